import { FunctionsHttpError } from '@supabase/supabase-js';
import { wait } from '#src/browser/wait.ts';
import {
  type ErrorResponse,
  functionName,
  isTemporary,
  type SubmissionResponse,
} from '#src/inquiry/function-api.ts';
import { backend } from './backend.ts';
import type { InquiryPayload } from './payload.ts';

/** Time for all calls. Visitors get a result within 15 s (decision 13). */
const maxWaitMs = 14_500;

export const callTimeoutsMs = [6_000, 4_000, 3_000] as const;

/** A retry with less time left isn't worth starting. */
const minCallMs = 1_000;

/** A longer pause, or a status 429 without `Retry-After`, prevents a retry. */
const maxRetryAfterMs = 2_000;

/** Random, so that visitors don't all retry at once after an outage. */
const createDelayMs = () => 300 + 600 * Math.random();

/** Only the message is guaranteed. */
export type AcceptedResponse = Pick<SubmissionResponse, 'message'> & Partial<SubmissionResponse>;

type CallResult =
  | { readonly kind: 'accepted'; readonly response: AcceptedResponse }
  | { readonly kind: 'rejected'; readonly error: Error; readonly fields: Readonly<Record<string, string>> }
  /** `noResponse`: network error or timeout. `busy`: a temporary status. */
  | { readonly kind: 'noResponse' | 'busy'; readonly error: Error; readonly retryAfterMs: number };

export interface CallOptions {
  /** Time of the click, from `performance.now`. */
  readonly clickedAtMs: number;
  readonly signal: AbortSignal;
  readonly onRetry: () => void;
}

/**
 * Calls the function, and retries at most twice. Never throws.
 *
 * @param createPayload - runs before each call
 */
export async function callWithRetries(
  createPayload: () => InquiryPayload,
  { clickedAtMs, signal, onRetry }: CallOptions,
): Promise<CallResult> {
  let remainingMs = Math.max(maxWaitMs - (performance.now() - clickedAtMs), callTimeoutsMs[0]);
  for (let attempt = 0; ; attempt++) {
    const timeoutMs = Math.min(callTimeoutsMs[attempt]!, remainingMs);
    const startedAt = performance.now();
    const result = await callFunction(createPayload(), timeoutMs, signal);
    const isFinal = result.kind === 'accepted' || result.kind === 'rejected';
    if (isFinal || signal.aborted || !navigator.onLine) return result;
    const delayMs = Math.max(createDelayMs(), result.retryAfterMs);
    // A phone may sleep during the call.
    remainingMs -= Math.min(performance.now() - startedAt, timeoutMs) + delayMs;
    const isLast = attempt === callTimeoutsMs.length - 1;
    if (isLast || remainingMs < minCallMs || result.retryAfterMs > maxRetryAfterMs) return result;
    onRetry();
    await wait(delayMs);
    if (signal.aborted) return result;
  }
}

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
    return isAcceptedResponse(data)
      ? { kind: 'accepted', response: data }
      : { kind: 'rejected', error: new Error('Unexpected response from the server'), fields: {} };
  } finally {
    window.clearTimeout(timer);
  }
}

async function readFailure(failure: Error): Promise<CallResult> {
  if (!(failure instanceof FunctionsHttpError))
    return { kind: 'noResponse', error: failure, retryAfterMs: 0 };
  const response = failure.context as Response;
  const { message, fields, request_id: id } = await readError(response);
  const reason = `${response.status} ${message ?? failure.message}${id ? ` (request ${id})` : ''}`;
  const error = new Error(reason, { cause: failure });
  if (!isTemporary(response.status)) return { kind: 'rejected', error, fields: fields ?? {} };
  const pauseMs = parseRetryAfter(response.headers.get('Retry-After'));
  return { kind: 'busy', error, retryAfterMs: pauseMs ?? (response.status === 429 ? Infinity : 0) };
}

/** A page from a host without the function must not look like success. */
function isAcceptedResponse(data: unknown): data is AcceptedResponse {
  return (
    typeof data === 'object' &&
    data !== null &&
    !('error' in data && data.error) &&
    'message' in data &&
    typeof data.message === 'string'
  );
}

async function readError(response: Response): Promise<Partial<ErrorResponse['error']>> {
  try {
    const body = (await response.json()) as Partial<ErrorResponse> | null;
    return body?.error ?? {};
  } catch {
    return {};
  }
}

/** Returns milliseconds. The header has seconds or a date (RFC 9110 section 10.2.3). */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const pauseMs = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(pauseMs) ? undefined : Math.max(pauseMs, 0);
}
