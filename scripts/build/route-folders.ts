import { globSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { content } from '#pages/sitemap/content.ts';
import { findPositions } from '#src/site/milestones.ts';
import { pageFolder } from '#src/site/paths.ts';
import { routes, type Route } from '#src/site/routes.ts';

/** Vike's folder for the not-found page, which has no row. */
const notFoundFolder = 'pages/_error';

/**
 * Compares the route table with the page folders.
 *
 * @returns what is wrong and how to fix it, one sentence each; nothing where they agree.
 */
export function compareRouteFolders(paths: readonly string[], folders: readonly string[]): string[] {
  const expected = new Map(paths.map((path) => [pageFolder(path), path]));
  const repeated = paths.filter((path, index) => paths.indexOf(path) !== index);
  return [
    ...repeated.map((path) => `${path} has two rows in src/site/routes.ts: remove one.`),
    ...[...expected]
      .filter(([folder]) => !folders.includes(folder))
      .map(
        ([folder, path]) =>
          `${path} has a row in src/site/routes.ts but no ${folder}/+Page.tsx: add the page or remove the row.`,
      ),
    ...folders
      .filter((folder) => folder !== notFoundFolder && !expected.has(folder))
      .map(
        (folder) => `${folder}/+Page.tsx has no row in src/site/routes.ts: add the row or remove the folder.`,
      ),
  ];
}

/** Says in a sentence what contradicts itself in a row: a button without a menu, milestones in the wrong order. */
export function findContradictoryRows(
  rows: readonly Pick<Route, 'path' | 'group' | 'menuAction' | 'covers'>[],
): string[] {
  return rows.flatMap(({ path, group, menuAction, covers }) => {
    const [first, last] = covers ? findPositions(covers) : [0, 0];
    return [
      ...(menuAction && !group
        ? [
            `${path} has a menuAction but no group in src/site/routes.ts: add the group, which is the menu, or remove the menuAction.`,
          ]
        : []),
      ...(covers && first > last
        ? [`${path} covers ${covers.join(' to ')} in src/site/routes.ts: give the earlier milestone first.`]
        : []),
    ];
  });
}

/** Says in a sentence for each page that the sitemap page doesn't list it; it needn't list itself. */
export function compareSitemapPage(paths: readonly string[], listed: readonly unknown[]): string[] {
  return paths
    .filter((path) => path !== '/sitemap' && !listed.includes(path))
    .map((path) => `${path} is not on the sitemap page: add it to a group in pages/sitemap/content.ts.`);
}

/**
 * @throws {Error} where a page folder has no row of the route table, or a row no folder or no place on the sitemap
 *   page, or where a row contradicts itself.
 */
export function checkRouteFolders(): void {
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
  if (problems.length > 0) throw new Error(`Route table and pages differ:\n  ${problems.join('\n  ')}`);
}
