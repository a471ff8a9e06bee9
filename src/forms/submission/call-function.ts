import { FunctionsHttpError } from '@supabase/supabase-js';
import { type ErrorAnswer, functionName, type SubmissionAnswer } from '#shared/function-answers.ts';
import { backend } from './backend.ts';
import { pause } from './pause.ts';
import { readRetryAfter } from './retry-policy.ts';

/** The function has answered, and asking the same again changes nothing. */
interface Accepted {
  readonly kind: 'accepted';
  readonly answer: SubmissionAnswer;
}
interface Refused {
  readonly kind: 'refused';
  readonly error: Error;
  readonly fields: Readonly<Record<string, string>>;
  /** Another submission has its idempotency key. */
  readonly isConflict: boolean;
}
/** No answer, or one that may be another later: the network, a 5xx, a 429. */
interface Unanswered {
  readonly kind: 'unanswered';
  readonly error: Error;
  readonly retryAfter: number;
  /** The function thinks the form was filled in too fast: a matter of a second or two, and nobody's failure. */
  readonly isTooFast: boolean;
}
export type CallResult = Accepted | Refused | Unanswered;

/** What is sent, by the key that makes a repeated call harmless. */
export interface InquiryPayload {
  readonly idempotency_key: string;
}

/** 408, 425 and 429 are as passing as a 5xx (RFC 9110, RFC 8470, RFC 6585). */
const isPassing = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/**
 * Calls the function once. Never throws: a failure is a result.
 *
 * @param timeout - how long the answer may take before it counts as none, in milliseconds.
 */
export async function callFunction(
  payload: InquiryPayload,
  timeout: number,
  signal: AbortSignal,
): Promise<CallResult> {
  const { data, error } = await backend.functions.invoke<unknown>(functionName, {
    body: { ...payload },
    // Known before the body is read, so that a repeated call is let in whatever the rate limit says of a new one.
    headers: { 'Idempotency-Key': payload.idempotency_key },
    signal,
    timeout,
  });
  if (!error) {
    return isAnswer(data)
      ? { kind: 'accepted', answer: data }
      : refused(new Error('The server gave an unexpected answer'));
  }
  const failure = error instanceof Error ? error : new Error(String(error));
  if (!(failure instanceof FunctionsHttpError))
    return { kind: 'unanswered', error: failure, retryAfter: 0, isTooFast: false };
  const response = failure.context as Response;
  const { code, message, fields, request_id: id } = await readError(response, signal);
  const reason = `${response.status} ${message ?? failure.message}${id ? ` (request ${id})` : ''}`;
  const refusal = new Error(reason, { cause: failure });
  if (!isPassing(response.status))
    return { ...refused(refusal), fields: fields ?? {}, isConflict: code === 'idempotency_conflict' };
  return {
    kind: 'unanswered',
    error: refusal,
    retryAfter: readRetryAfter(response.headers.get('Retry-After')),
    isTooFast: code === 'submitted_too_fast',
  };
}

const refused = (error: Error): Refused => ({ kind: 'refused', error, fields: {}, isConflict: false });

/** A page instead of an answer (a host that knows no functions) must not pass for an accepted inquiry. */
function isAnswer(data: unknown): data is SubmissionAnswer {
  return (
    typeof data === 'object' &&
    data !== null &&
    !('error' in data && data.error) &&
    'message' in data &&
    typeof data.message === 'string'
  );
}

/** How long the body of a refusal may take after its status, in milliseconds; without it the status alone counts. */
const bodyWithin = 2_000;

async function readError(response: Response, signal: AbortSignal): Promise<Partial<ErrorAnswer['error']>> {
  try {
    const body = await Promise.race([response.json(), pause(signal, bodyWithin)]);
    return (body as Partial<ErrorAnswer> | undefined)?.error ?? {};
  } catch {
    return {};
  }
}
