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

/** Then the browser posts the form natively. */
const loadTimeoutMs = 5_000;

/** Until the browser leaves the page. */
const nativePostTimeoutMs = 15_000;

/** DNS may fail right after the browser's `online` event. */
const reconnectDelayMs = 1_000;

/** After a failure, the next call tries again. */
async function loadSend() {
  connectToBackend();
  // Without the styles the result looks plain, but the inquiry is sent.
  void tryApplySiteStyles();
  // In its own task: evaluating everything at once would block a slow phone for too long.
  await import('./backend.ts');
  requestToasts();
  return import('./send.ts');
}

export function useInquiry(
  form: RefObject<HTMLFormElement | null>,
  type: InquiryType,
  fields: FormFields,
  draft: Pick<ReturnType<typeof useDraft>, 'idempotencyKey' | 'clear'>,
) {
  const [state, dispatch] = useReducer(reduce, idle);
  const openedAt = useRef(0);
  const isStarted = useRef(false);
  /** Not aborted on navigation: the visitor gets the result as a toast. */
  const sending = useRef<AbortController>(undefined);

  async function sendForm(element: HTMLFormElement): Promise<void> {
    const clickedAt = performance.now();
    const { signal } = (sending.current = new AbortController());
    const dispatchResult = (event: FormEvent) => !signal.aborted && dispatch(event);
    const timeout = new Promise<never>((_, reject) => {
      window.setTimeout(reject, loadTimeoutMs, new Error('The form code took too long to load'));
    });
    const code = await Promise.race([loadSend(), timeout]).catch(() => undefined);
    if (!code) return void dispatchResult({ type: navigator.onLine ? 'codeFailed' : 'offline' });
    try {
      await nextPaint();
      if (signal.aborted) return;
      const options = {
        key: draft.idempotencyKey(),
        openedAt: openedAt.current,
        clickedAt,
        signal,
        onRetry: () => dispatchResult({ type: 'retry' }),
      };
      const result = await code.send({ element, type, fields }, options);
      // Here, because the visitor may have navigated away before the state changes.
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
        postNatively(element, draft.idempotencyKey(), signal);
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

  // If this fails, submitting tries again.
  const loadEarly = () => void loadSend().catch(() => {});
  const start = useEffectEvent((element: HTMLFormElement) => {
    // If the page was loaded as a document, it opened before hydration.
    const isDocument = getDocumentUrl()?.pathname === window.location.pathname;
    openedAt.current = isDocument ? 0 : performance.now();
    // From now on our checks run, with the specified messages.
    element.setAttribute('novalidate', '');
    if (element.contains(document.activeElement)) loadEarly();
  });
  useEffect(() => {
    if (form.current) start(form.current);
    const restorePage = ({ persisted }: PageTransitionEvent) => persisted && dispatch({ type: 'postEnded' });
    window.addEventListener('pageshow', restorePage);
    return () => window.removeEventListener('pageshow', restorePage);
  }, [form]);

  const correct = async (element: HTMLFormElement, field: string) => {
    const { validateField } = await loadSend();
    dispatch({ type: 'correct', field, message: validateField({ element, type, fields }, field) });
  };

  return {
    state,
    restart: () => {
      sending.current?.abort();
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
        if (isTrusted && window.gtag && !isStarted.current) {
          isStarted.current = true;
          reportEvent('form_start', { form: type });
        }
        // Otherwise every keystroke would re-render the form.
        if (isSubmitting(state) || state.name === 'offline') {
          sending.current?.abort();
          dispatch({ type: 'edit' });
        }
        const field = getPayloadName(fields, (target as HTMLInputElement).name);
        if (form.current && getErrors(state)[field] !== undefined) void correct(form.current, field);
      },
    },
  };
}

function postNatively(form: HTMLFormElement, key: string, signal: AbortSignal) {
  const addKey = ({ formData }: FormDataEvent) => formData.set('idempotency_key', key);
  form.addEventListener('formdata', addKey, { once: true, signal });
  HTMLFormElement.prototype.submit.call(form);
}

/** The browser removes focus from a button that gets disabled. */
function returnFocus(form: HTMLFormElement) {
  if (document.activeElement === document.body)
    form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
}

function setAbortableTimeout(callback: () => void, delayMs: number, signal: AbortSignal) {
  const timer = window.setTimeout(callback, delayMs);
  signal.addEventListener('abort', () => window.clearTimeout(timer));
}

/** The timer covers background tabs, which aren't painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, 100);
  });
}
