/** What `send-contact-email` answers, for those who call it. */

export const functionName = 'send-contact-email';

/** The header of every answer by which its line in the log is found. */
export const requestIdHeader = 'X-Request-Id';

/** Where to put one announced file: `storage.from(bucket).uploadToSignedUrl(path, token, file)`. */
export interface UploadGrant {
  readonly name: string;
  readonly bucket: string;
  readonly path: string;
  readonly token: string;
  /** The type the bucket takes this file as; wrap the file in a `Blob` of this type before uploading. */
  readonly content_type: string;
}

export interface SubmissionAnswer {
  readonly message: string;
  readonly inquiry_id: string;
  /** In the order of the announced files. Absent or shorter when storage can't take them now; the inquiry is safe. */
  readonly uploads?: readonly UploadGrant[];
}

export type ErrorCode =
  | 'malformed_request'
  | 'validation_failed'
  | 'idempotency_conflict'
  | 'forbidden_origin'
  | 'not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'submitted_too_fast'
  | 'rejected'
  | 'challenge_failed'
  | 'service_unavailable';

export interface ErrorAnswer {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    /** By payload field. */
    readonly fields?: Readonly<Record<string, string>>;
    /** What to quote, so that its line in the log is found. */
    readonly request_id: string;
  };
}
