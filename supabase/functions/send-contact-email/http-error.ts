import type { ErrorCode } from '#src/inquiry/function-api.ts';

interface HttpErrorDetails {
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Logged, never sent. */
  readonly cause?: unknown;
}

export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: ErrorCode, message: string, details: HttpErrorDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.status = status;
    this.code = code;
    this.fields = details.fields;
    const { headers, retryAfterSeconds } = details;
    this.headers = { ...headers, ...(retryAfterSeconds && { 'Retry-After': String(retryAfterSeconds) }) };
  }
}

/** Other errors become a retryable 503. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const message = 'Something went wrong on our end. Please try again in a moment.';
  return new HttpError(503, 'service_unavailable', message, { retryAfterSeconds: 5, cause: error });
}

export const createRateLimitError = (retryAfterSeconds: number) =>
  new HttpError(
    429,
    'too_many_requests',
    `Too many messages came from your network. Please try again ${retryAfterSeconds > 600 ? 'in an hour' : 'in a few minutes'}.`,
    { retryAfterSeconds },
  );
