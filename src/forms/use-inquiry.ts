import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type FormFields, type InquiryType, payloadName } from '#shared/form-fields.ts';
import { reportEvent } from '#src/browser/analytics-events.ts';
import { connectToBackend } from '#src/browser/resource-hints.ts';
import { requestNotifications } from '#src/notifications/notification-request.ts';
import { loadSiteStyles } from '#src/theme/site-styles.ts';
import { removeReceipt } from './receipt.ts';
import { errorsOf, type FormEvent, type FormState, idle, isSubmitting, reduce } from './state.ts';
import type { useDraft } from './use-draft.ts';

/** How long a visitor waits for the code that sends, in milliseconds. Then the browser posts the form. */
const loadTimeoutMs = 5_000;

/** Fetches the code that checks and sends, and what shows the result. After a failure, the next call tries again. */
async function loadSend() {
  connectToBackend();
  // Without the styles the result looks plain, but the inquiry is sent.
  void loadSiteStyles();
  // First and in its own task, because evaluating it together with the rest would block a slow phone for too long.
  await import('./backend.ts');
  requestNotifications();
  return import('./send.ts');
}

/** Runs the states of a form: their side effects, and the events of the visitor and the browser. */
export function useInquiry(
  form: RefObject<HTMLFormElement | null>,
  type: InquiryType,
  fields: FormFields,
  draft: Pick<ReturnType<typeof useDraft>, 'idempotencyKey' | 'clear'>,
) {
  const [state, dispatch] = useReducer(reduce, idle);
  const openedAt = useRef(0);
  const isStarted = useRef(false);

  /** Loads the code that sends, and runs it. After an edit the signal aborts, and the result doesn't count. */
  async function sendForm(element: HTMLFormElement, signal: AbortSignal): Promise<void> {
    const clickedAt = performance.now();
    const dispatchResult = (event: FormEvent) => !signal.aborted && dispatch(event);
    const timeout = new Promise<never>((_, reject) => {
      window.setTimeout(reject, loadTimeoutMs, new Error('The code that sends took too long to load'));
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
      if (result) dispatchResult(result);
    } catch (error) {
      reportError(error);
      dispatchResult({ type: 'codeFailed' });
    }
  }

  /** Runs the side effects of a state. The signal aborts when the form leaves the state. */
  const enterState = useEffectEvent((name: FormState['name'], signal: AbortSignal) => {
    const element = form.current;
    if (!element) return;
    switch (name) {
      case 'sending':
        void sendForm(element, signal);
        break;
      case 'failed':
        returnFocus(element);
        break;
      case 'offline': {
        returnFocus(element);
        const sendAgain = () => dispatch({ type: 'online' });
        if (navigator.onLine) sendAgain();
        else window.addEventListener('online', sendAgain, { signal });
        break;
      }
      case 'native':
        postNatively(element, draft.idempotencyKey(), signal);
        break;
      case 'sent':
        draft.clear();
        break;
      default:
    }
  });
  const { name } = state;
  useEffect(() => {
    const leaving = new AbortController();
    enterState(name, leaving.signal);
    return () => leaving.abort();
  }, [name]);

  // What can't be fetched now is fetched again on submit.
  const loadEarly = () => void loadSend().catch(() => {});
  const start = useEffectEvent((element: HTMLFormElement) => {
    openedAt.current = openedWithDocument() ? 0 : performance.now();
    // From now on our checks run instead of the browser's, with the specified messages.
    element.setAttribute('novalidate', '');
    // The visitor touched the form before hydration.
    if (element.contains(document.activeElement)) loadEarly();
  });
  useEffect(() => {
    if (form.current) start(form.current);
    const restorePage = ({ persisted }: PageTransitionEvent) =>
      persisted && dispatch({ type: 'pageRestored' });
    window.addEventListener('pageshow', restorePage);
    return () => window.removeEventListener('pageshow', restorePage);
  }, [form]);

  /** Updates the message of a field that was wrong. */
  const correct = async (element: HTMLFormElement, field: string) => {
    const { problemOf } = await loadSend();
    dispatch({ type: 'correct', field, message: problemOf({ element, type, fields }, field) });
  };

  return {
    state,
    /** Shows the empty form instead of the receipt. */
    restart: () => {
      removeReceipt(type);
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
        // A restored draft sends untrusted events. Consent may come later.
        if (isTrusted && window.gtag && !isStarted.current) {
          isStarted.current = true;
          reportEvent('form_start', { form: type });
        }
        // Only then, so that otherwise no keystroke renders the form.
        if (isSubmitting(state) || state.name === 'offline') dispatch({ type: 'edit' });
        const field = payloadName(fields, (target as HTMLInputElement).name);
        if (form.current && errorsOf(state)[field] !== undefined) void correct(form.current, field);
      },
    },
  };
}

/** Whether the browser loaded the form's page as a document. Otherwise the visitor reached it inside the app. */
const openedWithDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
};

/** Lets the browser post the form as without JavaScript. */
function postNatively(form: HTMLFormElement, key: string, signal: AbortSignal) {
  const addKey = ({ formData }: FormDataEvent) => formData.set('idempotency_key', key);
  form.addEventListener('formdata', addKey, { once: true, signal });
  HTMLFormElement.prototype.submit.call(form);
}

/** Focuses the submit button, because the browser takes the focus from a button that is disabled during a call. */
function returnFocus(form: HTMLFormElement) {
  if (document.activeElement === document.body)
    form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
}

/** Waits until the button says "Submitting...". The timer is for pages in the background, which aren't painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, 100);
  });
}
