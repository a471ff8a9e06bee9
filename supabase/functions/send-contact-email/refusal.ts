import type { ErrorCode } from '../_shared/function-answers.ts';

interface RefusalDetails {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
}

/** A request that can't be taken as it is, with what its sender may know about it. Turned into an answer at the edge. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = details.fields;
    this.headers = { ...details.headers };
    if (details.retryAfterSeconds) this.headers['Retry-After'] = String(details.retryAfterSeconds);
  }
}
