/** Reads a request's body: its kind, its bytes, its JSON. */
import { HttpError } from '../http-error.ts';

/** Limit for JSON: three times all fields at their limits in four-byte characters. */
export const maxTextBytes = 128 * 1024;
/** More than a form has fields or a field has options. */
export const maxEntries = 100;
/** Buffer limit. URL encoding makes a form up to three times as long as its text. */
const maxBufferedBytes = 1024 * 1024;
/** Read limit. Clients ignore responses until their upload ends. */
const maxReadBytes = 64 * 1024 * 1024;
/** Every chunk takes time, however small it is. */
const maxChunks = 5000;

export type FormKind = 'urlencoded' | 'multipart';
type BodyKind = 'json' | FormKind;

/** A request's body after it was read to its end. */
export interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Why the bytes are not the whole body, if they aren't. */
  readonly refusal: HttpError | undefined;
}

export function readBodyKind(request: Request): BodyKind {
  const mediaType = (request.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (mediaType === 'application/json') return 'json';
  if (mediaType === 'application/x-www-form-urlencoded') return 'urlencoded';
  if (mediaType === 'multipart/form-data') return 'multipart';
  throw new HttpError(415, 'unsupported_media_type', 'Please send JSON or a form.');
}

export const payloadTooLarge = () =>
  new HttpError(413, 'payload_too_large', 'This is more than we can take at once.');

/** Reads a body to its end: a response that arrives while the browser still sends may break at a gateway. */
export async function readBody(request: Request): Promise<Body> {
  // Copied into one buffer, because each chunk holds far more memory than its bytes.
  const buffer = new Uint8Array(maxBufferedBytes);
  let size = 0;
  let chunks = 0;
  let refusal: HttpError | undefined;
  try {
    for await (const chunk of request.body ?? []) {
      if (size < maxBufferedBytes) buffer.set(chunk.subarray(0, maxBufferedBytes - size), size);
      size += chunk.length;
      if (size > maxBufferedBytes || ++chunks > maxChunks) refusal = payloadTooLarge();
      if (size > maxReadBytes || chunks > maxChunks) break;
    }
  } catch {
    refusal = new HttpError(
      400,
      'malformed_request',
      'This did not arrive completely. Please send it again.',
    );
  }
  return { bytes: buffer.subarray(0, size), refusal };
}

/** @throws {HttpError} for anything but a JSON object of reasonable size. */
export function readJson({ bytes, refusal }: Body): Record<string, unknown> {
  if (refusal) throw refusal;
  if (bytes.length > maxTextBytes) throw payloadTooLarge();
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed();
  // Limited because each entry is checked.
  if (isOverfull(value) || Object.values(value).some(isOverfull)) throw payloadTooLarge();
  return value as Record<string, unknown>;
}

function parseJson(bytes: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed();
  }
}

function isOverfull(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > maxEntries;
}

function malformed(): HttpError {
  return new HttpError(400, 'malformed_request', 'Please send a JSON object.');
}
