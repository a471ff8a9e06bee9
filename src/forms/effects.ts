/** What each state of a form asks for: fetching code, checking, calling, waiting, uploading, and what the visitor is told. */
import { referenceOf } from '#shared/function-api.ts';
import { reportEvent } from '#src/browser/analytics-events.ts';
import { loadSubmission } from './load-submission.ts';
import type { FormEvent, FormState, StateOf } from './machine.ts';
import { keepReceipt, type SentInquiry } from './receipt/kept-receipt.ts';
import { loadingPatience } from './retry-policy.ts';
import type { CheckedInquiry, InquiryPayload, ReadableForm } from './submission/payload.ts';
import type { UploadQueue } from './submission/upload.ts';
import type { DraftKeeper } from './use-draft.ts';

export type Dispatch = (event: FormEvent) => void;

/** What the effects of a state need. */
interface EffectContext extends ReadableForm {
  readonly draft: DraftKeeper;
  /** When the form was shown, by `performance.now`. */
  readonly openedAt: number;
  /** The files of the inquiry that was sent last. */
  readonly uploads: { current?: UploadQueue | undefined };
  /** Fetches the code that checks and sends. */
  readonly prepare: () => Promise<void>;
  /** Aborts when the state is left. */
  readonly signal: AbortSignal;
  /** Tells the machine what came of it; ignored once the state is left. */
  readonly dispatch: Dispatch;
}

/** The part of a state that has effects of its own: they end and begin when it changes. */
export function phaseOf(state: FormState): string {
  switch (state.name) {
    case 'loading':
      return `loading ${state.isOnline ? 'online' : 'offline'}`;
    case 'sending':
      return `sending ${state.attempt}`;
    case 'waiting':
      return `waiting for ${state.for} ${state.attempt}`;
    case 'sent':
      return `sent ${state.repeats}`;
    default:
      return state.name;
  }
}

/** Does what a state asks for. What this throws is a defect of ours. */
export async function enterState(state: FormState, context: EffectContext): Promise<void> {
  const { type, dispatch, signal } = context;
  switch (state.name) {
    case 'loading':
      return load(state, context);
    case 'checking':
      return check(context);
    case 'sending':
      return call(state, context);
    case 'waiting':
      if (state.for === 'retry') after(state.delay, signal, () => dispatch({ type: 'retryDue' }));
      return undefined;
    case 'sent':
      return finish(state, context);
    case 'invalid': {
      reportEvent('form_error', { form: type, causes: Object.keys(state.errors).join() });
      const { tellFailure } = await loadSubmission();
      return tellFailure(type, new Error(Object.values(state.errors).join('; ')));
    }
    case 'refused':
    case 'unanswered': {
      const wrongFields = state.name === 'refused' ? Object.keys(state.errors) : [];
      reportEvent('form_error', { form: type, causes: wrongFields.join() || state.name });
      const { tellFailure } = await loadSubmission();
      return tellFailure(type, state.error);
    }
    case 'native':
      return postNatively(context);
    default:
      return undefined;
  }
}

async function load({ isOnline }: StateOf<'loading'>, { prepare, signal, dispatch }: EffectContext) {
  // A request can stall without failing.
  if (isOnline) after(loadingPatience, signal, () => dispatch({ type: 'codeFailed' }));
  try {
    await prepare();
    dispatch({ type: 'loaded' });
  } catch {
    if (isOnline && navigator.onLine) dispatch({ type: 'codeFailed' });
    else dispatch({ type: 'connection', isOnline: navigator.onLine, at: performance.now() });
  }
}

async function check({ draft, dispatch, ...form }: EffectContext) {
  await nextPaint();
  if (form.signal.aborted) return;
  const { dismissNotifications, readInquiry } = await loadSubmission();
  dismissNotifications();
  const result = readInquiry(form, draft.key());
  if ('errors' in result) dispatch({ type: 'invalid', errors: result.errors });
  else dispatch({ type: 'valid', inquiry: result.inquiry, at: performance.now() });
}

async function call(
  { inquiry, attempt }: StateOf<'sending'>,
  { fields, openedAt, signal, dispatch }: EffectContext,
) {
  const { callFunction, inFormOrder } = await loadSubmission();
  const result = await callFunction(payloadOf(inquiry, openedAt), attempt, signal);
  if (result.kind === 'accepted') {
    const { answer } = result;
    const reference = answer.inquiry_id && referenceOf(answer.inquiry_id);
    const receipt: SentInquiry = { reference, time: new Date(), lines: inquiry.lines, uploads: [] };
    dispatch({ type: 'accepted', answer, receipt });
  } else if (result.kind === 'refused')
    dispatch({ type: 'refused', error: result.error, errors: inFormOrder(fields, result.fields) });
  else {
    const { error, isServerBusy, delay } = result;
    const [isOnline, at] = [navigator.onLine, performance.now()];
    dispatch({ type: 'unanswered', error, isServerBusy, delay, isOnline, at });
  }
}

/** A payload as it is sent now: the time that filling it in took grows with each call. */
const payloadOf = ({ payload }: CheckedInquiry, openedAt: number): InquiryPayload => ({
  ...payload,
  fill_time_ms: Math.round(performance.now() - openedAt),
});

/** What follows an accepted inquiry: its draft goes, its receipt is kept, its files are uploaded. */
async function finish(
  { receipt, exchange, repeats }: StateOf<'sent'>,
  { type, draft, openedAt, uploads, dispatch }: EffectContext,
) {
  if (!exchange) return;
  const { inquiry, answer } = exchange;
  const show = (files: SentInquiry['uploads']) => {
    keepReceipt(type, { ...receipt, uploads: files });
    dispatch({ type: 'uploads', uploads: files });
  };
  const { callFunction, tellSuccess, UploadQueue } = await loadSubmission();
  const requestGrants = async () => {
    const again = await callFunction(payloadOf(inquiry, openedAt), 2);
    return (again.kind === 'accepted' && again.answer.uploads) || [];
  };
  if (repeats > 0) return uploads.current?.run(requestGrants(), show);
  draft.clear();
  keepReceipt(type, receipt);
  tellSuccess(type, answer.message);
  uploads.current = new UploadQueue(answer.inquiry_id, inquiry.files);
  if (inquiry.files.length > 0) {
    const { uploads: granted = [] } = answer;
    // Storage didn't answer the function in time: ask once more.
    const isComplete = granted.length === inquiry.files.length;
    void uploads.current.run(isComplete ? Promise.resolve(granted) : requestGrants(), show);
  }
  reportEvent('generate_lead', { form: type });
}

/** Lets the browser post the form as without JavaScript. */
function postNatively({ element, draft, signal }: EffectContext) {
  const addKey = ({ formData }: FormDataEvent) => formData.set('idempotency_key', draft.key());
  element.addEventListener('formdata', addKey, { once: true, signal });
  HTMLFormElement.prototype.submit.call(element);
}

/** Calls back after a time in milliseconds, unless the signal aborts before. */
function after(milliseconds: number, signal: AbortSignal, callBack: () => void): void {
  const timer = window.setTimeout(callBack, milliseconds);
  signal.addEventListener('abort', () => window.clearTimeout(timer));
}

/** Waits until the button says "Submitting...". The timer is for pages in the background, which aren't painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, 100);
  });
}
