import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type FormFields, type InquiryType, getPayloadName } from '#shared/form-fields.ts';
import { reportEvent } from '#src/browser/analytics-events.ts';
import { getDocumentUrl } from '#src/browser/attribution.ts';
import { connectToBackend } from '#src/browser/resource-hints.ts';
import { requestToasts } from '#src/toasts/toast-request.ts';
import { tryApplySiteStyles } from '#src/theme/site-styles.ts';
import { removeReceipt } from './receipt.ts';
import { getErrors, type FormEvent, type FormState, idle, isSubmitting, reduce } from './state.ts';
import type { useDraft } from './use-draft.ts';

/** After this time without the form code, the browser posts the form. */
const loadTimeoutMs = 5_000;

/** Time for the browser to leave the page after a native post. Then the visitor can submit again. */
const nativePostTimeoutMs = 15_000;

/** DNS may fail right after the browser's `online` event. */
const reconnectDelayMs = 1_000;

/** Rejects if the code can't load; the next call tries again. */
async function loadSend() {
  connectToBackend();
  // Without the styles the result looks plain, but the inquiry is sent.
  void tryApplySiteStyles();
  // Loads supabase-js in a separate task, because one long task would block a slow phone.
  await import('./backend.ts');
  requestToasts();
  return import('./send.ts');
}

export function useInquiry(
  form: RefObject<HTMLFormElement | null>,
  type: InquiryType,
  fields: FormFields,
  draft: Pick<ReturnType<typeof useDraft>, 'getIdempotencyKey' | 'clear'>,
) {
  const [state, dispatch] = useReducer(reduce, idle);
  const openedAtMs = useRef(0);
  const hasReportedStart = useRef(false);
  /** Navigation doesn't abort sending. The visitor gets the result as a toast. */
  const sendController = useRef<AbortController>(undefined);

  async function sendForm(element: HTMLFormElement): Promise<void> {
    const clickedAtMs = performance.now();
    const { signal } = (sendController.current = new AbortController());
    const dispatchResult = (event: FormEvent) => !signal.aborted && dispatch(event);
    const timeout = new Promise<never>((_, reject) => {
      window.setTimeout(reject, loadTimeoutMs, new Error('The form code took too long to load'));
    });
    const sendModule = await Promise.race([loadSend(), timeout]).catch(() => undefined);
    if (!sendModule) return void dispatchResult({ type: navigator.onLine ? 'codeFailed' : 'offline' });
    try {
      await waitForPaint();
      if (signal.aborted) return;
      const options = {
        key: draft.getIdempotencyKey(),
        openedAtMs: openedAtMs.current,
        clickedAtMs,
        signal,
        onRetry: () => dispatchResult({ type: 'retry' }),
      };
      const result = await sendModule.send({ element, type, fields }, options);
      // Clears the draft here, not in an effect, because the visitor may have navigated away before the state changes.
      if (result?.type === 'accepted') draft.clear();
      if (result) dispatchResult(result);
    } catch (error) {
      reportError(error);
      dispatchResult({ type: 'codeFailed' });
    }
  }

  const enterState = useEffectEvent((name: FormState['name'], signal: AbortSignal) => {
    const element = form.current;
    if (!element) return;
    switch (name) {
      case 'sending':
        void sendForm(element);
        break;
      case 'failed':
        returnFocus(element);
        break;
      case 'offline': {
        returnFocus(element);
        const sendSoon = () =>
          setAbortableTimeout(() => dispatch({ type: 'online' }), reconnectDelayMs, signal);
        if (navigator.onLine) sendSoon();
        else window.addEventListener('online', sendSoon, { signal });
        break;
      }
      case 'native':
        postNatively(element, draft.getIdempotencyKey(), signal);
        setAbortableTimeout(() => dispatch({ type: 'postEnded' }), nativePostTimeoutMs, signal);
        break;
      default:
    }
  });
  const { name } = state;
  useEffect(() => {
    const controller = new AbortController();
    enterState(name, controller.signal);
    return () => controller.abort();
  }, [name]);

  // If loading fails, submitting tries again.
  const loadEarly = () => void loadSend().catch(() => {});
  const initializeForm = useEffectEvent((element: HTMLFormElement) => {
    // The first page opened before hydration.
    const isFirstPage = getDocumentUrl()?.pathname === window.location.pathname;
    openedAtMs.current = isFirstPage ? 0 : performance.now();
    // Turns off the browser's validation, so that ours shows the specified messages.
    element.setAttribute('novalidate', '');
    if (element.contains(document.activeElement)) loadEarly();
  });
  useEffect(() => {
    if (form.current) initializeForm(form.current);
    const handlePageShow = ({ persisted }: PageTransitionEvent) =>
      persisted && dispatch({ type: 'postEnded' });
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [form]);

  const revalidateField = async (element: HTMLFormElement, field: string) => {
    const { validateField } = await loadSend();
    dispatch({ type: 'correct', field, message: validateField({ element, type, fields }, field) });
  };

  return {
    state,
    restart: () => {
      sendController.current?.abort();
      removeReceipt(type);
      draft.clear();
      dispatch({ type: 'restart' });
      window.setTimeout(() =>
        form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus(),
      );
    },
    handlers: {
      onSubmit(event: SubmitEvent) {
        event.preventDefault();
        dispatch({ type: 'submit' });
      },
      onFocus: loadEarly,
      onPointerDown: loadEarly,
      onInput({ target, isTrusted }: { target: EventTarget; isTrusted: boolean }) {
        // A restored draft dispatches untrusted events. Consent may come later.
        if (isTrusted && window.gtag && !hasReportedStart.current) {
          hasReportedStart.current = true;
          reportEvent('form_start', { form: type });
        }
        // Dispatches only while sending, because every dispatch re-renders the form.
        if (isSubmitting(state) || state.name === 'offline') {
          sendController.current?.abort();
          dispatch({ type: 'edit' });
        }
        const field = getPayloadName(fields, (target as HTMLInputElement).name);
        if (form.current && getErrors(state)[field] !== undefined) void revalidateField(form.current, field);
      },
    },
  };
}

function postNatively(form: HTMLFormElement, key: string, signal: AbortSignal) {
  const addKey = ({ formData }: FormDataEvent) => formData.set('idempotency_key', key);
  form.addEventListener('formdata', addKey, { once: true, signal });
  HTMLFormElement.prototype.submit.call(form);
}

/** Browsers remove focus from a button that becomes disabled. */
function returnFocus(form: HTMLFormElement) {
  if (document.activeElement === document.body)
    form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
}

function setAbortableTimeout(callback: () => void, delayMs: number, signal: AbortSignal) {
  const timer = window.setTimeout(callback, delayMs);
  signal.addEventListener('abort', () => window.clearTimeout(timer));
}

/** Uses a timer too, because browsers don't paint background tabs. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, 100);
  });
}
