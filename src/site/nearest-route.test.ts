import { expect, test } from 'vitest';
import { nearestRoute } from './nearest-route.ts';

test('suggests the page that a mistyped address means', () => {
  expect(nearestRoute('/proces')?.path).toBe('/process');
  expect(nearestRoute('/Contact-us')?.path).toBe('/contact');
});

test('suggests a page that is asked for without its parent', () => {
  expect(nearestRoute('/rfp-matching')?.path).toBe('/flexible-services/rfp-matching');
});

test('suggests nothing where no page is close', () => {
  expect(nearestRoute('/wp-admin/setup.php')).toBeUndefined();
  expect(nearestRoute('/no-such-page')).toBeUndefined();
  expect(nearestRoute('')).toBeUndefined();
});
