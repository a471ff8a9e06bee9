/** What `send-contact-email` and its callers have in common: its address, how it is called, and its answers. */

export const functionName = 'send-contact-email';

/** The path of all functions below the project's address. */
export const functionsPath = '/functions/v1/';

/** The path of this function. */
export const functionPath = `${functionsPath}${functionName}`;

/** The header of every answer with the id by which its line in the log is found. */
export const requestIdHeader = 'X-Request-Id';

/** Permission to upload one announced file: `storage.from(bucket).uploadToSignedUrl(path, token, file)`. */
export interface UploadGrant {
  readonly name: string;
  /** The file's place among those that were announced. */
  readonly position: number;
  readonly bucket: string;
  readonly path: string;
  readonly token: string;
  /** The type the bucket takes this file as; wrap the file in a `Blob` of this type before uploading. */
  readonly content_type: string;
}

export interface SubmissionAnswer {
  readonly message: string;
  readonly inquiry_id: string;
  /** For announced files that aren't stored yet. Shorter while storage doesn't answer; the inquiry is stored. */
  readonly uploads?: readonly UploadGrant[];
}

/** Which announced files of an inquiry are in storage, by their position. */
export interface UploadsAnswer {
  readonly stored: readonly number[];
  readonly awaited: readonly number[];
}

/** The answer of `POST …/forwarding`, which needs the scheduler's secret. */
export interface ForwardingReport {
  /** The address by which this post would be counted. */
  readonly counted: string;
  /** The other end of the function's connection. */
  readonly connection: string;
  /** The headers by which proxies name a visitor, as they arrived. */
  readonly headers: Readonly<Record<string, string>>;
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

export interface ErrorAnswer {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    /** Messages by payload field. */
    readonly fields?: Readonly<Record<string, string>>;
    /** The id of the line in the log, for the visitor to quote. */
    readonly request_id: string;
  };
}

/** The pages of the site that have the forms. */
export const formPages = { contact: '/contact', rfp: '/submit-rfp/form' } as const;

/**
 * The address of a form's page after a native post, such as `?sent=1a2b3c4d#sent`. The query has the beginning of the
 * draft's idempotency key, by which the page recognizes the draft that was sent; `1` if there is none.
 */
export const sentAddress = { query: 'sent', sentAnchor: 'sent', filesLostAnchor: 'files-lost' } as const;

/** The query of a form's page after a refused native post: the causes, separated by commas. */
export const refusedQuery = 'refused';

/**
 * The anchor of the paragraph that explains why a native post was refused.
 *
 * @param cause A field by its name in the payload, `later` for a temporary failure, or `other`.
 */
export const refusalAnchor = (cause: string) => `refused-${cause}`;

/** Whether a text is a UUID (RFC 9562), as ids of inquiries and requests and idempotency keys are. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The reference that a visitor quotes for an inquiry: the beginning of its id. */
export const formatReference = (inquiryId: string): string =>
  (inquiryId.split('-')[0] ?? inquiryId).toUpperCase();
