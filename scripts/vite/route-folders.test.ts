import { expect, test } from 'vitest';
import { compareRouteFolders } from './route-folders.ts';

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
