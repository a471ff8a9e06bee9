import { expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';

test.each([
  'https://www.example.com',
  'https://www.example.com/',
  'https://WWW.example.com',
  'http://localhost:3000',
])('SITE_URL=%s is an origin', (url) => {
  expect(parseEnvironment({ SITE_URL: url }).siteUrl).toBe(new URL(url).origin);
});

test.each([
  'https://www.example.com/site',
  'https://www.example.com/?a=b',
  'https://www.example.com/#top',
  'https://someone@www.example.com',
])('SITE_URL=%s is refused, because only its origin could be used', (url) => {
  expect(() => parseEnvironment({ SITE_URL: url })).toThrow(
    `SITE_URL must be an origin without anything behind it, such as https://www.example.com (it is "${url}")`,
  );
});

test('an address that is none is refused once', () => {
  expect(() => parseEnvironment({ SITE_URL: 'example.com' })).toThrow(/SITE_URL must be an http\(s\) URL/);
  expect(() => parseEnvironment({ SITE_URL: 'example.com' })).not.toThrow(/an origin without/);
});
