/**
 * The states of a form and the transitions between them. `use-inquiry.ts` runs the side effects of each state.
 *
 *     idle ── submit ──▶ sending ── accepted ──▶ sent
 *      ▲                   │ │ │ └─────────────▶ invalid   a check failed, ours or the server's
 *      └────── edit ───────┘ │ └───────────────▶ failed    no answer within 15 seconds, or a refusal
 *                            ├─────────────────▶ offline ── online ──▶ sending
 *                            └─────────────────▶ native    the browser posts: our code can't load or has a bug
 *
 * `submit` also leads from `invalid`, `failed` and `offline` to `sending`. Back to `idle`: `edit` from `offline` and
 * `native`, `postEnded` from `native`, the last corrected field from `invalid`, and `restart` from every state.
 */

/** Messages by payload field. */
export type FormErrors = Readonly<Record<string, string>>;

/** Why an inquiry that passed the checks was not stored. `busy`: the server asked to try again later. */
export type FailureReason = 'unanswered' | 'busy' | 'refused';

interface States {
  /** `wasStopped`: an edit stopped the sending. */
  idle: { wasStopped: boolean };
  /** The form is checked and the function is called. `isRetry`: a call failed, and another one follows. */
  sending: { isRetry: boolean };
  /** A call failed without a connection. The form is sent when there is one. */
  offline: unknown;
  invalid: { errors: FormErrors };
  failed: { reason: FailureReason };
  native: unknown;
  /** Sent since the page was shown. The receipt is in `receipt.ts`. */
  sent: unknown;
}

interface Events {
  // From the visitor
  submit: unknown;
  edit: unknown;
  /** A field with a message changed. `message`: what is wrong with it now. */
  correct: { field: string; message: string | undefined };
  /** The visitor discards the text, or starts another inquiry. */
  restart: unknown;
  // From the browser
  online: unknown;
  /** The page stays after a native post, or returns from the back/forward cache. */
  postEnded: unknown;
  // From the code that sends
  codeFailed: unknown;
  retry: unknown;
  invalid: { errors: FormErrors };
  failed: { reason: FailureReason };
  offline: unknown;
  accepted: unknown;
}

export type StateOf<Name extends keyof States> = Readonly<{ name: Name } & States[Name]>;
export type EventOf<Type extends keyof Events> = Readonly<{ type: Type } & Events[Type]>;
export type FormState = { [Name in keyof States]: StateOf<Name> }[keyof States];
export type FormEvent = { [Type in keyof Events]: EventOf<Type> }[keyof Events];

/** The events that each state handles, and the next state. A state ignores all others. */
type Transitions = {
  readonly [Name in keyof States]: {
    readonly [Type in keyof Events]?: (state: StateOf<Name>, event: EventOf<Type>) => FormState;
  };
};

export const idle: FormState = { name: 'idle', wasStopped: false };
const toIdle = () => idle;
const toStopped = (): FormState => ({ name: 'idle', wasStopped: true });
const toSending = (): FormState => ({ name: 'sending', isRetry: false });

const transitions: Transitions = {
  idle: { submit: toSending, restart: toIdle },
  sending: {
    // Simpler than inert fields, which lose focus and hide the text from screen readers. The edited text is sent under
    // the same key, so the server stores it as an update if the first text has arrived.
    edit: toStopped,
    restart: toIdle,
    retry: () => ({ name: 'sending', isRetry: true }),
    accepted: () => ({ name: 'sent' }),
    invalid: (_, { errors }) => ({ name: 'invalid', errors }),
    failed: (_, { reason }) => ({ name: 'failed', reason }),
    offline: () => ({ name: 'offline' }),
    codeFailed: () => ({ name: 'native' }),
  },
  offline: { submit: toSending, online: toSending, edit: toStopped, restart: toIdle },
  invalid: { submit: toSending, correct: correctField, restart: toIdle },
  failed: { submit: toSending, restart: toIdle },
  native: { edit: toIdle, postEnded: toIdle },
  sent: { restart: toIdle },
};

/** Removes the message of a field that is right, or replaces it. A form without messages is idle. */
function correctField(state: StateOf<'invalid'>, { field, message }: EventOf<'correct'>): FormState {
  const { [field]: existing, ...others } = state.errors;
  if (existing === undefined) return state;
  if (message !== undefined) return { ...state, errors: { ...state.errors, [field]: message } };
  return Object.keys(others).length > 0 ? { ...state, errors: others } : idle;
}

export function reduce(state: FormState, event: FormEvent): FormState {
  const next = transitions[state.name][event.type] as
    ((state: FormState, event: FormEvent) => FormState) | undefined;
  return next ? next(state, event) : state;
}

/** Whether the button is disabled and says "Submitting..." (specification, section 4). */
export const isSubmitting = ({ name }: FormState) => name === 'sending' || name === 'native';

/** One object for all states without errors, so that fields don't render again when the state changes. */
const noErrors: FormErrors = {};

export const getErrors = (state: FormState): FormErrors =>
  state.name === 'invalid' ? state.errors : noErrors;
