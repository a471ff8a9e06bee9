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
  expect(
    findProblems(
      ['/our-team/', '/team#profiles'],
      ['/café', '/about'],
      ['/files/robots', '/robots.txt'],
      ['/shop', 'https://shop.example.org/'],
    ),
  ).toEqual([]);
});

test.each<[string, readonly (readonly [string, string])[], RegExp]>([
  [
    'hides a page',
    [['/about/', '/team']],
    /Redirects > 1 > Old path \/about would hide a page or file .* Remove the redirect\.$/,
  ],
  ['hides a file', [['/robots.txt', '/']], / Old path \/robots\.txt would hide/],
  ['hides a redirect of the build', [['/about.html', '/team']], / Old path \/about\.html would hide/],
  [
    'leads to itself',
    [['/old', '/old/']],
    / New address is its own old path, an endless loop\. Correct it\.$/,
  ],
  [
    'leads to itself by its URL',
    [['/old', 'https://www.example.com/old']],
    / New address is its own old path/,
  ],
  [
    'leads to no page',
    [['/old', '/no-such-page']],
    / New address \/no-such-page isn't a page or file of this site\. Correct the path\.$/,
  ],
])('a redirect that %s is rejected with its field and fix', (_, pairs, expected) => {
  expect(findProblems(...pairs)).toEqual([expect.stringMatching(expected)]);
});

test('redirects that form a loop, and a path that is redirected twice, are rejected', () => {
  expect(findProblems(['/a', '/b'], ['/b', '/a'])).toEqual([
    expect.stringMatching(
      /Redirects > 1 > New address \/b is redirected too, a loop or a detour\. Write the last address/,
    ),
    expect.stringMatching(/Redirects > 2 > New address \/a is redirected too/),
  ]);
  expect(findProblems(['/a', '/team'], ['/a/', '/about'])).toEqual([
    expect.stringMatching(
      /Redirects > 2 > Old path \/a is redirected already by entry 1\. Remove one of them\.$/,
    ),
  ]);
});

test('a redirect is permanent, encoded, and written with and without a trailing slash', () => {
  expect(formatContentRedirects([{ from: '/café/', to: '/about' }])).toEqual([
    '/caf%C3%A9 /about 301',
    '/caf%C3%A9/ /about 301',
  ]);
});
