import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRedirectProblems, formatContentRedirects } from './redirects.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
writeFileSync(join(folder, 'robots.txt'), '');
mkdirSync(join(folder, 'team'));

const findProblems = (...pairs: readonly (readonly [from: string, to: string])[]) =>
  findRedirectProblems(
    pairs.map(([from, to]) => ({ from, to })),
    folder,
    ['/about.html'],
  );

test('paths of an older site lead to pages, anchors, files and other sites', () => {
  const toPages = findProblems(['/our-team/', '/team#profiles'], ['/café', '/about']);
  const elsewhere = findProblems(['/files/robots', '/robots.txt'], ['/shop', 'https://shop.example.org/']);
  expect([toPages, elsewhere]).toEqual([[], []]);
});

test.each([
  ['/about/', '/team', '1 > Old path /about would hide a page or file '],
  ['/robots.txt', '/', '1 > Old path /robots.txt would hide'],
  ['/about.html', '/team', '1 > Old path /about.html would hide'],
  ['/old', '/old/', '1 > New address is its own old path, an endless loop. Correct it.'],
  ['/old', 'https://www.example.com/old', '1 > New address is its own old path'],
  [
    '/old',
    '/no-such-page',
    "1 > New address /no-such-page isn't a page or file of this site. Correct the path.",
  ],
])('a redirect from %s to %s is rejected with its field and fix', (from, to, problem) => {
  expect(findProblems([from, to])).toEqual([expect.stringContaining(`Redirects > ${problem}`)]);
});

test('redirects that form a loop, and a path that is redirected twice, are rejected', () => {
  expect(findProblems(['/a', '/b'], ['/b', '/a'])).toEqual([
    expect.stringContaining(
      '1 > New address /b is redirected too, a loop or a detour. Write the last address',
    ),
    expect.stringContaining('2 > New address /a is redirected too'),
  ]);
  expect(findProblems(['/a', '/team'], ['/a/', '/about'])).toEqual([
    expect.stringContaining('2 > Old path /a is redirected already by entry 1. Remove one of them.'),
  ]);
});

test('a redirect is permanent, encoded, and written with and without a trailing slash', () => {
  expect(formatContentRedirects([{ from: '/café/', to: '/about' }])).toEqual([
    '/caf%C3%A9 /about 301',
    '/caf%C3%A9/ /about 301',
  ]);
});
