import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FormFields, InquiryType } from '#shared/form-fields.ts';
import type { DraftKeeper } from './draft/draft-keeper.ts';
import { type FormStatus, idleStatus, noErrors, type Notice, noticeDelay } from './form-state.ts';
import { forgetReceipt, keptReceipt } from './receipt/kept-receipt.ts';
import { awaitSubmission, prepareSubmission, type SubmissionCode } from './submission/load-submission.ts';

/** Whether the browser loaded the form's page as a document. Otherwise the visitor reached it inside the app. */
const openedWithDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
};

/**
 * The states of a form and the handlers that change them (specification section 4). An inquiry is sent until it is
 * accepted, refused, unanswered for too long, or stopped by the visitor. Meanwhile the button says "Submitting...", and
 * if no answer comes, a note beside it says what is being tried.
 */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  type: InquiryType,
  fields: FormFields,
  draft: DraftKeeper,
) {
  const [status, setStatus] = useState<FormStatus>(idleStatus);
  const [code, setCode] = useState<SubmissionCode>();
  const attempt = useRef<AbortController>(undefined);
  const openedAt = useRef(0);

  useEffect(() => {
    openedAt.current = openedWithDocument() ? 0 : performance.now();
    const element = form.current;
    if (!element) return undefined;
    // From now on our own checks answer instead of the browser's, in the specified words.
    element.setAttribute('novalidate', '');
    queueMicrotask(() => setStatus((shown) => ({ ...shown, sent: keptReceipt(type) })));
    // The visitor touched the form before hydration.
    if (element.contains(document.activeElement)) prepareSubmission();
    return () => attempt.current?.abort();
  }, [form, type]);

  const show = (change: Partial<FormStatus>) => setStatus((shown) => ({ ...shown, ...change }));

  const stop = (notice: Notice) => {
    attempt.current?.abort();
    show({ isSending: false, notice });
  };

  /** Lets the browser post the form as without JavaScript, because the code that sends failed or can't be fetched. */
  const postNatively = (element: HTMLFormElement, signal: AbortSignal) => {
    // A page that comes back as it was left (HTML standard, back/forward cache) would say "Submitting..." for ever.
    const showReturned = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      attempt.current?.abort();
      setStatus(idleStatus);
    };
    window.addEventListener('pageshow', showReturned, { signal });
    const addKey = ({ formData }: FormDataEvent) => formData.set('idempotency_key', draft.key());
    element.addEventListener('formdata', addKey, { once: true });
    HTMLFormElement.prototype.submit.call(element);
  };

  const start = async (notice?: Notice) => {
    const element = form.current;
    if (!element) return;
    attempt.current?.abort();
    const { signal } = (attempt.current = new AbortController());
    show({ isSending: true, errors: noErrors, notice });
    // Starts with the click, whatever keeps the visitor waiting: fetching the code, preparing the call, or the call.
    const timer = window.setTimeout(() => show({ notice: 'trying' }), noticeDelay);
    const forgetTimer = () => window.clearTimeout(timer);
    signal.addEventListener('abort', forgetTimer);
    await nextPaint();
    const submission = await awaitSubmission(signal, () => {
      forgetTimer();
      show({ notice: 'offline' });
    });
    if (signal.aborted) return;
    if (!submission) return postNatively(element, signal);
    setCode(submission);
    let isAnswered = false;
    try {
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
        onAnswer: () => (isAnswered = true),
      });
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      // A defect of ours must not keep an inquiry back: the browser posts it by itself, unless there was an answer.
      if (!isAnswered) postNatively(element, signal);
    }
  };

  return {
    status,
    /** Fetched with the code that sends, because no form needs it before. */
    ErrorSummary: code?.ErrorSummary,
    /** Makes the next attempt now and keeps the notice; without the code that sends, the browser makes it. */
    tryNow: () => {
      if (code) void start(status.notice);
      else if (form.current && attempt.current) postNatively(form.current, attempt.current.signal);
    },
    stop: () => stop('unanswered'),
    /** Shows the empty form instead of the receipt. */
    restart: () => {
      forgetReceipt(type);
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
      onFocus: prepareSubmission,
      onPointerDown: prepareSubmission,
      onInput() {
        prepareSubmission();
        // The visitor is changing the text, so the old one must not be sent again.
        if (status.isSending) stop('edited');
      },
    },
  };
}

/** Waits until the button says "Submitting...". The timer is for pages in the background, which aren't painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, 100);
  });
}
