import { globSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { content } from '#pages/sitemap/content.ts';
import { findPositions } from '#src/site/milestones.ts';
import { getPageFolder, notFoundPath } from '#src/site/paths.ts';
import { routes, type Route } from '#src/site/routes.ts';

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
      .filter((folder) => folder !== getPageFolder(notFoundPath) && !expected.has(folder))
      .map(
        (folder) => `${folder}/+Page.tsx has no row in src/site/routes.ts: add the row or remove the folder.`,
      ),
  ];
}

export function findContradictoryRows(
  rows: readonly Pick<Route, 'path' | 'group' | 'menuAction' | 'covers'>[],
): string[] {
  return rows.flatMap(({ path, group, menuAction, covers }) => {
    const [first, last] = covers ? findPositions(covers) : [0, 0];
    return [
      ...(menuAction && !group
        ? [
            `${path} has a menuAction but no group in src/site/routes.ts: add the group of the menu, or remove the menuAction.`,
          ]
        : []),
      ...(covers && first > last
        ? [`${path} covers ${covers.join(' to ')} in src/site/routes.ts: put the earlier milestone first.`]
        : []),
    ];
  });
}

export function compareSitemapPage(paths: readonly string[], listedPaths: readonly unknown[]): string[] {
  return paths
    .filter((path) => path !== '/sitemap' && !listedPaths.includes(path))
    .map((path) => `${path} is not on the sitemap page: add it to a group in pages/sitemap/content.ts.`);
}

/** @throws {Error} if the route table, the page folders and the sitemap page contradict each other. */
export function assertRoutesMatchFolders(): void {
  const folders = globSync('pages/**/+Page.tsx').map((file) => dirname(file).split(sep).join('/'));
  const paths = routes.map(({ path }) => path);
  const problems = [
    ...findContradictoryRows(routes),
    ...compareRouteFolders(paths, folders),
    ...compareSitemapPage(
      paths,
      content.groups.flatMap<unknown>(({ entries }) => entries),
    ),
  ];
  if (problems.length > 0)
    throw new Error(`The route table doesn't match the pages:\n  ${problems.join('\n  ')}`);
}
