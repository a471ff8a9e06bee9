import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { provider } from '#src/site/provider.ts';
import callout from './Callout.module.css';
import { isSubmitting, type Status } from './status.ts';

/** Scrolls so that no toast covers the notice. */
export function StatusNotice({ status }: { status: Status }) {
  const region = useRef<HTMLDivElement>(null);
  const notice = notices[status.name === 'failed' ? status.reason : status.name];
  useEffect(() => {
    if (!notice || isSubmitting(status)) return;
    region.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    // Browsers remove focus from a button that becomes disabled.
    if (document.activeElement === document.body)
      region.current
        ?.closest('form')
        ?.querySelector<HTMLElement>('[type=submit]')
        ?.focus({ preventScroll: true });
  }, [notice, status]);
  // Always rendered, because screen readers announce only changes inside an existing live region.
  return (
    <div ref={region} role="status">
      {notice && (
        // A translation may have moved the texts, so the key replaces the paragraph.
        <p key={notice[0]} className={clsx(callout.root, status.name === 'failed' && callout.failure)}>
          <b>{notice[0]}</b> {notice[1]}
        </p>
      )}
    </div>
  );
}

const notices: Readonly<Record<string, readonly [string, string]>> = {
  stopped: ['Not sent yet.', 'You edited the form. Submit it again when you’re ready.'],
  retrying: ['Still sending…', 'The first attempt failed, so we’re trying again.'],
  offline: [
    'You’re offline.',
    'Your answers are still here. Keep this page open, and we’ll send them when you’re back online.',
  ],
  noResponse: [
    'Our server didn’t respond.',
    'Your answers are still here, and submitting again won’t create a duplicate.',
  ],
  busy: [
    'Our server is temporarily unavailable.',
    'Your answers are still here. Please try again in a few minutes.',
  ],
  rejected: [
    'We couldn’t accept your submission.',
    `Your answers are still here. Please try again, or email ${provider.email}.`,
  ],
};
