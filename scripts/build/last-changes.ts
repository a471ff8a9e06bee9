import { globSync } from 'node:fs';
import { pageFolder } from '../../src/site/paths.ts';
import { newest, openGitHistory } from './git-history.ts';
import { factReader, saysNothing } from './named-facts.ts';

const routesFile = 'src/site/routes.ts';

/** The files of each page: those below its folder, without the pages below it, their looks and their tests. */
function filesOfPages(paths: readonly string[], cwd: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync('pages/**/*.*', { cwd }).map((file) => file.replaceAll('\\', '/'));
  const deepestFirst = paths.toSorted((one, other) => other.length - one.length);
  return Map.groupBy(
    files.filter((file) => !saysNothing(file)),
    (file) => deepestFirst.find((path) => file.startsWith(`${pageFolder(path)}/`)) ?? '',
  );
}

/**
 * The day (YYYY-MM-DD) each page's content last changed, by path, for `dateModified` and the sitemap's `lastmod`.
 *
 * A page is dated by the newest commit that touched a file of its folder, its row of the route table, or a fact that
 * these name: a claim, the team, a label. A day that the history doesn't tell (no repository, a shallow clone that ends
 * before the change) is left out rather than guessed: search engines stop trusting a site's dates once some are wrong.
 *
 * @throws {Error} where a path has no row in the route table.
 */
export async function lastChanges(paths: readonly string[], cwd = '.'): Promise<Record<string, string>> {
  const history = await openGitHistory(cwd);
  if (!history) return {};
  const files = filesOfPages(paths, cwd);
  const { factsOf, rowOf } = factReader(cwd);
  const entries = paths.map(async (path) => {
    const own = files.get(path) ?? [];
    const code = own.filter((file) => /\.tsx?$/.test(file));
    const { lines, photos } = factsOf(code, [rowOf(routesFile, path)]);
    const days = await Promise.all([
      ...[...own, ...photos].map((file) => history.dayOfFile(file)),
      ...lines.map((span) => history.dayOfLines(span)),
    ]);
    return [path, newest(days)] as const;
  });
  const dated = (await Promise.all(entries)).filter(([, day]) => day !== undefined);
  return Object.fromEntries(dated) as Record<string, string>;
}
