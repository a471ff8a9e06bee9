import { useEffect, useRef } from 'react';
import { claims } from '#src/site/claims.ts';
import { provider } from '#src/site/provider.ts';
import type { SentInquiry } from './form-status.ts';

/**
 * The thank-you state. It is part of every form page and shown when the address names it, which is where the
 * function sends a browser that posted without JavaScript.
 * Where it accepted the inquiry but could not store the files, the address names the paragraph that says so.
 */
export function SentPanel({
  title,
  sent,
  className,
}: {
  title: string;
  sent: SentInquiry | undefined;
  className: string;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const isSent = sent !== undefined;
  useEffect(() => {
    if (!isSent) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'center' });
  }, [isSent]);
  return (
    <div ref={panel} className={className} id="sent" tabIndex={-1} data-shown={isSent ? '' : undefined}>
      <h3>{title}</h3>
      <p>{sent?.message ?? `Thank you. We will reply within ${claims.responseTime}.`}</p>
      <p id="files-lost">
        Your files could not be stored. Please send them to{' '}
        <a href={`mailto:${provider.email}`}>{provider.email}</a>; there is no need to send the form again.
      </p>
      {sent?.uploads}
    </div>
  );
}
