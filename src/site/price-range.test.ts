import { expect, test } from 'vitest';
import { formatPriceRange } from './price-range.ts';

test('a range of prices is written with both ends, a single price once', () => {
  expect(formatPriceRange({ currency: 'USD', minimum: 900, maximum: 12_500 })).toBe('$900-$12,500');
  expect(formatPriceRange({ currency: 'EUR', minimum: 3000, maximum: 3000 })).toBe('€3,000');
});
