/** The body of a request: its kind, its bytes as they arrive, and its JSON. */
import type { Configuration } from '../configuration.ts';
import { HttpError } from '../http-error.ts';

/** Three times the size of all fields at their limits (specification section 9) in four-byte characters. */
export const maximumTextBytes = 128 * 1024;
/** More than any of our forms has fields, or any field has options. */
export const maximumEntries = 100;

/** The slowest connection we wait for, about half a megabit a second. Large bodies get more time accordingly. */
const slowestBytesPerSecond = 64 * 1024;
/** The least average size of a large body's chunks, because each chunk costs time. */
const smallestChunk = 512;
const fewestChunks = 10_000;
/** The limit for any body, because hosted functions have to answer within 150 seconds. */
const longestSeconds = 120;

export type FormKind = 'urlencoded' | 'multipart';
export type BodyKind = 'json' | FormKind;

export function bodyKind(request: Request): BodyKind {
  const mediaType = (request.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (mediaType === 'application/json') return 'json';
  if (mediaType === 'application/x-www-form-urlencoded') return 'urlencoded';
  if (mediaType === 'multipart/form-data') return 'multipart';
  throw new HttpError(415, 'unsupported_media_type', 'Please send JSON or a form.');
}

export function tooLarge(): HttpError {
  return new HttpError(413, 'payload_too_large', 'This is more than we can take at once.');
}

/** Whether Content-Length says that the body is larger. Bytes are counted too, because it may be missing or wrong. */
export function announcesMore(request: Request, maximum: number): boolean {
  return Number(request.headers.get('Content-Length') ?? 0) > maximum;
}

/**
 * A body's bytes as they arrive.
 *
 * @throws {HttpError} if there are more than `maximum`, or they arrive too slowly, in too small chunks or incompletely.
 */
export async function* bodyChunks(
  request: Request,
  maximum: number,
  { BODY_TIMEOUT_SECONDS }: Pick<Configuration, 'BODY_TIMEOUT_SECONDS'>,
): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  const giveUp = () => void reader.cancel().catch(() => {});
  const startedAt = Date.now();
  let size = 0;
  let count = 0;
  let isLate = false;
  // One timer for the whole body: a timer for each chunk would cost more than all the rest.
  const clock = setInterval(() => {
    const seconds = Math.min(longestSeconds, BODY_TIMEOUT_SECONDS + size / slowestBytesPerSecond);
    if (Date.now() - startedAt < seconds * 1000) return;
    isLate = true;
    giveUp();
  }, 250);
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new HttpError(
          400,
          'malformed_request',
          'This did not arrive completely. Please send it again.',
        );
      });
      if (isLate)
        throw new HttpError(408, 'request_timeout', 'This took too long to arrive. Please send it again.');
      if (done) return;
      size += value.length;
      count++;
      if (size > maximum || count > fewestChunks + size / smallestChunk) throw tooLarge();
      yield value;
    }
  } finally {
    clearInterval(clock);
    giveUp();
  }
}

export async function readJson(
  request: Request,
  configuration: Configuration,
): Promise<Record<string, unknown>> {
  if (announcesMore(request, maximumTextBytes)) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const chunk of bodyChunks(request, maximumTextBytes, configuration)) {
    text += intact(() => decoder.decode(chunk, { stream: true }));
  }
  const value = intact((): unknown => JSON.parse(text + decoder.decode()));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed();
  // Limited because each entry is checked.
  if (isOverfull(value) || Object.values(value).some(isOverfull)) throw tooLarge();
  return value as Record<string, unknown>;
}

function isOverfull(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > maximumEntries;
}

function intact<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw malformed();
  }
}

function malformed(): HttpError {
  return new HttpError(400, 'malformed_request', 'Please send a JSON object.');
}
