import { describe, expect, it } from 'vitest';
import { delayAfter, inBackground, readRetryAfter, type RetryPolicy, whileWatched } from './retry-policy.ts';

const policy: RetryPolicy = { attempts: 5, firstDelay: 1_000, longestDelay: 6_000, patience: 10_000 };
const delays = (random: number) =>
  [1, 2, 3, 4].map((attempt) => delayAfter(attempt, policy, 0, () => random));

describe('the wait after a failed attempt', () => {
  it('doubles up to the longest delay', () => {
    expect(delays(1)).toEqual([1_000, 2_000, 4_000, 6_000]);
  });

  it('is random by half, so that visitors of one outage come back apart', () => {
    expect(delays(0)).toEqual([500, 1_000, 2_000, 3_000]);
  });

  it('ends with the last attempt', () => {
    expect(delayAfter(5, policy)).toBeUndefined();
  });

  it('is at least what the server asks for', () => {
    expect(delayAfter(1, policy, 7_000, () => 1)).toBe(7_000);
  });

  it('ends when the server asks for more than the policy has patience for', () => {
    expect(delayAfter(1, policy, 10_001)).toBeUndefined();
  });

  it('lets the visitor know within seconds, and then goes on for minutes', () => {
    const longest = (each: RetryPolicy) =>
      Array.from(
        { length: each.attempts },
        (_, index) => delayAfter(index + 1, each, 0, () => 1) ?? 0,
      ).reduce((sum, delay) => sum + delay);
    expect(longest(whileWatched)).toBeLessThan(5_000);
    expect(longest(inBackground)).toBeGreaterThan(10 * 60_000);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2030-01-01T00:00:00Z');

  it.each([
    [null, 0],
    ['3', 3_000],
    ['Tue, 01 Jan 2030 00:00:10 GMT', 10_000],
    ['Mon, 31 Dec 2029 00:00:00 GMT', 0],
    ['soon', 0],
  ])('%j is %d milliseconds', (header, milliseconds) => {
    expect(readRetryAfter(header, now)).toBe(milliseconds);
  });
});
