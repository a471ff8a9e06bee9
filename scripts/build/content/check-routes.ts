import { globSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { getPageTitle, type PageTitle } from '#src/content/values/heads.ts';
import { searchLimits } from '#src/content/schemas/head.ts';
import { legalPaths } from '#src/content/values/legal-pages.ts';
import { findPositions } from '#src/site/milestones.ts';
import { getPageFolder, getPageTextFile, notFoundPath } from '#src/site/paths.ts';
import { routes, type Route } from '#src/site/routes.ts';

/** A legal page has a row only if it has a text. */
const optionalFolders = [notFoundPath, ...legalPaths].map(getPageFolder);

export function compareRouteFolders(paths: readonly string[], folders: readonly string[]): string[] {
  const expected = new Map(paths.map((path) => [getPageFolder(path), path]));
  const duplicates = paths.filter((path, index) => paths.indexOf(path) !== index);
  return [
    ...duplicates.map((path) => `${path} has two rows in src/site/routes.ts: remove one.`),
    ...[...expected]
      .filter(([folder]) => !folders.includes(folder))
      .map(
        ([folder, path]) =>
          `${path} has a row in src/site/routes.ts but no ${folder}/+Page.tsx: add the page or remove the row.`,
      ),
    ...folders
      .filter((folder) => !optionalFolders.includes(folder) && !expected.has(folder))
      .map(
        (folder) => `${folder}/+Page.tsx has no row in src/site/routes.ts: add the row or remove the folder.`,
      ),
  ];
}

export function findRowProblems(
  rows: readonly (PageTitle & Pick<Route, 'path' | 'group' | 'menuAction' | 'covers'>)[],
): string[] {
  return rows.flatMap((row) => {
    const { path, group, menuAction, covers } = row;
    const [first, last] = covers ? findPositions(covers) : [0, 0];
    return [
      ...(['title', 'description'] as const)
        .map((name) => ({ name, length: row[name].length, ...searchLimits[name] }))
        .filter(({ length, minimum, maximum }) => length < minimum || length > maximum)
        .map(
          ({ name, length, minimum, maximum }) =>
            `${getPageTextFile(path)}: Head > ${name === 'title' ? 'Title' : 'Description'} has ${length} characters with its figures. Use ${minimum} to ${maximum}.`,
        ),
      ...(menuAction && !group
        ? [
            `${getPageTextFile(path)}: Head > Menu action isn't shown, because the page's row in src/site/routes.ts has no group. Add the group, or remove the text.`,
          ]
        : []),
      ...(covers && first > last
        ? [`${path} covers ${covers.join(' to ')} in src/site/routes.ts: put the earlier milestone first.`]
        : []),
    ];
  });
}

/** @throws {Error} with a line for each mistake in a row or its page's head */
export function assertRows(): void {
  // An unreadable file is reported where its page reads it.
  const rows = routes.map((route) => ({ ...route, ...getPageTitle(route.path) }));
  const problems = findRowProblems(rows.filter(({ title, description }) => title && description));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** @throws {Error} if the route table and the page folders differ */
export function assertRoutesMatchFolders(): void {
  const folders = globSync('pages/**/+Page.tsx').map((file) => dirname(file).split(sep).join('/'));
  const problems = compareRouteFolders(
    routes.map(({ path }) => path),
    folders,
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
