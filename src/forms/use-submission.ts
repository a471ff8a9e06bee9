import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { InquiryType } from '#shared/inquiry-schema.ts';
import { loadSiteStyles } from '#src/theme/site-styles.ts';
import { noErrors } from './form-errors.ts';
import type { DraftKeeper } from './draft/use-draft.ts';
import { type FormStatus, idleStatus } from './form-status.ts';

/** The client first and by itself: evaluated in one task with the rest, it would be felt on a slow phone. */
const importSubmission = async () => {
  // Without them the messages are plain; the inquiry is sent all the same.
  loadSiteStyles().catch(() => {});
  await import('./submission/backend.ts');
  return import('./submission/submit-inquiry.ts');
};

let loading: ReturnType<typeof importSubmission> | undefined;

/** Everything that checks and sends (zod, supabase-js, the sanitizer, the toasts), fetched at the first touch of a form. */
function loadSubmission() {
  loading ??= importSubmission().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const prepare = () =>
  void loadSubmission().then(
    ({ prepareSubmission }) => prepareSubmission(),
    () => {},
  );

/** When the visitor got to see the form, on the clock of `performance.now`. */
const openedWithDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
};

/** The states of a form and what moves between them (specification section 4). */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  type: InquiryType,
  draft: DraftKeeper,
) {
  const [status, setStatus] = useState<FormStatus>(idleStatus);
  const attempt = useRef<AbortController>(undefined);
  const openedAt = useRef(0);

  useEffect(() => {
    openedAt.current = openedWithDocument() ? 0 : performance.now();
    const element = form.current;
    if (!element) return undefined;
    // From here on our own checks answer, in the specified words.
    element.setAttribute('novalidate', '');
    // Touched before the take-over.
    if (element.contains(document.activeElement)) prepare();
    return () => attempt.current?.abort();
  }, [form]);

  const show = (change: Partial<FormStatus>) => setStatus((shown) => ({ ...shown, ...change }));

  const stop = () => {
    attempt.current?.abort();
    attempt.current = undefined;
    show({ isSending: false, delay: 'unsent' });
  };

  const submit = async () => {
    const element = form.current;
    if (!element || status.isSending) return;
    attempt.current?.abort();
    const { signal } = (attempt.current = new AbortController());
    show({ isSending: true, errors: noErrors, delay: undefined });
    await nextPaint();
    const submission = await loadSubmission().catch(() => undefined);
    if (signal.aborted) return;
    if (!submission) return postNatively(element, draft.key());
    await submission.submitInquiry({ type, form: element, draft, openedAt: openedAt.current, signal, show });
  };

  return {
    status,
    /** Sends at once what is being tried again. */
    submit: () => void submit(),
    stop,
    handlers: {
      onSubmit(event: SubmitEvent) {
        event.preventDefault();
        void submit();
      },
      onFocus: prepare,
      onPointerDown: prepare,
      onInput() {
        prepare();
        // What is being tried again is no longer what the visitor wants to say.
        if (status.delay && status.delay !== 'unsent' && !status.isSending) stop();
      },
    },
  };
}

/** The button says "Submitting..." before the work begins. A page in the background isn't painted, hence the timer. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, 100);
  });
}

/** The way the form works without JavaScript, for when the rest of ours can't be had. */
function postNatively(form: HTMLFormElement, key: string) {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = 'idempotency_key';
  input.value = key;
  form.append(input);
  HTMLFormElement.prototype.submit.call(form);
}
