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
    /redirects\[0\]\.from \/about would hide a page or file .* Remove the redirect\.$/,
  ],
  ['hides a file', [['/robots.txt', '/']], /\.from \/robots\.txt would hide/],
  ['hides a redirect of the build', [['/about.html', '/team']], /\.from \/about\.html would hide/],
  ['leads to itself', [['/old', '/old/']], /\.to is its own from, an endless loop\. Correct it\.$/],
  ['leads to itself by its URL', [['/old', 'https://www.example.com/old']], /\.to is its own from/],
  [
    'leads to no page',
    [['/old', '/no-such-page']],
    /\.to \/no-such-page isn't a page or file of this site\. Correct the path\.$/,
  ],
])('a redirect that %s is rejected with its field and fix', (_, pairs, expected) => {
  expect(findProblems(...pairs)).toEqual([expect.stringMatching(expected)]);
});

test('redirects that form a loop, and a path that is redirected twice, are rejected', () => {
  expect(findProblems(['/a', '/b'], ['/b', '/a'])).toEqual([
    expect.stringMatching(
      /redirects\[0\]\.to \/b is redirected too, a loop or a detour\. Write the last address/,
    ),
    expect.stringMatching(/redirects\[1\]\.to \/a is redirected too/),
  ]);
  expect(findProblems(['/a', '/team'], ['/a/', '/about'])).toEqual([
    expect.stringMatching(
      /redirects\[1\]\.from \/a is redirected already by redirects\[0\]\. Remove one of them\.$/,
    ),
  ]);
});

test('a redirect is permanent, encoded, and written with and without a trailing slash', () => {
  expect(formatContentRedirects([{ from: '/café/', to: '/about' }])).toEqual([
    '/caf%C3%A9 /about 301',
    '/caf%C3%A9/ /about 301',
  ]);
});
