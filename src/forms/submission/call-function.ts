import { FunctionsHttpError } from '@supabase/supabase-js';
import { type ErrorAnswer, functionName, type SubmissionAnswer } from '#shared/function-api.ts';
import { backend } from './backend.ts';
import { pause } from './pause.ts';
import { readRetryAfter } from './retry-policy.ts';

/** An answer that stands, accepted or refused: sending the same again changes nothing. */
interface Accepted {
  readonly kind: 'accepted';
  readonly answer: SubmissionAnswer;
}
interface Refused {
  readonly kind: 'refused';
  readonly error: Error;
  readonly fields: Readonly<Record<string, string>>;
  /** Whether another submission has its idempotency key. */
  readonly isConflict: boolean;
}
/** No answer, or a passing one: a network failure, a 5xx, a 429. */
interface Unanswered {
  readonly kind: 'unanswered';
  readonly error: Error;
  readonly retryAfter: number;
  /** Whether the function found the form filled in too fast, which passes within seconds: no delay is shown. */
  readonly isTooFast: boolean;
}
export type CallResult = Accepted | Refused | Unanswered;

/** A payload with the idempotency key that makes a repeated call harmless. */
export interface InquiryPayload {
  readonly idempotency_key: string;
}

/** Statuses that pass as a 5xx does (RFC 9110, RFC 8470, RFC 6585). */
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
    // In the header, so that the rate limit lets a repeated call in before its body is read.
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

/**
 * Whether this is the function's answer: a page from a host without the function must not pass for an accepted inquiry.
 */
function isAnswer(data: unknown): data is SubmissionAnswer {
  return (
    typeof data === 'object' &&
    data !== null &&
    !('error' in data && data.error) &&
    'message' in data &&
    typeof data.message === 'string'
  );
}

/** How long a refusal's body may take after its status, in milliseconds; later the status alone counts. */
const bodyWithin = 2_000;

async function readError(response: Response, signal: AbortSignal): Promise<Partial<ErrorAnswer['error']>> {
  try {
    const body = await Promise.race([response.json(), pause(signal, bodyWithin)]);
    return (body as Partial<ErrorAnswer> | undefined)?.error ?? {};
  } catch {
    return {};
  }
}
