import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parseSync } from 'vite';
import { pageFolder, portraitFolder } from '../../../src/site/paths.ts';
import { newest, openGitHistory } from './git-history.ts';

/** Of these two tables a page is dated by single entries: the claims that it names, and its own row. */
const claimsFile = 'src/site/claims.ts';
const routesFile = 'src/site/routes.ts';

/** Folders whose files hold what pages say. */
const contentFolders = /^(?:src\/site|pages|supabase\/functions\/_shared)\//;
/** Styles and tests change nothing that a page says. */
const isContent = (file: string) => contentFolders.test(file) && !/\.(?:recipe|test)\.tsx?$/.test(file);

/**
 * The day (YYYY-MM-DD) each page's content last changed, by path, for `dateModified` and the sitemap's `lastmod`.
 *
 * A page is dated by the newest change to
 * - a file of its folder, or of `src/site/` or the function's shared folder that these import, directly or not;
 * - a claim that these files or its row name as `claims.name`;
 * - its row of the route table;
 * - a portrait that these files name.
 *
 * A day that the history doesn't tell (no repository, a shallow clone that ends before the change) is left out rather
 * than guessed: search engines stop trusting a site's dates once some are wrong.
 *
 * @throws {Error} where a path has no row in the route table, or a page takes a claim by another way than `claims.name`.
 */
export async function lastChanges(paths: readonly string[], cwd = '.'): Promise<Record<string, string>> {
  const history = await openGitHistory(cwd);
  if (!history) return {};
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
  const list = (pattern: string) => globSync(pattern, { cwd }).map((file) => file.replaceAll('\\', '/'));

  const filesOfPages = filesByPage(list('pages/**/*.*').filter(isContent), paths);
  const portraits = list(`${portraitFolder}/*`);
  const claims = entriesOf(read(claimsFile), /^ {2}(\w+)/);
  const rows = entriesOf(read(routesFile), /path: '(.*?)'/);

  const dayOfPage = async (path: string): Promise<string | undefined> => {
    const row = rows.find(({ name }) => name === path);
    if (!row) throw new Error(`${path} has no row in ${routesFile}, by which its last change is known.`);
    const files = withImports(filesOfPages.get(path) ?? [], cwd).filter((file) => file !== claimsFile);
    const text = [row.text, ...files.filter(isCode).map(read)].join('\n');
    if (text.includes('} = claims'))
      throw new Error(`${path} takes claims apart: write claims.name, by which a page is dated.`);
    const named = new Set([...text.matchAll(/\bclaims\.(\w+)/g)].map(([, name]) => name));
    return newest(
      await Promise.all([
        ...files.map((file) => history.dayOfFile(file)),
        ...portraits.filter((file) => text.includes(basename(file))).map((file) => history.dayOfFile(file)),
        ...claims
          .filter(({ name }) => named.has(name))
          .map((claim) => history.dayOfLines({ file: claimsFile, ...claim })),
        history.dayOfLines({ file: routesFile, ...row }),
      ]),
    );
  };

  const dated = await Promise.all(paths.map(async (path) => [path, await dayOfPage(path)] as const));
  return Object.fromEntries(dated.filter(([, day]) => day !== undefined)) as Record<string, string>;
}

/** Files below a page's folder, without those of the pages below it. */
function filesByPage(files: readonly string[], paths: readonly string[]) {
  const deepestFirst = paths.toSorted((one, other) => other.length - one.length);
  return Map.groupBy(files, (file) => deepestFirst.find((path) => file.startsWith(`${pageFolder(path)}/`)));
}

const isCode = (file: string) => /\.tsx?$/.test(file);

/** These files and the content that they import, directly or not; types are none. */
function withImports(files: readonly string[], cwd: string): string[] {
  const reached = new Set(files);
  // A set grows while it is walked: each file is read once.
  for (const file of reached) {
    if (!isCode(file)) continue;
    const { staticImports } = parseSync(file, readFileSync(join(cwd, file), 'utf8')).module;
    staticImports
      .filter(({ entries }) => entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => fileOf(moduleRequest.value, file))
      .filter((imported) => isContent(imported) && existsSync(join(cwd, imported)))
      .forEach((imported) => reached.add(imported));
  }
  return [...reached];
}

/** The file that an import names, by the aliases of package.json. */
const fileOf = (specifier: string, from: string) =>
  specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : specifier.replace(/^#shared\//, 'supabase/functions/_shared/').replace(/^#/, '');

/** An entry of a table, and its lines, the first line of the file being 1. */
interface Entry {
  readonly name: string;
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/** The entries of an object or list at the top of a file: as Prettier formats it, each begins with two spaces. */
function entriesOf(source: string, namePattern: RegExp): Entry[] {
  const lines = source.split('\n');
  const starts = lines.flatMap((line, index) => (/^(?: {2}[^\s}\]]|\S)/.test(line) ? [index] : []));
  return starts.flatMap((start, position) => {
    const end = starts[position + 1] ?? lines.length;
    const text = lines.slice(start, end).join('\n');
    const name = namePattern.exec(text)?.[1];
    return name === undefined ? [] : [{ name, text, first: start + 1, last: end }];
  });
}
