import { expect, test } from 'vitest';
import { compareRouteFolders, compareSitemapPage, findContradictoryRows } from './route-folders.ts';

test('a table whose every row has its folder is accepted, whatever the not-found page', () => {
  expect(compareRouteFolders(['/', '/about'], ['pages/index', 'pages/about', 'pages/_error'])).toEqual([]);
});

test('a row without a folder is refused with the folder to add', () => {
  expect(compareRouteFolders(['/', '/about'], ['pages/index'])).toEqual([
    expect.stringContaining('no pages/about/+Page.tsx'),
  ]);
});

test('a folder without a row is refused with the row to add', () => {
  expect(compareRouteFolders(['/'], ['pages/index', 'pages/about'])).toEqual([
    expect.stringContaining('pages/about/+Page.tsx has no row'),
  ]);
});

test('a path with two rows is refused', () => {
  expect(compareRouteFolders(['/', '/'], ['pages/index'])).toEqual([expect.stringContaining('two rows')]);
});

test('a button of a menu without the menu is refused with both remedies', () => {
  expect(findContradictoryRows([{ path: '/about', group: 'process', menuAction: 'Read' }])).toEqual([]);
  expect(findContradictoryRows([{ path: '/about', menuAction: 'Read' }])).toEqual([
    '/about has a menuAction but no group in src/site/routes.ts: add the group, which is the menu, or remove the menuAction.',
  ]);
});

test('a later milestone before an earlier one is refused', () => {
  expect(findContradictoryRows([{ path: '/about', covers: ['FDA Meeting', 'Tox Start'] }])).toEqual([
    '/about covers FDA Meeting to Tox Start in src/site/routes.ts: give the earlier milestone first.',
  ]);
  const [path, one] = ['/about', 'Tox Start'] as const;
  expect(findContradictoryRows([{ path }, { path, covers: [one, one] }])).toEqual([]);
});

test('a page that the sitemap page leaves out is refused with the file to add it to', () => {
  expect(compareSitemapPage(['/', '/about'], ['/', '/about'])).toEqual([]);
  expect(compareSitemapPage(['/', '/about'], ['/'])).toEqual([
    '/about is not on the sitemap page: add it to a group in pages/sitemap/content.ts.',
  ]);
});
