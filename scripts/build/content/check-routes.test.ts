import { expect, test } from 'vitest';
import { compareRouteFolders, findRowProblems } from './check-routes.ts';

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
    'content/pages/about.json: Head > Title has 5 characters with its figures. Use 15 to 65.',
    'content/pages/about.json: Head > Description has 192 characters with its figures. Use 70 to 160.',
  ]);
});

test('a menu button without a menu is rejected, and the error names both fixes', () => {
  expect(findRowProblems([{ ...row, group: 'process', menuAction: 'Read' }])).toEqual([]);
  expect(findRowProblems([{ ...row, menuAction: 'Read' }])).toEqual([
    "content/pages/about.json: Head > Menu action isn't shown, because the page's row in src/site/routes.ts has no group. Add the group, or remove the text.",
  ]);
});

test('a milestone range in the wrong order is rejected', () => {
  expect(findRowProblems([{ ...row, covers: ['FDA Meeting', 'Tox Start'] }])).toEqual([
    '/about covers FDA Meeting to Tox Start in src/site/routes.ts: put the earlier milestone first.',
  ]);
  expect(findRowProblems([row, { ...row, covers: ['Tox Start', 'Tox Start'] }])).toEqual([]);
});
