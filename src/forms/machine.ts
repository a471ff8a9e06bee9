/**
 * What a form is doing: its states, and the one function that leads from a state and an event to the next state.
 * Nothing in here waits, calls or reads a clock. `effects.ts` does what a state asks for, and says by events what came
 * of it.
 *
 *     idle → loading → checking → sending(1) → waiting → sending(2) → …
 *
 * ends in `invalid` (at the check), `sent`, `refused` or `unanswered` (at a call), `stopped` (the visitor changed the
 * text or has had enough), or `native` (the browser posts the form, because our code can't be had or is defective).
 */
import type { FileUpload, SentInquiry } from './receipt/kept-receipt.ts';
import { retryDuration } from './retry-policy.ts';
import type { CheckedInquiry } from './submission/payload.ts';
import type { ReceivedAnswer } from './submission/transport.ts';

/** Messages by payload field. */
export type FormErrors = Readonly<Record<string, string>>;

/** One object for all forms without errors, so that fields don't re-render when the state changes. */
const noErrors: FormErrors = {};

/** A point in time by `performance.now`, in milliseconds. */
type Moment = number;

/** What the states between the click and its result have in common. */
interface UnderWay {
  /** The visitor has waited so long that the form says what it is doing. */
  readonly isSlow: boolean;
}

interface Calling extends UnderWay {
  readonly inquiry: CheckedInquiry;
  /** The number of the call, 1 for the first. */
  readonly attempt: number;
  /** When trying began, or began anew because the connection or the visitor came back. */
  readonly since: Moment;
}

/** What a form knows in each of its states. */
interface States {
  idle: unknown;
  /** The code that checks and sends is on its way. Without a connection it is waited for as long as that takes. */
  loading: UnderWay & { isOnline: boolean };
  checking: UnderWay;
  invalid: { errors: FormErrors };
  sending: Calling;
  /** No answer came. The next call is made after `delay` milliseconds, or once there is a connection. */
  waiting: Calling & ({ for: 'retry'; delay: number } | { for: 'connection' });
  /**
   * `exchange`: what was sent and answered, if the page wasn't loaded again since. `repeats`: how often the visitor has
   * asked to upload again what failed.
   */
  sent: {
    receipt: SentInquiry;
    exchange?: { inquiry: CheckedInquiry; answer: ReceivedAnswer };
    repeats: number;
  };
  /** The server takes no inquiry like this. */
  refused: { error: Error; errors: FormErrors };
  /** Trying has ended. `isServerBusy`: the server said that it can't take the inquiry now. */
  unanswered: { error: Error; isServerBusy: boolean };
  stopped: { by: 'visitor' | 'edit' };
  native: unknown;
}

/** What can happen, and what is told with it. */
interface Events {
  // The visitor
  submit: { isOnline: boolean };
  edit: unknown;
  /** A field has been changed; its message now, if it is still wrong. */
  correct: { field: string; message: string | undefined };
  stop: unknown;
  tryNow: { at: Moment };
  uploadAgain: unknown;
  restart: unknown;
  // The browser
  connection: { isOnline: boolean; at: Moment };
  /** The visitor has left the tab or come back to it. */
  visibility: { at: Moment };
  /** The page comes back as it was left (HTML standard, back/forward cache). */
  restoredFromCache: unknown;
  /** The page was loaded again after an inquiry was sent. */
  restore: { receipt: SentInquiry };
  // What the states asked for
  slow: unknown;
  loaded: unknown;
  /** The code that sends can't be had, or has a defect. */
  codeFailed: unknown;
  invalid: { errors: FormErrors };
  valid: { inquiry: CheckedInquiry; at: Moment };
  accepted: { answer: ReceivedAnswer; receipt: SentInquiry };
  refused: { error: Error; errors: FormErrors };
  /** `delay`: how long to wait before the next call, in milliseconds. */
  unanswered: { error: Error; isServerBusy: boolean; delay: number; isOnline: boolean; at: Moment };
  retryDue: unknown;
  uploads: { uploads: readonly FileUpload[] };
}

export type StateOf<Name extends keyof States> = Readonly<{ name: Name } & States[Name]>;
type EventOf<Type extends keyof Events> = Readonly<{ type: Type } & Events[Type]>;
export type FormState = { [Name in keyof States]: StateOf<Name> }[keyof States];
export type FormEvent = { [Type in keyof Events]: EventOf<Type> }[keyof Events];

/** The events that each state hears, and where they lead. A state ignores all others. */
type Transitions = {
  readonly [Name in keyof States]: {
    readonly [Type in keyof Events]?: (state: StateOf<Name>, event: EventOf<Type>) => FormState;
  };
};

export const idle: FormState = { name: 'idle' };

const begin = (_: FormState, { isOnline }: EventOf<'submit'>): FormState => ({
  name: 'loading',
  isOnline,
  isSlow: !isOnline,
});

const toNative = (): FormState => ({ name: 'native' });

const underWay = {
  slow: (state: Extract<FormState, UnderWay>): FormState => ({ ...state, isSlow: true }),
  edit: (): FormState => ({ name: 'stopped', by: 'edit' }),
  stop: (): FormState => ({ name: 'stopped', by: 'visitor' }),
  codeFailed: toNative,
};

const callAgain = ({ inquiry, attempt, since }: Calling): FormState => ({
  name: 'sending',
  isSlow: true,
  inquiry,
  attempt: attempt + 1,
  since,
});

const waitForConnection = ({ inquiry, attempt, since }: Calling): FormState => ({
  name: 'waiting',
  for: 'connection',
  isSlow: true,
  inquiry,
  attempt,
  since,
});

const calling = {
  ...underWay,
  tryNow: (state: Calling, { at }: EventOf<'tryNow'>) => callAgain({ ...state, since: at }),
  visibility: (state: Extract<FormState, Calling>, { at }: EventOf<'visibility'>): FormState => ({
    ...state,
    since: at,
  }),
};

const afterFailedCall = (
  state: Calling,
  { error, isServerBusy, delay, isOnline, at }: EventOf<'unanswered'>,
): FormState => {
  if (!isOnline) return waitForConnection(state);
  if (at - state.since + delay > retryDuration) return { name: 'unanswered', error, isServerBusy };
  return { ...state, name: 'waiting', for: 'retry', isSlow: true, delay };
};

/** A field that is right loses its message; with the last one, the form is as if it had never been checked. */
const correct = (
  state: Extract<FormState, { errors: FormErrors }>,
  { field, message }: EventOf<'correct'>,
): FormState => {
  const { [field]: earlier, ...others } = state.errors;
  if (earlier === undefined) return state;
  if (message !== undefined) return { ...state, errors: { ...state.errors, [field]: message } };
  return Object.keys(others).length > 0 ? { ...state, errors: others } : idle;
};

const beginAgain = (upload: FileUpload): FileUpload =>
  upload.state === 'failed' ? { ...upload, state: 'uploading', progress: 0 } : upload;

const transitions: Transitions = {
  idle: {
    submit: begin,
    restore: (_, { receipt }) => ({ name: 'sent', receipt, repeats: 0 }),
  },
  loading: {
    ...underWay,
    tryNow: toNative,
    connection: (state, { isOnline }) => ({ ...state, isOnline, isSlow: true }),
    loaded: ({ isSlow }) => ({ name: 'checking', isSlow }),
  },
  checking: {
    ...underWay,
    invalid: (_, { errors }) => ({ name: 'invalid', errors }),
    valid: ({ isSlow }, { inquiry, at }) => ({ name: 'sending', isSlow, inquiry, attempt: 1, since: at }),
  },
  invalid: { submit: begin, correct },
  sending: {
    ...calling,
    accepted: ({ inquiry }, { answer, receipt }) => ({
      name: 'sent',
      receipt,
      exchange: { inquiry, answer },
      repeats: 0,
    }),
    refused: (_, { error, errors }) => ({ name: 'refused', error, errors }),
    unanswered: afterFailedCall,
  },
  waiting: {
    ...calling,
    retryDue: callAgain,
    connection: (state, { isOnline, at }) =>
      isOnline ? callAgain({ ...state, since: at }) : waitForConnection(state),
  },
  sent: {
    uploads: (state, { uploads }) => ({ ...state, receipt: { ...state.receipt, uploads } }),
    uploadAgain: (state) => ({
      ...state,
      repeats: state.repeats + 1,
      receipt: { ...state.receipt, uploads: state.receipt.uploads.map(beginAgain) },
    }),
    restart: () => idle,
  },
  refused: { submit: begin, correct },
  unanswered: { submit: begin },
  stopped: { submit: begin },
  native: { edit: underWay.edit, restoredFromCache: () => idle },
};

export function reduce(state: FormState, event: FormEvent): FormState {
  const next = transitions[state.name][event.type] as
    ((state: FormState, event: FormEvent) => FormState) | undefined;
  return next ? next(state, event) : state;
}

/** Whether the button says "Submitting..." and does nothing. */
export const isSubmitting = ({ name }: FormState) =>
  ['loading', 'checking', 'sending', 'waiting', 'native'].includes(name);

/** Whether the visitor waits and nothing has been explained yet. */
export const isQuiet = (state: FormState) => 'isSlow' in state && !state.isSlow;

export const errorsOf = (state: FormState): FormErrors => ('errors' in state ? state.errors : noErrors);

/** Why an inquiry hasn't arrived, for the words beside the button. */
export type Notice = 'trying' | 'offline' | 'unanswered' | 'busy' | 'refused' | 'edited';

export function noticeOf(state: FormState): Notice | undefined {
  switch (state.name) {
    case 'loading':
      if (!state.isOnline) return 'offline';
      return state.isSlow ? 'trying' : undefined;
    case 'checking':
    case 'sending':
      return state.isSlow ? 'trying' : undefined;
    case 'waiting':
      return state.for === 'connection' ? 'offline' : 'trying';
    case 'refused':
      return Object.keys(state.errors).length > 0 ? undefined : 'refused';
    case 'unanswered':
      return state.isServerBusy ? 'busy' : 'unanswered';
    case 'stopped':
      return state.by === 'edit' ? 'edited' : 'unanswered';
    default:
      return undefined;
  }
}

/** Whether files failed to arrive that this page still has. */
export const canUploadAgain = (state: FormState) =>
  state.name === 'sent' &&
  state.exchange !== undefined &&
  state.receipt.uploads.some(({ state: upload }) => upload === 'failed') &&
  state.receipt.uploads.every(({ state: upload }) => upload !== 'uploading');
