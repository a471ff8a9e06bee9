/** How often and how long a call is repeated that may succeed later. Times in milliseconds. */

/** How long a visitor waits until the form says why, because the first call counts as unanswered. */
export const silence = 8_000;
/** How long a call is repeated, counted from the submission or from the return of the connection or the visitor. */
export const patience = 60_000;

const firstDelay = 1_000;
const longestDelay = 10_000;

/** How long the answer to an attempt may take (1 is the first): a slow server gets longer the second time. */
export const answerWithin = (attempt: number) => (attempt === 1 ? silence : 2 * silence);

/**
 * How long to wait after the given failed attempt. The delay doubles with each, and half of it is random, so that
 * visitors whom one outage hit don't come back all at once; it is never less than the server asks for (`Retry-After`).
 */
export function delayAfter(attempt: number, retryAfter: number, random: () => number = Math.random): number {
  const delay = Math.min(longestDelay, firstDelay * 2 ** (attempt - 1));
  return Math.max(retryAfter, delay / 2 + (delay / 2) * random());
}

/** `Retry-After` in milliseconds: seconds or a date (RFC 9110 section 10.2.3); 0 where there is none. */
export function readRetryAfter(header: string | null, now = Date.now()): number {
  if (!header) return 0;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return wait > 0 ? wait : 0;
}
