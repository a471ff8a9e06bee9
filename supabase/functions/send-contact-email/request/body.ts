/** The body of a request: its kind, its bytes, and its JSON. */
import { HttpError } from '../http-error.ts';

/** Three times the size of all fields at their limits in four-byte characters. */
export const maximumTextBytes = 128 * 1024;
/** More than any of our forms has fields, or any field has options. */
export const maximumEntries = 100;
/** How much of a body is kept: a form whose texts are far too long comes back with them. */
const keptBytes = 1024 * 1024;
/** How much is read at most: nobody reads an answer while they send. */
const readBytes = 64 * 1024 * 1024;
/** Each piece costs time, however small it is. */
const mostPieces = 5000;

export type FormKind = 'urlencoded' | 'multipart';
type BodyKind = 'json' | FormKind;

/** A request that has been read. */
export interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Why the bytes are not the whole body, if they aren't. */
  readonly refusal: HttpError | undefined;
}

export function bodyKind(request: Request): BodyKind {
  const mediaType = (request.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (mediaType === 'application/json') return 'json';
  if (mediaType === 'application/x-www-form-urlencoded') return 'urlencoded';
  if (mediaType === 'multipart/form-data') return 'multipart';
  throw new HttpError(415, 'unsupported_media_type', 'Please send JSON or a form.');
}

export const tooLarge = () =>
  new HttpError(413, 'payload_too_large', 'This is more than we can take at once.');

/**
 * Reads a body to its end, before anything is answered: an answer that comes while a browser still sends may break on its
 * way through a gateway.
 */
export async function readBody(request: Request): Promise<Body> {
  // Copied into one place: each piece that arrives holds far more memory than its bytes.
  const kept = new Uint8Array(keptBytes);
  let size = 0;
  let pieces = 0;
  let refusal: HttpError | undefined;
  try {
    for await (const piece of request.body ?? []) {
      if (size < keptBytes) kept.set(piece.subarray(0, keptBytes - size), size);
      size += piece.length;
      if (size > keptBytes || ++pieces > mostPieces) refusal = tooLarge();
      if (size > readBytes || pieces > mostPieces) break;
    }
  } catch {
    refusal = new HttpError(
      400,
      'malformed_request',
      'This did not arrive completely. Please send it again.',
    );
  }
  return { bytes: kept.subarray(0, size), refusal };
}

/** @throws {HttpError} for anything but a JSON object of reasonable size. */
export function readJson({ bytes, refusal }: Body): Record<string, unknown> {
  if (refusal) throw refusal;
  if (bytes.length > maximumTextBytes) throw tooLarge();
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed();
  // Limited because each entry is checked.
  if (isOverfull(value) || Object.values(value).some(isOverfull)) throw tooLarge();
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
  return typeof value === 'object' && value !== null && Object.keys(value).length > maximumEntries;
}

function malformed(): HttpError {
  return new HttpError(400, 'malformed_request', 'Please send a JSON object.');
}
