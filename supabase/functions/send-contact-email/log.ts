/**
 * The function's log: one line of JSON on the output for each refusal and each failure. Its `request_id` is the
 * answer's `X-Request-Id`. Nothing that a visitor sent is logged, and no message of an error, because it may quote
 * that.
 */
import { isUuid } from '../_shared/function-api.ts';
import { HttpError } from './http-error.ts';

export interface Log {
  /** Logs a failure that no answer mentions. Returns the error's kind and code. */
  failure(code: string, error: unknown, details?: Readonly<Record<string, string | number>>): string;
}

export interface RequestLog extends Log {
  readonly requestId: string;
  /** Logs the refusal of the request. */
  refusal(refusal: HttpError): void;
}

/** The log of work that belongs to no request. */
export const backgroundLog: Log = { failure: (...what) => writeFailure(undefined, ...what) };

export function requestLog(requestId: string): RequestLog {
  return {
    requestId,
    refusal({ status, code, fields, cause }) {
      write(status < 500 ? 'warn' : 'error', 'refusal', requestId, {
        status,
        code,
        fields: fields && Object.keys(fields),
        ...(cause !== undefined && traceOf(cause)),
      });
    },
    failure: (...what) => writeFailure(requestId, ...what),
  };
}

/**
 * The request's id from its host: `sb-request-id` from Supabase's gateway, whose own logs have it too, or
 * `X-Request-Id` from our own server. Anything but a UUID may be a visitor's text and is replaced.
 */
export function readRequestId({ headers }: Request): string {
  const given = headers.get('sb-request-id') ?? headers.get('X-Request-Id') ?? '';
  return isUuid(given) ? given : crypto.randomUUID();
}

function writeFailure(
  requestId: string | undefined,
  code: string,
  error: unknown,
  details: Readonly<Record<string, string | number>> = {},
): string {
  const reason = error instanceof HttpError ? (error.cause ?? error) : error;
  const trace = traceOf(reason);
  write('error', 'failure', requestId, { code, ...details, ...trace });
  return trace.error;
}

function write(
  level: 'warn' | 'error',
  event: string,
  requestId: string | undefined,
  entry: Readonly<Record<string, unknown>>,
): void {
  const time = new Date().toISOString();
  console.log(JSON.stringify({ level, time, source: 'function', event, request_id: requestId, ...entry }));
}

/** An error's kind and code, or where it was thrown if it has no code. */
function traceOf(error: unknown): { error: string; at?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = '' } = error;
  const { code, status } = error as { code?: unknown; status?: unknown };
  const codes = [code, status].filter(
    (value) => typeof value === 'number' || (typeof value === 'string' && /^\w+$/.test(value)),
  );
  if (codes.length > 0) return { error: [name, ...codes].join(' ') };
  const frames = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return { error: name, at: frames.slice(0, 5).map((line) => line.trim()) };
}
