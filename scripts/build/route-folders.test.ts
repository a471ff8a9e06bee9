import { expect, test } from 'vitest';
import { compareRouteFolders, compareSitemapPage, findRowProblems } from './route-folders.ts';

test.each([
  ['a row without a folder', ['/', '/about'], ['pages/index'], 'no pages/about/+Page.tsx'],
  ['a folder without a row', ['/'], ['pages/index', 'pages/about'], 'pages/about/+Page.tsx has no row'],
  ['a path with two rows', ['/', '/'], ['pages/index'], 'two rows'],
])('%s is rejected, and the error names the file', (_, paths, folders, expected) => {
  expect(compareRouteFolders(paths, folders)).toEqual([expect.stringContaining(expected)]);
});

const row = { path: '/about', title: 'About the Company', description: 'Who we are. '.repeat(8) } as const;

test('a title or description that search results would cut is rejected', () => {
  expect(findRowProblems([{ ...row, title: 'About', description: row.description.repeat(2) }])).toEqual([
    '/about has a title of 5 characters in src/site/routes.ts: use 15 to 65. It may contain a figure of content/figures.json, which can be shorter.',
    '/about has a description of 192 characters in src/site/routes.ts: use 70 to 160. It may contain a figure of content/figures.json, which can be shorter.',
  ]);
});

test('a menu button without a menu is rejected, and the error names both fixes', () => {
  expect(findRowProblems([{ ...row, group: 'process', menuAction: 'Read' }])).toEqual([]);
  expect(findRowProblems([{ ...row, menuAction: 'Read' }])).toEqual([
    '/about has a menuAction but no group in src/site/routes.ts: add the group of the menu, or remove the menuAction.',
  ]);
});

test('a milestone range in the wrong order is rejected', () => {
  expect(findRowProblems([{ ...row, covers: ['FDA Meeting', 'Tox Start'] }])).toEqual([
    '/about covers FDA Meeting to Tox Start in src/site/routes.ts: put the earlier milestone first.',
  ]);
  expect(findRowProblems([row, { ...row, covers: ['Tox Start', 'Tox Start'] }])).toEqual([]);
});

test('a page that isn’t on the sitemap page is rejected, and the error names the file to edit', () => {
  expect(compareSitemapPage(['/', '/about'], ['/', '/about'])).toEqual([]);
  expect(compareSitemapPage(['/', '/about'], ['/'])).toEqual([
    '/about is not on the sitemap page: add it to a group in pages/sitemap/page-groups.ts.',
  ]);
});
