import type { ErrorCode } from '../_shared/function-answers.ts';

interface HttpErrorDetails {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  /** What failed on our side; for the log alone. */
  cause?: unknown;
}

/** A request that can't be taken as it is, with what its sender may know about it. Turned into an answer at the edge. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: ErrorCode, message: string, details: HttpErrorDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.status = status;
    this.code = code;
    this.fields = details.fields;
    this.headers = { ...details.headers };
    if (details.retryAfterSeconds) this.headers['Retry-After'] = String(details.retryAfterSeconds);
  }
}

/** What nobody has foreseen is a failure on our side that may be gone in a moment. */
export function asHttpError(problem: unknown): HttpError {
  if (problem instanceof HttpError) return problem;
  const message = 'Something went wrong on our side. Please try again shortly.';
  return new HttpError(503, 'service_unavailable', message, { retryAfterSeconds: 5, cause: problem });
}
