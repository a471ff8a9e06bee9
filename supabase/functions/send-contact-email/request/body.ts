import { HttpError } from '../http-error.ts';

/** More than all fields at their limits, even URL-encoded. */
const maxBodyBytes = 128 * 1024;
/** Of fields, and of values of a field. */
export const maxEntries = 100;
/** Bytes read before the connection is closed. Clients ignore a response until they have sent everything. */
const maxReadBytes = 8 * 1024 * 1024;
/** Each chunk takes time, however small. */
const maxChunks = 5000;
const readTimeoutMs = 20_000;

export interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Set if the post is rejected whatever it contains. */
  readonly httpError: HttpError | undefined;
}

/** @throws {HttpError} 415 if it is neither JSON nor a form. */
export function isJson(contentType: string): boolean {
  const mediaType = contentType.split(';')[0]!.trim().toLowerCase();
  if (mediaType === 'application/json') return true;
  if (['application/x-www-form-urlencoded', 'multipart/form-data'].includes(mediaType)) return false;
  throw new HttpError(415, 'unsupported_media_type', 'Send JSON or a form.');
}

export const createPayloadTooLargeError = () =>
  new HttpError(413, 'payload_too_large', 'The request is too large.');

/** Gateways may drop a response that is sent during the upload. */
export async function readBody({ body }: Pick<Request, 'body'>, timeoutMs = readTimeoutMs): Promise<Body> {
  if (!body) return { bytes: new Uint8Array(), httpError: undefined };
  const reader = body.getReader();
  // A chunk uses far more memory than its bytes.
  let buffer = new Uint8Array(4096);
  let size = 0;
  let chunks = 0;
  let httpError: HttpError | undefined;
  const timer = setTimeout(() => {
    httpError = new HttpError(408, 'malformed_request', 'The request took too long. Please send it again.');
    void reader.cancel().catch(() => {});
  }, timeoutMs);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      buffer = append(buffer, size, part.value);
      size += part.value.length;
      if (size > maxBodyBytes || ++chunks > maxChunks) httpError = createPayloadTooLargeError();
      // Deno would read a canceled body to its end.
      if (size > maxReadBytes || chunks > maxChunks) break;
    }
  } catch {
    httpError ??= new HttpError(400, 'malformed_request', 'The request is incomplete. Please send it again.');
  } finally {
    clearTimeout(timer);
  }
  return { bytes: buffer.subarray(0, size), httpError };
}

function append(buffer: Uint8Array<ArrayBuffer>, size: number, chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  const newSize = Math.min(size + chunk.length, maxBodyBytes);
  const target = newSize > buffer.length ? new Uint8Array(Math.min(2 * newSize, maxBodyBytes)) : buffer;
  if (target !== buffer) target.set(buffer.subarray(0, size));
  if (size < maxBodyBytes) target.set(chunk.subarray(0, maxBodyBytes - size), size);
  return target;
}

/** @throws {HttpError} unless the body is a JSON object within the limits. */
export function readJson({ bytes, httpError }: Body): Record<string, unknown> {
  if (httpError) throw httpError;
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
