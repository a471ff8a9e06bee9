/** JSON lines without visitors' data, and without error messages, which may quote it. */
import { isUuid } from '#src/inquiry/function-api.ts';
import { HttpError } from './http-error.ts';

export interface Log {
  /** Returns the error's name and code. */
  failure(code: string, error: unknown, details?: Readonly<Record<string, string | number>>): string;
}

export interface RequestLog extends Log {
  readonly requestId: string;
  rejection(error: HttpError): void;
}

export const backgroundLog: Log = { failure: (...args) => writeFailure(undefined, ...args) };

export const logStart = (settings: Readonly<Record<string, string>>) =>
  write('info', 'start', undefined, settings);

export function createRequestLog(requestId: string): RequestLog {
  return {
    requestId,
    rejection({ status, code, fields, cause }) {
      write(status < 500 ? 'warn' : 'error', 'rejection', requestId, {
        status,
        code,
        fields: fields && Object.keys(fields),
        ...(cause !== undefined && describeError(cause)),
      });
    },
    failure: (...args) => writeFailure(requestId, ...args),
  };
}

/** The id of Supabase's gateway or our server. Anything but a UUID may be a visitor's text. */
export function readRequestId({ headers }: Request): string {
  const id = headers.get('sb-request-id') ?? headers.get('X-Request-Id') ?? '';
  return isUuid(id) ? id : crypto.randomUUID();
}

function writeFailure(
  requestId: string | undefined,
  code: string,
  error: unknown,
  details: Readonly<Record<string, string | number>> = {},
): string {
  const reason = error instanceof HttpError ? (error.cause ?? error) : error;
  const trace = describeError(reason);
  write('error', 'failure', requestId, { code, ...details, ...trace });
  return trace.error;
}

function write(
  level: 'info' | 'warn' | 'error',
  event: string,
  requestId: string | undefined,
  entry: Readonly<Record<string, unknown>>,
): void {
  const time = new Date().toISOString();
  console.log(JSON.stringify({ level, time, source: 'function', event, request_id: requestId, ...entry }));
}

function describeError(error: unknown): { error: string; at?: string[] } {
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
