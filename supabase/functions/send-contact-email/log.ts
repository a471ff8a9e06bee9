/**
 * The function's log: one line of JSON for each refusal and each failure, which the host collects from the output. Its
 * `request_id` is the answer's `X-Request-Id`. Nothing that a visitor sent is logged, and no error's message, which may
 * quote it.
 */
import { isUuid } from '../_shared/ids.ts';
import { HttpError } from './http-error.ts';

export interface Log {
  /** Logs a failure of which no answer tells. */
  failure(code: string, error: unknown, details?: Readonly<Record<string, string | number>>): void;
}

export interface RequestLog extends Log {
  readonly requestId: string;
  /** Logs that the request was refused, as its answer says. */
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
 * The id that the host has given the request: Supabase's gateway as `sb-request-id`, which its own logs have too, our
 * own server as `X-Request-Id`. Anything but a UUID may be a visitor's text and is replaced.
 */
export function requestIdOf({ headers }: Request): string {
  const given = headers.get('sb-request-id') ?? headers.get('X-Request-Id') ?? '';
  return isUuid(given) ? given : crypto.randomUUID();
}

function writeFailure(
  requestId: string | undefined,
  code: string,
  error: unknown,
  details: Readonly<Record<string, string | number>> = {},
): void {
  const reason = error instanceof HttpError ? (error.cause ?? error) : error;
  write('error', 'failure', requestId, { code, ...details, ...traceOf(reason) });
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

/** An error's kind and code; for one without a code, where it arose. */
function traceOf(error: unknown): { error: string; at?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = '' } = error;
  const { code, status, responseCode } = error as {
    code?: unknown;
    status?: unknown;
    responseCode?: unknown;
  };
  const codes = [code, status, responseCode].filter(
    (value) => typeof value === 'number' || (typeof value === 'string' && /^\w+$/.test(value)),
  );
  if (codes.length > 0) return { error: [name, ...codes].join(' ') };
  const frames = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return { error: name, at: frames.slice(0, 5).map((line) => line.trim()) };
}
