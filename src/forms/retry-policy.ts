/** How long a form waits for what, in milliseconds. */

/** How long a visitor waits for an explanation: then the first call counts as unanswered. */
export const noticeDelay = 8_000;

/** How long a visitor who is online waits for the code that sends; then the browser posts the form. */
export const loadingPatience = 15_000;

/** How long a call is repeated. Starts again when the connection or the visitor comes back. */
export const retryDuration = 60_000;

const firstDelay = 1_000;
const longestDelay = 10_000;

/** How long to wait for the answer to an attempt (1 is the first). A slow server gets more time from the second on. */
export const answerWithin = (attempt: number) => (attempt === 1 ? noticeDelay : 2 * noticeDelay);

/**
 * How long to wait after the given failed attempt. The delay doubles each time, and half of it is random, so that after
 * an outage visitors don't all try at once. It is never less than the server asks for (`Retry-After`).
 */
export function delayAfter(attempt: number, retryAfter: number, random: () => number = Math.random): number {
  const delay = Math.min(longestDelay, firstDelay * 2 ** (attempt - 1));
  return Math.max(retryAfter, delay / 2 + (delay / 2) * random());
}

/** `Retry-After` (seconds or a date, RFC 9110 section 10.2.3) in milliseconds; 0 if there is none. */
export function readRetryAfter(header: string | null, now = Date.now()): number {
  if (!header) return 0;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return wait > 0 ? wait : 0;
}
