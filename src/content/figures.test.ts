import { expect, test } from 'vitest';
import { formatDuration, formatPriceRange, parseDuration } from './figures.ts';

test('a range has a shortest and a longest duration', () => {
  expect(parseDuration('2–3 weeks')).toEqual({ shortest: 2, longest: 3, unit: 'week' });
});

test('a single figure is read as a range with equal ends', () => {
  expect(parseDuration('4 weeks')).toEqual({ shortest: 4, longest: 4, unit: 'week' });
  expect(parseDuration('up to 4 weeks')).toEqual({ shortest: 4, longest: 4, unit: 'week' });
});

test('days and months are read, also before a noun', () => {
  expect(parseDuration('30–45 days')).toEqual({ shortest: 30, longest: 45, unit: 'day' });
  expect(parseDuration('6–18 months')).toEqual({ shortest: 6, longest: 18, unit: 'month' });
  expect(parseDuration('90-day')).toEqual({ shortest: 90, longest: 90, unit: 'day' });
});

test('a claim without days, weeks or months has no duration', () => {
  for (const claim of ['monthly', 'add-on', 'Week 1', '30-minute', '20+ years'])
    expect(parseDuration(claim)).toBeUndefined();
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
