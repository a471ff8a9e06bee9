import { FunctionsHttpError } from '@supabase/supabase-js';
import { type ErrorAnswer, functionName, type SubmissionAnswer } from '#shared/function-api.ts';
import { answerWithin, delayAfter, readRetryAfter } from '../retry-policy.ts';
import { backend } from './backend.ts';
import type { InquiryPayload } from './payload.ts';

export type ReceivedAnswer = Pick<SubmissionAnswer, 'message'> & Partial<SubmissionAnswer>;

/** A final answer, like `Refused`: sending the same again changes nothing. */
interface Accepted {
  readonly kind: 'accepted';
  /** The message alone says that the inquiry is stored; the rest is shown if it is there. */
  readonly answer: ReceivedAnswer;
}
interface Refused {
  readonly kind: 'refused';
  readonly error: Error;
  readonly fields: Readonly<Record<string, string>>;
}
/** No answer, or a temporary failure: the network's, a 5xx, a 429. */
interface Unanswered {
  readonly kind: 'unanswered';
  readonly error: Error;
  /** How long to wait before the next call, in milliseconds. */
  readonly delay: number;
  /** Whether the server answered that it can't take the inquiry now. */
  readonly isServerBusy: boolean;
}
type CallResult = Accepted | Refused | Unanswered;

/** Whether a status may be another one soon (RFC 9110, RFC 8470, RFC 6585). */
const isTemporary = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/**
 * Calls the function once. Never throws, because a failure is a result too.
 *
 * @param attempt - the number of the call, 1 for the first.
 */
export async function callFunction(
  payload: InquiryPayload,
  attempt: number,
  signal?: AbortSignal,
): Promise<CallResult> {
  const { data, error } = await backend.functions.invoke<unknown>(functionName, {
    body: { ...payload },
    ...(signal && { signal }),
    timeout: answerWithin(attempt),
  });
  if (!error) {
    return isAnswer(data)
      ? { kind: 'accepted', answer: data }
      : refused(new Error('The server gave an unexpected answer'));
  }
  const failure = error instanceof Error ? error : new Error(String(error));
  if (!(failure instanceof FunctionsHttpError))
    return { kind: 'unanswered', error: failure, delay: delayAfter(attempt, 0), isServerBusy: false };
  const response = failure.context as Response;
  const { message, fields, request_id: id } = await readError(response);
  const reason = `${response.status} ${message ?? failure.message}${id ? ` (request ${id})` : ''}`;
  const refusal = new Error(reason, { cause: failure });
  if (!isTemporary(response.status)) return { ...refused(refusal), fields: fields ?? {} };
  const retryAfter = readRetryAfter(response.headers.get('Retry-After'));
  return { kind: 'unanswered', error: refusal, delay: delayAfter(attempt, retryAfter), isServerBusy: true };
}

const refused = (error: Error): Refused => ({ kind: 'refused', error, fields: {} });

/**
 * Whether this is the function's answer. A page from a host without the function must not look like success.
 */
function isAnswer(data: unknown): data is ReceivedAnswer {
  return (
    typeof data === 'object' &&
    data !== null &&
    !('error' in data && data.error) &&
    'message' in data &&
    typeof data.message === 'string'
  );
}

/** How long to wait for a refusal's body after its status, in milliseconds. Without it, the status counts alone. */
const bodyWithin = 2_000;

async function readError(response: Response): Promise<Partial<ErrorAnswer['error']>> {
  try {
    const late = new Promise<undefined>((resolve) => window.setTimeout(resolve, bodyWithin));
    const body = await Promise.race([response.json() as Promise<Partial<ErrorAnswer>>, late]);
    return body?.error ?? {};
  } catch {
    return {};
  }
}
