import { describe, expect, test } from 'vitest';
import { answerWithin, delayAfter, retryDuration, readRetryAfter } from './retry-policy.ts';

const delays = (random: number) => [1, 2, 3, 4, 5, 6].map((attempt) => delayAfter(attempt, 0, () => random));

describe('the wait after a failed attempt', () => {
  test('doubles up to the longest delay', () => {
    expect(delays(1)).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  test('is random by half, so that visitors of one outage come back apart', () => {
    expect(delays(0)).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  });

  test('is at least what the server asks for', () => {
    expect(delayAfter(1, 7_000, () => 1)).toBe(7_000);
  });

  test('is told within ten seconds of silence, and leaves room for more than two attempts at a silent server', () => {
    expect(answerWithin(1)).toBeLessThan(10_000);
    expect(answerWithin(1) + 2 * answerWithin(2) + 3_000).toBeLessThan(retryDuration);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2030-01-01T00:00:00Z');

  test.each([
    [null, 0],
    ['3', 3_000],
    ['Tue, 01 Jan 2030 00:00:10 GMT', 10_000],
    ['Mon, 31 Dec 2029 00:00:00 GMT', 0],
    ['soon', 0],
  ])('%j is %d milliseconds', (header, milliseconds) => {
    expect(readRetryAfter(header, now)).toBe(milliseconds);
  });
});
