import { expect, test } from 'vitest';
import { formatDuration, formatPriceRange, parseDuration } from './figures.ts';

test.each<[string, object | undefined]>([
  ['2–3 weeks', { shortest: 2, longest: 3, unit: 'week' }],
  ['4 weeks', { shortest: 4, longest: 4, unit: 'week' }],
  ['up to 4 weeks', { shortest: 4, longest: 4, unit: 'week' }],
  ['30–45 days', { shortest: 30, longest: 45, unit: 'day' }],
  ['6–18 months', { shortest: 6, longest: 18, unit: 'month' }],
  ['90-day', { shortest: 90, longest: 90, unit: 'day' }],
  ['monthly', undefined],
  ['add-on', undefined],
  ['Week 1', undefined],
  ['30-minute', undefined],
  ['20+ years', undefined],
])('the claim “%s” has the duration %j', (claim, duration) => {
  expect(parseDuration(claim)).toEqual(duration);
});

test('a price range shows both ends, a single price once', () => {
  expect(formatPriceRange({ minimum: 900, maximum: 12_500 })).toBe('$900–$12,500');
  expect(formatPriceRange({ minimum: 1_250_000, maximum: 1_250_000 })).toBe('$1,250,000');
});

test('a duration before a noun is formatted with its plural', () => {
  expect(formatDuration('6-week delay')).toBe('6 weeks');
  expect(formatDuration('1-week delay')).toBe('1 week');
  expect(formatDuration('2–3 weeks')).toBe('2–3 weeks');
  expect(() => formatDuration('a short delay')).toThrow('The claim “a short delay” has no duration');
});
