import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pageFolder, portraitFolder } from '../../../src/site/paths.ts';
import { newest, openGitHistory } from './git-history.ts';
import { factReader, saysNothing } from './named-facts.ts';

const routesFile = 'src/site/routes.ts';

const filesIn = (cwd: string, pattern: string) =>
  globSync(pattern, { cwd }).map((file) => file.replaceAll('\\', '/'));

/** The files of each page: those below its folder, without the pages below it, their looks and their tests. */
function filesOfPages(paths: readonly string[], cwd: string): ReadonlyMap<string, readonly string[]> {
  const deepestFirst = paths.toSorted((one, other) => other.length - one.length);
  return Map.groupBy(
    filesIn(cwd, 'pages/**/*.*').filter((file) => !saysNothing(file)),
    (file) => deepestFirst.find((path) => file.startsWith(`${pageFolder(path)}/`)) ?? '',
  );
}

/**
 * The day (YYYY-MM-DD) each page's content last changed, by path, for `dateModified` and the sitemap's `lastmod`.
 *
 * A page is dated by the newest commit that touched a file of its folder, its row of the route table, or a fact that
 * these name: a claim, the team with its photos, a label. A day that the history doesn't tell (no repository, a shallow
 * clone that ends before the change) is left out rather than guessed: search engines stop trusting a site's dates once
 * some are wrong.
 *
 * @throws {Error} where a path has no row in the route table.
 */
export async function lastChanges(paths: readonly string[], cwd = '.'): Promise<Record<string, string>> {
  const history = await openGitHistory(cwd);
  if (!history) return {};
  const pageFiles = filesOfPages(paths, cwd);
  const portraits = filesIn(cwd, `${portraitFolder}/*`);
  const { factsOf, rowOf } = factReader(cwd);
  const entries = paths.map(async (path) => {
    const files = pageFiles.get(path) ?? [];
    const code = files.filter((file) => /\.tsx?$/.test(file));
    const facts = [...factsOf(code, rowOf(routesFile, path))];
    const photos = portraits.filter((file) => facts.some(({ text }) => text.includes(basename(file))));
    const days = await Promise.all([
      ...[...files, ...photos].map((file) => history.dayOfFile(file)),
      ...facts.map((fact) => history.dayOfLines(fact)),
    ]);
    return [path, newest(days)] as const;
  });
  const dated = (await Promise.all(entries)).filter(([, day]) => day !== undefined);
  return Object.fromEntries(dated) as Record<string, string>;
}
