/** A request's body: what kind it says it is, its bytes as they arrive, and JSON out of them. */
import type { Configuration } from './configuration.ts';
import { HttpError } from './http-error.ts';

/** Section 9's fields filled to the brim in four-byte characters, three times over. */
export const maximumTextBytes = 128 * 1024;
/** More names than any of our forms has, and more boxes than any list of them. */
export const maximumEntries = 100;

/** What a slow line still carries, about half a megabit a second: so much longer may a large body take. */
const slowestBytesPerSecond = 64 * 1024;
/** Each piece takes time by itself, so that a body may not come byte by byte: so large are the pieces of a large one. */
const smallestChunk = 512;
const fewestChunks = 10_000;
/** Hosted functions have to answer within 150 seconds, and what follows takes its time too. */
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

/** Whether the sender says that it is more. Bytes are counted besides: the length may be missing or lie. */
export function announcesMore(request: Request, maximum: number): boolean {
  return Number(request.headers.get('Content-Length') ?? 0) > maximum;
}

/**
 * A body's bytes as they arrive.
 *
 * @throws {HttpError} when there are more than `maximum`, when they come too slowly or in crumbs, or not all of them come.
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
  // One clock for the whole body, because a timer for each piece would be the most of the work.
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
  // Entries are checked one by one, and thousands of them would be thousands of checks.
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
