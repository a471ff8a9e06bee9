import { expect, test } from 'vitest';
import { compareRouteFolders, compareSitemapPage, findContradictoryRows } from './route-folders.ts';

test.each([
  ['a row without a folder', ['/', '/about'], ['pages/index'], 'no pages/about/+Page.tsx'],
  ['a folder without a row', ['/'], ['pages/index', 'pages/about'], 'pages/about/+Page.tsx has no row'],
  ['a path with two rows', ['/', '/'], ['pages/index'], 'two rows'],
])('%s is rejected, and the error names the file', (_, paths, folders, expected) => {
  expect(compareRouteFolders(paths, folders)).toEqual([expect.stringContaining(expected)]);
});

test('a menu button without a menu is rejected, and the error names both fixes', () => {
  expect(findContradictoryRows([{ path: '/about', group: 'process', menuAction: 'Read' }])).toEqual([]);
  expect(findContradictoryRows([{ path: '/about', menuAction: 'Read' }])).toEqual([
    '/about has a menuAction but no group in src/site/routes.ts: add the group of the menu, or remove the menuAction.',
  ]);
});

test('a milestone range in the wrong order is rejected', () => {
  expect(findContradictoryRows([{ path: '/about', covers: ['FDA Meeting', 'Tox Start'] }])).toEqual([
    '/about covers FDA Meeting to Tox Start in src/site/routes.ts: put the earlier milestone first.',
  ]);
  const [path, milestone] = ['/about', 'Tox Start'] as const;
  expect(findContradictoryRows([{ path }, { path, covers: [milestone, milestone] }])).toEqual([]);
});

test('a page that isn’t on the sitemap page is rejected, and the error names the file to edit', () => {
  expect(compareSitemapPage(['/', '/about'], ['/', '/about'])).toEqual([]);
  expect(compareSitemapPage(['/', '/about'], ['/'])).toEqual([
    '/about is not on the sitemap page: add it to a group in pages/sitemap/content.ts.',
  ]);
});
