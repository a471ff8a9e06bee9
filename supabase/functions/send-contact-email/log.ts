/**
 * The function's log: one line of JSON for each refusal and each failure, which the host collects from the output. Its
 * `request_id` is the answer's `X-Request-Id`. Nothing that a visitor sent gets in: of an error no message, which may quote
 * them.
 */
import { isUuid } from '../_shared/reference.ts';
import { HttpError } from './http-error.ts';

export interface Log {
  /** Something failed that no answer tells of. */
  failure(code: string, error: unknown, details?: Readonly<Record<string, string | number>>): void;
}

export interface RequestLog extends Log {
  readonly requestId: string;
  /** The request was refused, as its answer says. */
  refusal(refusal: HttpError): void;
}

/** For work that is nobody's request. */
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
 * The id that the host has given the request: Supabase's gateway by `sb-request-id`, which its own logs name too, our own
 * server by `X-Request-Id`. Anything but a UUID is somebody's text.
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

/** What kind of error it is. One that has a code says by that what it is; of any other it counts where it arose. */
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
