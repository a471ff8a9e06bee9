import type { FormFields, InquiryType } from '#shared/form-fields.ts';
import { connectToBackend } from '#src/browser/resource-hints.ts';
import { createStore } from '#src/browser/store.ts';
import { Draft } from './draft.ts';
import type { Submission } from './payload.ts';
import { type FormEvent, type FormState, idle, isSubmitting, reduce } from './state.ts';
import { dismissToast, loadToasts, showFailure, showOffline } from './toasts/toast-store.ts';

/** After this time without the form code, the browser posts the form. */
const loadTimeoutMs = 5_000;

/** Time for the browser to leave the page after a native post. Then the visitor can submit again. */
const nativePostTimeoutMs = 15_000;

/** DNS may fail right after the browser's `online` event. */
const reconnectDelayMs = 1_000;

/** Rejects if the code can't load; the next call tries again. */
export async function loadSend() {
  connectToBackend();
  // Loads supabase-js in a separate task, because one long task would block a slow phone.
  await import('./backend.ts');
  loadToasts();
  void import('./Receipt.tsx').catch(() => {});
  return import('./send.ts');
}

/** Sends a form's inquiry, on whichever page the visitor is. The form, the toasts and the receipt show its result. */
class InquiryStore {
  readonly state = createStore<FormState>(idle);
  readonly draft: Draft;
  readonly #type: InquiryType;
  /** The form, while its page is shown. */
  #form: HTMLFormElement | undefined;
  #controller = new AbortController();

  constructor(type: InquiryType) {
    this.#type = type;
    this.draft = new Draft(type);
  }

  readonly dispatch = (event: FormEvent): void => this.state.write(reduce(this.state.read(), event));

  /** Returns a function that detaches the form. After that, results appear only as toasts. */
  attach(form: HTMLFormElement, fields: FormFields): () => void {
    const detachDraft = this.draft.attach(form, fields);
    // After the draft, because restored answers aren't an edit.
    this.#form = form;
    const endNativePost = ({ persisted }: PageTransitionEvent) =>
      persisted && this.dispatch({ type: 'postEnded' });
    window.addEventListener('pageshow', endNativePost);
    return () => {
      this.#form = undefined;
      window.removeEventListener('pageshow', endNativePost);
      detachDraft();
      const { name } = this.state.read();
      if (name === 'offline') showOffline(this.#type);
      if (['invalid', 'failed', 'sent'].includes(name)) this.dispatch({ type: 'restart' });
    };
  }

  /** Also cancels the send. */
  discard(): void {
    this.#controller.abort();
    this.draft.clear();
    this.dispatch({ type: 'restart' });
  }

  /** Cancels the send. */
  edit(): void {
    const { name } = this.state.read();
    // The failure's toast would cover the notes beside the fields.
    if (this.#form && (name === 'invalid' || name === 'failed')) dismissToast();
    // Dispatches only while sending, because every dispatch re-renders the form.
    if (!this.#form || !['sending', 'offline', 'native'].includes(name)) return;
    this.#controller.abort();
    this.dispatch({ type: 'edit' });
  }

  submit(submission: Submission): void {
    if (isSubmitting(this.state.read())) return;
    this.dispatch({ type: 'submit' });
    void this.#send(submission);
  }

  async #send(submission: Submission): Promise<void> {
    const clickedAtMs = performance.now();
    this.#controller.abort();
    const { signal } = (this.#controller = new AbortController());
    const timeout = new Promise<never>((_, reject) => {
      window.setTimeout(reject, loadTimeoutMs, new Error('The form code took too long to load'));
    });
    try {
      const sendModule = await Promise.race([loadSend(), timeout]).catch(() => undefined);
      if (signal.aborted) return;
      if (!sendModule) {
        if (navigator.onLine) this.#postNatively(signal);
        else this.#waitForConnection(submission, signal);
        return;
      }
      await waitForPaint();
      if (signal.aborted) return;
      const onRetry = () => !signal.aborted && this.dispatch({ type: 'retry' });
      const result = await sendModule.send(submission, { clickedAtMs, signal, onRetry });
      if (!result) return;
      if (result.type === 'offline') return this.#waitForConnection(submission, signal);
      if (result.type === 'accepted') this.draft.clear();
      this.dispatch(result);
      if (result.type === 'accepted' && !this.#form) this.dispatch({ type: 'restart' });
    } catch (error) {
      reportError(error);
      if (!signal.aborted) this.#postNatively(signal);
    }
  }

  #waitForConnection(submission: Submission, signal: AbortSignal): void {
    this.dispatch({ type: 'offline' });
    if (!this.#form) showOffline(this.#type);
    const sendSoon = () => {
      setAbortableTimeout(
        () => {
          this.dispatch({ type: 'online' });
          void this.#send(submission);
        },
        reconnectDelayMs,
        signal,
      );
    };
    if (navigator.onLine) sendSoon();
    else window.addEventListener('online', sendSoon, { signal });
  }

  /** The form code can't load or has a bug. Without the form, the visitor must send it again. */
  #postNatively(signal: AbortSignal): void {
    if (!this.#form) {
      showFailure(this.#type, new Error('The form code can’t load'));
      return this.dispatch({ type: 'failed', reason: 'noResponse' });
    }
    this.dispatch({ type: 'fallBackToNative' });
    setAbortableTimeout(() => this.dispatch({ type: 'postEnded' }), nativePostTimeoutMs, signal);
    HTMLFormElement.prototype.submit.call(this.#form);
  }
}

export const inquiryStores: Readonly<Record<InquiryType, InquiryStore>> = {
  contact: new InquiryStore('contact'),
  rfp: new InquiryStore('rfp'),
};

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
