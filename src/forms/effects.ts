import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type FormFields, type InquiryType, payloadName } from '#shared/form-fields.ts';
import { referenceOf } from '#shared/function-api.ts';
import { reportFailure } from '#src/browser/error-report.ts';
import { connectToBackend } from '#src/browser/resource-hints.ts';
import { loadSubmission, type SubmissionCode } from './load-submission.ts';
import { errorsOf, type Event, idle, isBusy, isUnexplained, reduce, type State } from './machine.ts';
import { forgetReceipt, keepReceipt, keptReceipt, type SentInquiry } from './receipt/kept-receipt.ts';
import { loadingPatience, noticeDelay } from './retry-policy.ts';
import type { Inquiry, InquiryPayload, ReadableForm } from './submission/payload.ts';
import type { Uploads } from './submission/upload.ts';
import type { DraftKeeper } from './use-draft.ts';

type Dispatch = (event: Event) => void;

/** What the effects of a state need. */
interface Surroundings extends ReadableForm {
  readonly draft: DraftKeeper;
  /** When the form was shown. */
  readonly openedAt: number;
  /** The files of the inquiry that was sent last. */
  readonly uploads: { current?: Uploads | undefined };
  /** Ends when the state is left. */
  readonly signal: AbortSignal;
  /** Ignores what comes after the state was left. */
  readonly dispatch: Dispatch;
  /** For what goes on after the state was left. */
  readonly dispatchLate: Dispatch;
  readonly onCode: (code: SubmissionCode) => void;
}

/** Runs the machine of a form: does what each state asks for, and passes on what the visitor and the browser do. */
export function useInquiry(
  form: RefObject<HTMLFormElement | null>,
  type: InquiryType,
  fields: FormFields,
  draft: DraftKeeper,
) {
  const [state, dispatch] = useReducer(reduce, idle);
  const [code, setCode] = useState<SubmissionCode>();
  const openedAt = useRef(0);
  const uploads = useRef<Uploads>(undefined);

  const enter = useEffectEvent((signal: AbortSignal) => {
    if (!form.current) return;
    const heard: Dispatch = (event) => {
      if (!signal.aborted) dispatch(event);
    };
    enterState(state, {
      element: form.current,
      type,
      fields,
      draft,
      openedAt: openedAt.current,
      uploads,
      signal,
      dispatch: heard,
      dispatchLate: dispatch,
      onCode: setCode,
    }).catch((error: unknown) => {
      if (signal.aborted) return;
      reportError(error);
      dispatch({ type: 'fail' });
    });
  });
  const phase = phaseOf(state);
  useEffect(() => {
    const staying = new AbortController();
    enter(staying.signal);
    return () => staying.abort(`The form is no longer ${phase}`);
  }, [phase]);

  const isQuiet = isUnexplained(state);
  useEffect(() => {
    if (!isQuiet) return undefined;
    const timer = window.setTimeout(() => dispatch({ type: 'slow' }), noticeDelay);
    return () => window.clearTimeout(timer);
  }, [isQuiet]);

  useEffect(() => listenToBrowser(dispatch), []);

  const prepare = () => {
    connectToBackend();
    loadSubmission().then(
      (loaded) => {
        setCode(loaded);
        loaded.prepare();
      },
      () => {},
    );
  };
  const start = useEffectEvent((element: HTMLFormElement) => {
    openedAt.current = openedWithDocument() ? 0 : performance.now();
    // From now on our own checks answer instead of the browser's, in the specified words.
    element.setAttribute('novalidate', '');
    const receipt = keptReceipt(type);
    if (receipt) dispatch({ type: 'restore', receipt });
    // The visitor touched the form before hydration.
    if (element.contains(document.activeElement)) prepare();
  });
  useEffect(() => {
    if (form.current) start(form.current);
  }, [form]);

  /** Looks whether a field that had a message is right now. */
  const recheck = (input: string) => {
    const field = payloadName(fields, input);
    if (!code || !form.current || errorsOf(state)[field] === undefined) return;
    dispatch({
      type: 'correct',
      field,
      message: code.problemOf({ element: form.current, type, fields }, field),
    });
  };

  return {
    state,
    /** What a form needs once it has been touched. */
    code,
    tryNow: () => dispatch({ type: 'tryNow', at: performance.now() }),
    stop: () => dispatch({ type: 'stop' }),
    uploadAgain: () => dispatch({ type: 'uploadAgain' }),
    /** Shows the empty form instead of the receipt. */
    restart: () => {
      forgetReceipt(type);
      dispatch({ type: 'restart' });
      window.setTimeout(() =>
        form.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus(),
      );
    },
    handlers: {
      onSubmit(event: SubmitEvent) {
        event.preventDefault();
        dispatch({ type: 'submit', isOnline: navigator.onLine });
      },
      onFocus: prepare,
      onPointerDown: prepare,
      onInput({ target }: { target: EventTarget }) {
        // Only then, so that otherwise no keystroke renders the form.
        if (isBusy(state)) dispatch({ type: 'edit' });
        recheck((target as HTMLInputElement).name);
      },
    },
  };
}

/** Whether the browser loaded the form's page as a document. Otherwise the visitor reached it inside the app. */
const openedWithDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
};

/** The part of a state that has effects of its own: they end and begin when it changes. */
function phaseOf(state: State): string {
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

function listenToBrowser(dispatch: Dispatch): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const at = () => performance.now();
  const tellConnection = () => dispatch({ type: 'connection', isOnline: navigator.onLine, at: at() });
  window.addEventListener('online', tellConnection, { signal });
  window.addEventListener('offline', tellConnection, { signal });
  document.addEventListener('visibilitychange', () => dispatch({ type: 'visit', at: at() }), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && dispatch({ type: 'comeBack' }), {
    signal,
  });
  return () => listening.abort();
}

/** Does what a state asks for. What this throws is a defect of ours. */
async function enterState(state: State, surroundings: Surroundings): Promise<void> {
  const { type, dispatch, signal } = surroundings;
  switch (state.name) {
    case 'loading':
      return load(state, surroundings);
    case 'checking':
      return check(surroundings);
    case 'sending':
      return call(state, surroundings);
    case 'waiting':
      if (state.for === 'retry') after(state.delay, signal, () => dispatch({ type: 'due' }));
      return undefined;
    case 'sent':
      return finish(state, surroundings);
    case 'invalid': {
      const { tellFailure } = await loadSubmission();
      return tellFailure(type, new Error(Object.values(state.errors).join('; ')));
    }
    case 'refused':
    case 'unanswered': {
      reportFailure('submission', state.error);
      const { tellFailure } = await loadSubmission();
      return tellFailure(type, state.error);
    }
    case 'native':
      return postNatively(surroundings);
    default:
      return undefined;
  }
}

async function load(
  { isOnline }: Extract<State, { name: 'loading' }>,
  { signal, dispatch, onCode }: Surroundings,
) {
  // A request can stall without failing.
  if (isOnline) after(loadingPatience, signal, () => dispatch({ type: 'fail' }));
  try {
    onCode(await loadSubmission());
    dispatch({ type: 'loaded' });
  } catch {
    if (isOnline && navigator.onLine) dispatch({ type: 'fail' });
    else dispatch({ type: 'connection', isOnline: navigator.onLine, at: performance.now() });
  }
}

async function check({ draft, dispatch, ...form }: Surroundings) {
  await nextPaint();
  if (form.signal.aborted) return;
  const { dismissNotifications, readInquiry } = await loadSubmission();
  dismissNotifications();
  const result = readInquiry(form, draft.key());
  if ('errors' in result) dispatch({ type: 'invalid', errors: result.errors });
  else dispatch({ type: 'valid', inquiry: result.inquiry, at: performance.now() });
}

async function call(
  { inquiry, attempt }: Extract<State, { name: 'sending' }>,
  { fields, openedAt, signal, dispatch }: Surroundings,
) {
  const { callFunction, inFormOrder } = await loadSubmission();
  const result = await callFunction(await payloadOf(inquiry, openedAt), attempt, signal);
  if (result.kind === 'accepted') {
    const { answer } = result;
    const reference = answer.inquiry_id && referenceOf(answer.inquiry_id);
    const receipt: SentInquiry = { reference, time: new Date(), lines: inquiry.lines, uploads: [] };
    dispatch({ type: 'accepted', answer, receipt });
  } else if (result.kind === 'refused')
    dispatch({ type: 'refused', error: result.error, errors: inFormOrder(fields, result.fields) });
  else {
    const { error, isPutOff, delay } = result;
    const [isOnline, at] = [navigator.onLine, performance.now()];
    dispatch({ type: 'unanswered', error, isPutOff, delay, isOnline, at });
  }
}

/** A payload as it is sent now, because parts of it change with time. */
async function payloadOf(inquiry: Inquiry, openedAt: number): Promise<InquiryPayload> {
  const { humanProof } = await loadSubmission();
  const token = await humanProof();
  return {
    ...inquiry.payload,
    fill_time_ms: Math.round(performance.now() - openedAt),
    ...(token && { turnstile_token: token }),
  };
}

/** What follows an accepted inquiry: its draft goes, its receipt is kept, its files are uploaded. */
async function finish(
  { receipt, exchange, repeats }: Extract<State, { name: 'sent' }>,
  { type, draft, openedAt, uploads, dispatchLate }: Surroundings,
) {
  if (!exchange) return;
  if (repeats > 0) {
    await uploads.current?.repeat();
    return;
  }
  const { inquiry, answer } = exchange;
  draft.clear();
  keepReceipt(type, receipt);
  const { callFunction, tellSuccess, Uploads } = await loadSubmission();
  tellSuccess(type, answer.message);
  uploads.current = new Uploads({
    inquiryId: answer.inquiry_id,
    files: inquiry.files,
    async renewGrants() {
      const again = await callFunction(await payloadOf(inquiry, openedAt), 2);
      return again.kind === 'accepted' ? again.answer.uploads : undefined;
    },
    show(files) {
      keepReceipt(type, { ...receipt, uploads: files });
      dispatchLate({ type: 'uploads', uploads: files });
    },
  });
  if (inquiry.files.length > 0) void uploads.current.run(answer.uploads ?? []);
  window.gtag?.('event', 'generate_lead', { form: type });
}

/** Lets the browser post the form as without JavaScript. */
function postNatively({ element, draft, signal }: Surroundings) {
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
