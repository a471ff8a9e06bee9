import { wait } from '#src/browser/wait.ts';
import { type FormFields, getPayloadName, type InquiryType } from '#src/inquiry/form-fields.ts';
import { getDocumentUrl } from '#src/browser/document-url.ts';
import { getLoadedPage } from '#src/browser/page-modules.ts';
import { connectToBackend } from '#src/browser/resource-hints.ts';
import { createStore, type Store } from '#src/browser/store.ts';
import { listAskedFields, readAskedAnswers } from './form-controls.ts';
import { Draft, type DraftState } from './draft.ts';
import { chooseTopic, hasChosenTopic, parseInquiryTopic } from './inquiry-topic.ts';
import {
  type FileUpload,
  readReceipt,
  type KeptReceipt,
  removeReceipt,
  writeReceipt,
} from './kept-receipt.ts';
import type { Submission } from './payload.ts';
import type { SendResult } from './send.ts';
import { isSubmitting, type Status } from './status.ts';
import { dismissToast, loadToasts, showFailure, showOffline } from './toasts/toast-store.ts';

interface InquiryState {
  readonly status: Status;
  readonly draft: DraftState;
  /** Changes when the form needs new, empty fields. */
  readonly formKey: number;
  readonly receipt?: KeptReceipt | undefined;
}

const idle: Status = { name: 'idle' };

/** The state of the prerendered page. */
export const initialState: InquiryState = { status: idle, draft: 'none', formKey: 0 };

/** After this time without the form code, the browser posts the form. */
const loadTimeoutMs = 5_000;

/** Time for a native post to leave the page. Then the visitor can submit again. */
const nativePostTimeoutMs = 15_000;

/** DNS may fail right after the browser's `online` event. */
const reconnectDelayMs = 1_000;

/** Rejects if the code can't load. */
export async function loadSend() {
  connectToBackend();
  // A separate task, because one long task would block a slow phone.
  await import('./backend.ts');
  loadToasts();
  void import('./Receipt.tsx').catch(() => {});
  return import('./send.ts');
}

/**
 * One form's draft, submission and receipt, on whichever page the visitor is.
 *
 *     idle ── submit ──▶ sending ─────────────▶ sent      with the receipt
 *      ▲                 │  │  ├──────────────▶ invalid
 *      └──── stopped ◀───┘  │  ├──────────────▶ failed    no response within 15 seconds, or a rejection
 *             edit          │  └──────────────▶ native
 *                           └── offline ── online ──▶ sending
 *
 * The next submission, an edit and a discard abort a submission, which then doesn't change the status.
 */
class FormInquiry {
  readonly state: Store<InquiryState>;
  readonly #type: InquiryType;
  readonly #draft: Draft;
  #form: HTMLFormElement | undefined;
  #linked: { readonly form: HTMLFormElement; readonly formKey: number } | undefined;
  #openedAtMs = 0;
  #controller = new AbortController();

  constructor(type: InquiryType) {
    this.#type = type;
    this.state = createStore<InquiryState>({ ...initialState, receipt: readReceipt(type) });
    this.#draft = new Draft(type, (draft) => this.#update({ draft }));
  }

  /** Restores and saves the draft until the returned function is called. After that, results appear only as toasts. */
  attach(form: HTMLFormElement, fields: FormFields, search: string): () => void {
    // The first page opened before hydration.
    const isFirstPage = getDocumentUrl()?.pathname === window.location.pathname;
    this.#openedAtMs = isFirstPage ? 0 : performance.now();
    const detachDraft = this.#draft.attach(form, fields, search);
    // After the draft, because restored answers aren't an edit.
    this.#form = form;
    const endNativePost = ({ persisted }: PageTransitionEvent) => {
      if (persisted && this.state.read().status.name === 'native') this.#update({ status: idle });
    };
    window.addEventListener('pageshow', endNativePost);
    return () => {
      this.#form = undefined;
      window.removeEventListener('pageshow', endNativePost);
      detachDraft();
      const { name } = this.state.read().status;
      if (name === 'offline') showOffline(this.#type);
      if (['invalid', 'failed', 'sent'].includes(name)) this.#update({ status: idle });
    };
  }

  /**
   * Fills in the link's topic, unless the visitor wrote the draft under this link or chose a topic before hydration.
   * Call again when the form gets new fields.
   */
  followLink(form: HTMLFormElement, search: string, formKey: number): void {
    const link = parseInquiryTopic(search);
    const isUnderLink = this.#draft.follow(search);
    const isNew = this.#linked?.form !== form || this.#linked.formKey !== formKey;
    const isChosen = isNew && hasChosenTopic(form);
    this.#linked = { form, formKey };
    if (link.intent && !isUnderLink && !isChosen) chooseTopic(form, link);
    // The form's labels follow the topic.
    form.querySelector('[name=topic]:checked')?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Call when the input with this name changes. Ends the sending, and checks a wrong answer again. */
  edit(input: string, fields: FormFields, isByVisitor: boolean): void {
    const { status } = this.state.read();
    if (!this.#form) return;
    void this.#checkAgain(this.#form, input, fields);
    if (!isByVisitor) return;
    // The failure's toast would cover the notes beside the fields.
    if (status.name === 'invalid' || status.name === 'failed') dismissToast();
    if (!isSubmitting(status) && status.name !== 'offline') return;
    this.#controller.abort();
    this.#update({ status: { name: status.name === 'native' ? 'idle' : 'stopped' } });
  }

  /** @throws if an answer can't be read, so that the browser posts the form */
  submit(form: HTMLFormElement, fields: FormFields): void {
    if (isSubmitting(this.state.read().status)) return;
    void this.#send({
      type: this.#type,
      fields: listAskedFields(form, fields),
      answers: readAskedAnswers(form),
      key: this.#draft.getKey(),
      openedAtMs: this.#openedAtMs,
    });
  }

  discard(): void {
    this.#controller.abort();
    this.#renew({ status: idle });
  }

  /** Keeps the draft, which is newer than the receipt. */
  startNewForm(): void {
    removeReceipt(this.#type);
    this.#update({ status: idle, receipt: undefined });
  }

  async #send(submission: Submission): Promise<void> {
    this.#controller.abort();
    const { signal } = (this.#controller = new AbortController());
    try {
      for (;;) {
        this.#update({ status: { name: 'sending' } });
        const result = await this.#callOnce(submission, signal);
        if (!result || signal.aborted) return;
        if (result.name === 'native') return this.#postNatively(signal);
        if (result.name !== 'offline') return this.#finish(result);
        await this.#waitForConnection(signal);
        if (signal.aborted) return;
      }
    } catch (error) {
      reportError(error);
      if (!signal.aborted) this.#postNatively(signal);
    }
  }

  /** Returns undefined if the signal was aborted. */
  async #callOnce(
    submission: Submission,
    signal: AbortSignal,
  ): Promise<SendResult | { readonly name: 'native' } | undefined> {
    const clickedAtMs = performance.now();
    const timeout = new Promise<undefined>((resolve) => window.setTimeout(resolve, loadTimeoutMs));
    const sendModule = await Promise.race([loadSend(), timeout]).catch(() => undefined);
    if (!sendModule) return { name: navigator.onLine ? 'native' : 'offline' };
    await waitForPaint();
    if (signal.aborted) return undefined;
    return sendModule.send(submission, {
      clickedAtMs,
      signal,
      onRetry: () => signal.aborted || this.#update({ status: { name: 'retrying' } }),
      onUpload: (time, uploads) => this.#changeUploads(time, uploads),
    });
  }

  #finish(result: Exclude<SendResult, { readonly name: 'offline' }>): void {
    if (result.name !== 'sent') return this.#update({ status: result });
    const { receipt } = result;
    writeReceipt(this.#type, receipt);
    this.#renew({ status: this.#form ? { name: 'sent' } : idle, receipt });
  }

  /** Another inquiry may have replaced the receipt. */
  #changeUploads(time: Date, uploads: readonly FileUpload[]): void {
    const { receipt } = this.state.read();
    if (receipt?.time !== time) return;
    const changed = { ...receipt, uploads };
    writeReceipt(this.#type, changed);
    this.#update({ receipt: changed });
  }

  /** Leaving the page asks first, because the page promises to send the inquiry. */
  async #waitForConnection(signal: AbortSignal): Promise<void> {
    this.#update({ status: { name: 'offline' } });
    if (!this.#form) showOffline(this.#type);
    const waiting = new AbortController();
    const options = { signal: waiting.signal };
    signal.addEventListener('abort', () => waiting.abort());
    window.addEventListener('beforeunload', (event) => event.preventDefault(), options);
    document.addEventListener('click', (event) => this.#stayOnPage(event), { capture: true, ...options });
    if (!navigator.onLine)
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, options);
        waiting.signal.addEventListener('abort', resolve);
      });
    waiting.abort();
    await wait(reconnectDelayMs);
  }

  /** Offline, a link to a page whose code isn't loaded would end in the browser's error page. */
  #stayOnPage(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    const isLost = link?.origin === window.location.origin && !getLoadedPage(link.pathname);
    if (!isLost) return;
    event.preventDefault();
    showOffline(this.#type);
  }

  /** Without the form, the visitor must send it again. */
  #postNatively(signal: AbortSignal): void {
    if (!this.#form) {
      showFailure(this.#type, new Error('The form code can’t load'));
      return this.#update({ status: { name: 'failed', reason: 'noResponse' } });
    }
    this.#update({ status: { name: 'native' } });
    const endPost = () => signal.aborted || this.#update({ status: idle });
    window.setTimeout(endPost, nativePostTimeoutMs);
    HTMLFormElement.prototype.submit.call(this.#form);
  }

  async #checkAgain(form: HTMLFormElement, input: string, fields: FormFields): Promise<void> {
    const field = getPayloadName(fields, input);
    // Another topic may ask other questions.
    const isAffected = (name: string) => input === 'topic' || name === field;
    const { status: before } = this.state.read();
    if (before.name !== 'invalid' || !Object.keys(before.errors).some(isAffected)) return;
    const sendModule = await loadSend().catch(() => undefined);
    const { status } = this.state.read();
    if (!sendModule || status.name !== 'invalid') return;
    const messages = sendModule.checkAnswers(listAskedFields(form, fields), readAskedAnswers(form));
    const errors = Object.entries(status.errors).flatMap(([name, message]) => {
      const next = isAffected(name) ? messages[name] : message;
      return next === undefined ? [] : [[name, next] as const];
    });
    this.#update({
      status: errors.length > 0 ? { name: 'invalid', errors: Object.fromEntries(errors) } : idle,
    });
  }

  #renew(change: Partial<InquiryState>): void {
    this.#draft.clear();
    this.#update({ ...change, formKey: this.state.read().formKey + 1 });
  }

  #update(change: Partial<InquiryState>): void {
    this.state.write({ ...this.state.read(), ...change });
  }
}

export const inquiries: Readonly<Record<InquiryType, FormInquiry>> = {
  contact: new FormInquiry('contact'),
  rfp: new FormInquiry('rfp'),
};

/** Browsers don't paint background tabs. */
const waitForPaint = () =>
  Promise.race([
    new Promise((resolve) => window.requestAnimationFrame(() => void wait(0).then(resolve))),
    wait(100),
  ]);
