import { HttpError } from '../http-error.ts';

/** Limit for all text of a body: three times all fields at their limits in four-byte characters. */
export const maxTextBytes = 128 * 1024;
/** Limit for fields, and for values of a field: more than any form has. */
export const maxEntries = 100;
/** Limit for a body. URL encoding can triple the length of a form. */
const maxBufferedBytes = 1024 * 1024;
/** Bytes read before the connection is closed, because clients ignore a response until they have sent everything. */
const maxReadBytes = 64 * 1024 * 1024;
/** Limit for chunks, because each takes time, however small. */
const maxChunks = 5000;

export type FormKind = 'urlencoded' | 'multipart';
type BodyKind = 'json' | FormKind;

export interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Set if `bytes` isn't the whole body. */
  readonly httpError: HttpError | undefined;
}

export function readBodyKind(request: Request): BodyKind {
  const mediaType = (request.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (mediaType === 'application/json') return 'json';
  if (mediaType === 'application/x-www-form-urlencoded') return 'urlencoded';
  if (mediaType === 'multipart/form-data') return 'multipart';
  throw new HttpError(415, 'unsupported_media_type', 'Send JSON or a form.');
}

export const createPayloadTooLargeError = () =>
  new HttpError(413, 'payload_too_large', 'The request is too large.');

/** Reads to the end, because gateways may drop a response that is sent during the upload. */
export async function readBody(request: Request): Promise<Body> {
  // Chunks are copied to one buffer, because a chunk uses far more memory than its bytes.
  const buffer = new Uint8Array(maxBufferedBytes);
  let size = 0;
  let chunks = 0;
  let httpError: HttpError | undefined;
  try {
    for await (const chunk of request.body ?? []) {
      if (size < maxBufferedBytes) buffer.set(chunk.subarray(0, maxBufferedBytes - size), size);
      size += chunk.length;
      if (size > maxBufferedBytes || ++chunks > maxChunks) httpError = createPayloadTooLargeError();
      if (size > maxReadBytes || chunks > maxChunks) break;
    }
  } catch {
    httpError = new HttpError(400, 'malformed_request', 'The request is incomplete. Please send it again.');
  }
  return { bytes: buffer.subarray(0, size), httpError };
}

/** @throws {HttpError} unless the body is a JSON object within the limits. */
export function readJson({ bytes, httpError }: Body): Record<string, unknown> {
  if (httpError) throw httpError;
  if (bytes.length > maxTextBytes) throw createPayloadTooLargeError();
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw createMalformedError();
  if (isOverfull(value) || Object.values(value).some(isOverfull)) throw createPayloadTooLargeError();
  return value as Record<string, unknown>;
}

function parseJson(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw createMalformedError();
  }
}

function isOverfull(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > maxEntries;
}

function createMalformedError(): HttpError {
  return new HttpError(400, 'malformed_request', 'Send a JSON object.');
}
