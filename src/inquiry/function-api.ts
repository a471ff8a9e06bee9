export const functionName = 'send-contact-email';

export const functionsPath = '/functions/v1/';

export const functionPath = `${functionsPath}${functionName}`;

export const requestIdHeader = 'X-Request-Id';

/** Arguments of `storage.from(bucket).uploadToSignedUrl(path, token, file)`. */
export interface UploadGrant {
  readonly name: string;
  readonly position: number;
  readonly bucket: string;
  readonly path: string;
  readonly token: string;
  /** The bucket rejects other types. */
  readonly content_type: string;
}

export interface SubmissionResponse {
  readonly message: string;
  readonly inquiry_id: string;
  /** False for suspicious inquiries, updates and those above a limit. */
  readonly sends_confirmation: boolean;
  /** Files that aren't stored yet. Incomplete if storage is slow or down. */
  readonly uploads?: readonly UploadGrant[];
}

export interface UploadsResponse {
  readonly stored: readonly number[];
}

export type ErrorCode =
  | 'malformed_request'
  | 'validation_failed'
  | 'forbidden_origin'
  | 'not_found'
  | 'method_not_allowed'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'service_unavailable';

export interface ErrorResponse {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    /** Messages by payload field. */
    readonly fields?: Readonly<Record<string, string>>;
    readonly request_id: string;
  };
}

/** Whether a later request may succeed (RFC 9110, RFC 8470, RFC 6585). */
export const isTemporary = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

export const formPages = { contact: '/contact', rfp: '/submit-rfp/form' } as const;

/**
 * The redirect after a native post: `?sent=1a2b3c4d#sent`, with the start of the idempotency key, so that the page
 * clears only that draft. `1` without a key.
 */
export const confirmationUrl = { query: 'sent', sentAnchor: 'sent', filesLostAnchor: 'files-lost' } as const;

/** The causes of a native post's rejection. */
export const rejectionQuery = 'rejected';

/** @param cause - a payload field, `later` (temporary) or `other` */
export const getRejectionAnchor = (cause: string) => `rejected-${cause}`;

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export const formatReference = (inquiryId: string): string =>
  (inquiryId.split('-')[0] ?? inquiryId).toUpperCase();
