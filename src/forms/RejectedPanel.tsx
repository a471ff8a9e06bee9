import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormFields } from '#src/inquiry/form-fields.ts';
import { getRejectionAnchor, rejectionQuery } from '#src/inquiry/function-api.ts';
import { useIsHydrated } from '#src/browser/use-is-hydrated.ts';
import { provider } from '#src/site/provider.ts';
import callout from './Callout.module.css';
import styles from './RejectedPanel.module.css';

/** Shows the errors of a native post: without script the anchor's, after hydration all in the query. */
export function RejectedPanel({ fields }: { fields: FormFields }) {
  const { search } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const query = useIsHydrated() ? new URLSearchParams(search).get(rejectionQuery) : null;
  const causes = query?.split(',') ?? [];
  useEffect(() => {
    // Hydration adds paragraphs that move the panel out of view.
    if (query !== null) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [query]);
  const getParagraphProps = (cause: string) => ({
    id: getRejectionAnchor(cause),
    ...(causes.includes(cause) && { 'data-shown': '' }),
  });
  return (
    <div ref={panel} className={clsx(callout.root, callout.failure, styles.root)}>
      <b>Your form hasn’t been sent yet</b>
      {Object.entries(fields).map(([name, field]) => (
        <p key={name} {...getParagraphProps(name)}>
          {'message' in field && field.message ? `${field.message}.` : `Please review “${field.label}”.`}
        </p>
      ))}
      <p {...getParagraphProps('later')}>Please try again later.</p>
      <p {...getParagraphProps('other')}>{`Please try again, or email ${provider.email}.`}</p>
      <p>Go back to the form. Your answers are still there.</p>
    </div>
  );
}
