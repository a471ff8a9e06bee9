import type { ErrorCode } from '../_shared/function-answers.ts';

interface RefusalDetails {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
  /** What failed on our side; for the log alone. */
  cause?: unknown;
}

/** A request that can't be taken as it is, with what its sender may know about it. Turned into an answer at the edge. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.status = status;
    this.code = code;
    this.fields = details.fields;
    this.headers = { ...details.headers };
    if (details.retryAfterSeconds) this.headers['Retry-After'] = String(details.retryAfterSeconds);
  }
}

/** What nobody has foreseen is a failure on our side that may be gone in a moment. */
export function asRefusal(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  const message = 'Something went wrong on our side. Please try again shortly.';
  return new Refusal(503, 'service_unavailable', message, { retryAfterSeconds: 5, cause: problem });
}
