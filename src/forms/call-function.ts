/** Calls the function that stores inquiries, within the time that a visitor waits for the result of a click. */
import { FunctionsHttpError } from '@supabase/supabase-js';
import { type ErrorAnswer, functionName, type SubmissionAnswer } from '#shared/function-api.ts';
import { backend } from './backend.ts';
import type { InquiryPayload } from './payload.ts';

/** How long the visitor waits for the result, in milliseconds. Half a second is left to show it within 15. */
const maxWaitMs = 14_500;

/** The timeout of each call, in milliseconds: the first one and two retries. */
export const callTimeoutsMs = [6_000, 4_000, 3_000] as const;

/** A shorter call isn't worth a retry. */
const minCallMs = 1_000;

/** The visitor doesn't wait longer for a retry that the server asks for with `Retry-After`. */
const maxRetryAfterMs = 2_000;

/** The pause before a retry, in milliseconds. It is random, so that after an outage visitors don't all retry at once. */
const pauseMs = () => 300 + 600 * Math.random();

/** The message alone proves that the inquiry is stored. */
export type Answer = Pick<SubmissionAnswer, 'message'> & Partial<SubmissionAnswer>;

export type CallResult =
  | { readonly kind: 'accepted'; readonly answer: Answer }
  /** Sending the same again changes nothing. `fields`: messages by payload field. */
  | { readonly kind: 'refused'; readonly error: Error; readonly fields: Readonly<Record<string, string>> }
  /** A network error, a timeout, or (`busy`) a status that may change soon. */
  | { readonly kind: 'unanswered' | 'busy'; readonly error: Error; readonly retryAfterMs: number };

interface CallOptions {
  /** The time of the click, by `performance.now`. */
  readonly clickedAt: number;
  readonly signal: AbortSignal;
  readonly onRetry: () => void;
}

/**
 * Calls the function, and retries at most twice while the visitor can wait. The idempotency key makes a retry harmless.
 * Never throws.
 *
 * @param makePayload - makes the payload of a call that starts now.
 */
export async function callWithRetries(
  makePayload: () => InquiryPayload,
  { clickedAt, signal, onRetry }: CallOptions,
): Promise<CallResult> {
  // Loading the code took time. The first call has its full timeout in any case.
  let leftMs = Math.max(maxWaitMs - (performance.now() - clickedAt), callTimeoutsMs[0]);
  for (let attempt = 0; ; attempt++) {
    const timeoutMs = Math.min(callTimeoutsMs[attempt]!, leftMs);
    const startedAt = performance.now();
    const result = await callFunction(makePayload(), timeoutMs, signal);
    const isFinal = result.kind === 'accepted' || result.kind === 'refused';
    if (isFinal || signal.aborted || !navigator.onLine) return result;
    const delayMs = Math.max(pauseMs(), result.retryAfterMs);
    // A phone that slept during the call has used up no more than the call's timeout.
    leftMs -= Math.min(performance.now() - startedAt, timeoutMs) + delayMs;
    const isLast = attempt === callTimeoutsMs.length - 1;
    if (isLast || leftMs < minCallMs || result.retryAfterMs > maxRetryAfterMs) return result;
    onRetry();
    await new Promise((resolve) => window.setTimeout(resolve, delayMs));
    if (signal.aborted) return result;
  }
}

/** Whether a status may be another one soon (RFC 9110, RFC 8470, RFC 6585). */
const isTemporary = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** Calls the function once. Never throws, because a failure is a result too. */
export async function callFunction(
  payload: InquiryPayload,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<CallResult> {
  const call = new AbortController();
  const abort = () => call.abort();
  const timer = window.setTimeout(abort, timeoutMs);
  signal?.addEventListener('abort', abort, { signal: call.signal });
  try {
    const { data, error } = await backend.functions.invoke<unknown>(functionName, {
      body: { ...payload },
      signal: call.signal,
    });
    if (error) return await readFailure(error instanceof Error ? error : new Error(String(error)));
    return isAnswer(data)
      ? { kind: 'accepted', answer: data }
      : { kind: 'refused', error: new Error('Unexpected response from the server'), fields: {} };
  } finally {
    window.clearTimeout(timer);
  }
}

async function readFailure(failure: Error): Promise<CallResult> {
  if (!(failure instanceof FunctionsHttpError))
    return { kind: 'unanswered', error: failure, retryAfterMs: 0 };
  const response = failure.context as Response;
  const { message, fields, request_id: id } = await readError(response);
  const reason = `${response.status} ${message ?? failure.message}${id ? ` (request ${id})` : ''}`;
  const error = new Error(reason, { cause: failure });
  if (!isTemporary(response.status)) return { kind: 'refused', error, fields: fields ?? {} };
  const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'));
  return { kind: 'busy', error, retryAfterMs };
}

/** Whether this is the function's answer. A page from a host without the function must not look like success. */
function isAnswer(data: unknown): data is Answer {
  return (
    typeof data === 'object' &&
    data !== null &&
    !('error' in data && data.error) &&
    'message' in data &&
    typeof data.message === 'string'
  );
}

/** The body of a refusal. If it can't be read before the call's timeout, only the status counts. */
async function readError(response: Response): Promise<Partial<ErrorAnswer['error']>> {
  try {
    const body = (await response.json()) as Partial<ErrorAnswer> | null;
    return body?.error ?? {};
  } catch {
    return {};
  }
}

/** `Retry-After` (seconds or a date, RFC 9110 section 10.2.3) in milliseconds; 0 if there is none. */
export function readRetryAfter(header: string | null, now = Date.now()): number {
  if (!header) return 0;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return wait > 0 ? wait : 0;
}
