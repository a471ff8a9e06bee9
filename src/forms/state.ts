/**
 * A form's states and main transitions. `inquiry-store.ts` holds the current state and sends.
 *
 *     idle ── submit ──▶ sending ── accepted ──▶ sent
 *      ▲                   │ │ │ └─────────────▶ invalid   a check failed in the browser or on the server
 *      └────── edit ───────┘ │ └───────────────▶ failed    no response within 15 seconds, or a rejection
 *                            ├─────────────────▶ offline ── online ──▶ sending
 *                            └─────────────────▶ native    the browser posts natively: the form code can't load or has a bug
 */

/** Messages by payload field. */
export type FormErrors = Readonly<Record<string, string>>;

/** `busy`: a temporary status (5xx, 408, 425 or 429). `rejected`: any other status, or an unexpected response. */
export type FailureReason = 'noResponse' | 'busy' | 'rejected';

interface States {
  /** `wasStopped`: an edit stopped the sending. */
  idle: { wasStopped: boolean };
  /** `isRetry`: a call failed, and another one follows. */
  sending: { isRetry: boolean };
  offline: unknown;
  invalid: { errors: FormErrors };
  failed: { reason: FailureReason };
  native: unknown;
  sent: unknown;
}

interface Events {
  // Visitor events
  submit: unknown;
  edit: unknown;
  correct: { field: string; message: string | undefined };
  /** The visitor discards the answers, or leaves the form's page after a result. */
  restart: unknown;
  // Browser events
  online: unknown;
  /** The page is still there after a native post, or returned from the back/forward cache. */
  postEnded: unknown;
  // Events of sending (`inquiry-store.ts`, `send.ts`)
  fallBackToNative: unknown;
  retry: unknown;
  invalid: { errors: FormErrors };
  failed: { reason: FailureReason };
  offline: unknown;
  accepted: unknown;
}

type StateOf<Name extends keyof States> = Readonly<{ name: Name } & States[Name]>;
export type EventOf<Type extends keyof Events> = Readonly<{ type: Type } & Events[Type]>;
export type FormState = { [Name in keyof States]: StateOf<Name> }[keyof States];
export type FormEvent = { [Type in keyof Events]: EventOf<Type> }[keyof Events];

/** A state ignores events without a transition. */
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
    // Fields stay editable while sending, because inert fields would lose focus and disappear from screen readers. The
    // server stores the edited text as an update, because its key stays the same.
    edit: toStopped,
    restart: toIdle,
    retry: () => ({ name: 'sending', isRetry: true }),
    accepted: () => ({ name: 'sent' }),
    invalid: (_, { errors }) => ({ name: 'invalid', errors }),
    failed: (_, { reason }) => ({ name: 'failed', reason }),
    offline: () => ({ name: 'offline' }),
    fallBackToNative: () => ({ name: 'native' }),
  },
  offline: { submit: toSending, online: toSending, edit: toStopped, restart: toIdle },
  invalid: { submit: toSending, correct: correctField, restart: toIdle },
  failed: { submit: toSending, restart: toIdle },
  native: { edit: toIdle, postEnded: toIdle, restart: toIdle },
  sent: { submit: toSending, restart: toIdle },
};

function correctField(state: StateOf<'invalid'>, { field, message }: EventOf<'correct'>): FormState {
  const { [field]: existing, ...remaining } = state.errors;
  if (existing === undefined) return state;
  if (message !== undefined) return { ...state, errors: { ...state.errors, [field]: message } };
  return Object.keys(remaining).length > 0 ? { ...state, errors: remaining } : idle;
}

export function reduce(state: FormState, event: FormEvent): FormState {
  const next = transitions[state.name][event.type] as
    ((state: FormState, event: FormEvent) => FormState) | undefined;
  return next ? next(state, event) : state;
}

/** Disables the button and labels it "Submitting..." (specification, section 4). */
export const isSubmitting = ({ name }: FormState) => name === 'sending' || name === 'native';

/** This is one object, so that fields don't re-render when the state changes. */
const noErrors: FormErrors = {};

export const getErrors = (state: FormState): FormErrors =>
  state.name === 'invalid' ? state.errors : noErrors;
