import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { provider } from '#src/site/provider.ts';
import callout from './Callout.module.css';
import { type FailureReason, type FormState, isSubmitting } from './state.ts';

/** Shows the form's state below the button, and scrolls so that no toast covers it. */
export function StateNotice({ state }: { state: FormState }) {
  const region = useRef<HTMLDivElement>(null);
  const notice = getNotice(state);
  useEffect(() => {
    if (notice && !isSubmitting(state))
      region.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [notice, state]);
  // This element is always rendered, because screen readers only announce changes inside an existing live region.
  return (
    <div ref={region} role="status">
      {notice && (
        // The key replaces the paragraph, because a translation may have moved its texts.
        <p key={notice[0]} className={clsx(callout.root, state.name === 'failed' && callout.failure)}>
          <b>{notice[0]}</b> {notice[1]}
        </p>
      )}
    </div>
  );
}

type Notice = readonly [string, string];

function getNotice(state: FormState): Notice | undefined {
  switch (state.name) {
    case 'idle':
      return state.wasStopped ? stoppedNotice : undefined;
    case 'sending':
      return state.isRetry ? retryNotice : undefined;
    case 'offline':
      return offlineNotice;
    case 'failed':
      return failureNotices[state.reason];
    default:
      return undefined;
  }
}

const stoppedNotice: Notice = ['Not sent yet.', 'You edited the form. Submit it again when you’re ready.'];

const retryNotice: Notice = ['Still sending…', 'The first attempt got no answer, so we’re trying again.'];

const offlineNotice: Notice = [
  'You’re offline.',
  'Your answers are still here. Keep this page open, and we’ll send them when you’re back online.',
];

const failureNotices: Readonly<Record<FailureReason, Notice>> = {
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
