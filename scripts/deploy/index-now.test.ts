import { expect, test } from 'vitest';
import type { BuiltRoute } from '#scripts/build/build-context.ts';
import { readIndexNowKey } from '#scripts/build/index-now-key.ts';
import { createSubmission } from './index-now.ts';

const siteUrl = 'https://www.example.com';
const routes = ['/', '/about', '/team'].map((path) => ({ path }) as BuiltRoute);
const pageDates = { '/': '2026-01-05', '/about': '2026-02-05' };

test('only pages that changed since the day are sent, and those whose day is not known', () => {
  const submission = createSubmission({ siteUrl, routes, pageDates }, 'key-12345', '2026-02-01');
  expect(submission).toEqual({
    host: 'www.example.com',
    key: 'key-12345',
    keyLocation: 'https://www.example.com/key-12345.txt',
    urlList: ['https://www.example.com/about', 'https://www.example.com/team'],
  });
});

test('a key that IndexNow would refuse is refused with what it must be', () => {
  expect(readIndexNowKey({})).toBeUndefined();
  expect(readIndexNowKey({ INDEXNOW_KEY: 'a1b2c3d4' })).toBe('a1b2c3d4');
  expect(() => readIndexNowKey({ INDEXNOW_KEY: 'short' })).toThrow(/8 to 128/);
});
