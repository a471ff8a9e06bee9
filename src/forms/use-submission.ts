import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FormFields } from '#shared/form-fields.ts';
import type { InquiryType } from '#shared/forms.ts';
import { connectToBackend } from '#src/loading/resource-hints.ts';
import { loadSiteStyles } from '#src/theme/site-styles.ts';
import { noErrors } from './form-errors.ts';
import type { DraftKeeper } from './draft/use-draft.ts';
import { type Delay, type FormStatus, idleStatus } from './form-status.ts';
import { loadReceipt } from './receipt/load-receipt.ts';
import { silence } from './submission/retry-policy.ts';

/** Imports the backend client first and by itself: evaluated in one task with the rest, it would block a slow phone. */
const importSubmission = async () => {
  // Without the styles the messages are plain; the inquiry is sent all the same.
  loadSiteStyles().catch(() => {});
  await import('./submission/backend.ts');
  loadReceipt().catch(() => {});
  return import('./submission/submit-inquiry.ts');
};

let loading: ReturnType<typeof importSubmission> | undefined;

/**
 * Fetches the code that checks and sends (zod, supabase-js, the sanitizer, the notifications) at the first touch of a form.
 */
function loadSubmission() {
  loading ??= importSubmission().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const prepare = () => {
  connectToBackend();
  void loadSubmission().then(
    ({ prepareSubmission }) => prepareSubmission(),
    () => {},
  );
};

/** Whether the form was in the document that was opened; otherwise a navigation in the app has brought it. */
const openedWithDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
};

/**
 * The states of a form and what moves between them (specification section 4). A submission is sent until it is
 * accepted, refused, left unanswered for too long, or stopped by the visitor; after that nothing goes on by itself.
 * Meanwhile the button says "Submitting..." and, if no answer comes, a note beside it says what is being tried.
 */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  type: InquiryType,
  fields: FormFields,
  draft: DraftKeeper,
) {
  const [status, setStatus] = useState<FormStatus>(idleStatus);
  const attempt = useRef<AbortController>(undefined);
  const openedAt = useRef(0);

  useEffect(() => {
    openedAt.current = openedWithDocument() ? 0 : performance.now();
    const element = form.current;
    if (!element) return undefined;
    // From here on our own checks answer, in the words of the specification.
    element.setAttribute('novalidate', '');
    // The visitor has touched the form before hydration.
    if (element.contains(document.activeElement)) prepare();
    return () => attempt.current?.abort();
  }, [form]);

  const show = (change: Partial<FormStatus>) => setStatus((shown) => ({ ...shown, ...change }));

  const stop = () => {
    attempt.current?.abort();
    show({ isSending: false, delay: 'unanswered' });
  };

  const start = async (delay?: Delay) => {
    const element = form.current;
    if (!element) return;
    attempt.current?.abort();
    const { signal } = (attempt.current = new AbortController());
    show({ isSending: true, errors: noErrors, delay });
    // Runs from the click, whatever keeps the visitor waiting: fetching the code, preparing the call, or the call.
    const timer = window.setTimeout(() => show({ delay: 'trying' }), silence);
    const forgetTimer = () => window.clearTimeout(timer);
    signal.addEventListener('abort', forgetTimer);
    await nextPaint();
    const submission = await loadSubmission().catch(() => undefined);
    if (signal.aborted) return;
    if (!submission) return postNatively(element, draft.key());
    await submission.submitInquiry({
      type,
      fields,
      form: element,
      draft,
      openedAt: openedAt.current,
      signal,
      show(change) {
        forgetTimer();
        show(change);
      },
    });
  };

  return {
    status,
    /** Makes the next attempt at once and keeps the note about it. */
    tryNow: () => void start(status.delay),
    stop,
    /** Replaces the receipt by the empty form. */
    restart: () => {
      show({ sent: undefined });
      window.setTimeout(() =>
        form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus(),
      );
    },
    handlers: {
      onSubmit(event: SubmitEvent) {
        event.preventDefault();
        if (!status.isSending) void start();
      },
      onFocus: prepare,
      onPointerDown: prepare,
      onInput() {
        prepare();
        // The visitor is changing the words, so the old ones must not be sent again.
        if (status.isSending && status.delay) stop();
      },
    },
  };
}

/** Waits until the button says "Submitting...". A page in the background isn't painted, hence the timer. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, 100);
  });
}

/** Posts the form as it works without JavaScript, for when the code that sends can't be fetched. */
function postNatively(form: HTMLFormElement, key: string) {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = 'idempotency_key';
  input.value = key;
  form.append(input);
  HTMLFormElement.prototype.submit.call(form);
}
