/** How often and how patiently a call is repeated that may succeed later. Times in milliseconds. */
export interface RetryPolicy {
  readonly attempts: number;
  readonly firstDelay: number;
  readonly longestDelay: number;
  /** The longest wait that the server may ask for (`Retry-After`). */
  readonly patience: number;
}

/** While the visitor looks at "Submitting...": he learns within seconds that something is wrong. */
export const whileWatched: RetryPolicy = {
  attempts: 3,
  firstDelay: 600,
  longestDelay: 2_000,
  patience: 5_000,
};

/** After he has been told, as long as the page is open: for about a quarter of an hour. */
export const inBackground: RetryPolicy = {
  attempts: 20,
  firstDelay: 8_000,
  longestDelay: 60_000,
  patience: 900_000,
};

/**
 * How long to wait after the given failed attempt (1 is the first); undefined means: give up. The delay doubles with
 * each attempt, and half of it is random, so that visitors whom one outage hit don't come back all at once.
 */
export function delayAfter(
  attempt: number,
  policy: RetryPolicy,
  retryAfter = 0,
  random: () => number = Math.random,
): number | undefined {
  if (attempt >= policy.attempts || retryAfter > policy.patience) return undefined;
  const delay = Math.min(policy.longestDelay, policy.firstDelay * 2 ** (attempt - 1));
  return Math.max(retryAfter, delay / 2 + (delay / 2) * random());
}

/** `Retry-After` in milliseconds: seconds or a date (RFC 9110 section 10.2.3); 0 where there is none. */
export function readRetryAfter(header: string | null, now = Date.now()): number {
  if (!header) return 0;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return wait > 0 ? wait : 0;
}
