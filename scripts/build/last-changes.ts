/**
 * When each page's own content last changed, for `dateModified` and the sitemap's `lastmod`.
 *
 * Read from the history of what the page says: its folder, the lists of `src/site` that it imports, its row of the
 * route table and the claims it names. A day that the history doesn't tell (no repository, a shallow clone that ends
 * before the change) is left out rather than guessed: no date is better than a wrong one, and search engines stop
 * trusting a site's dates once some are wrong.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What pages share, as far as it is copy. Of the claims and the route table a page owns some lines alone. */
const sharedLists = ['team', 'cases', 'rfp-steps'];
const claimsFile = 'src/site/claims.ts';
const routesFile = 'src/site/routes.ts';
const watched = ['pages', ...sharedLists.map((name) => `src/site/${name}.ts`), 'src/site/portraits'];

/** The folder of a page, as Vike finds it. */
export const pageFolder = (path: string) => `pages${path === '/' ? '/index' : path}`;

/** A commit of the log: its day and the files it changed. */
interface Commit {
  readonly hash: string;
  readonly day: string;
  readonly files: readonly string[];
}

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** Parses `git log --format=%x00%H %ct --name-only`. */
function parseLog(log: string): Commit[] {
  return log
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [head = '', ...files] = entry.split('\n').filter(Boolean);
      const [hash = '', seconds = ''] = head.split(' ');
      return { hash, day: isoDay(Number(seconds) * 1000), files };
    });
}

/**
 * The day each file last changed.
 *
 * @param boundaries - commits at which a shallow history ends; they seem to add every file and tell nothing.
 */
function lastChangeOfFiles(commits: readonly Commit[], boundaries: ReadonlySet<string>) {
  const days = new Map<string, string>();
  for (const { hash, day, files } of commits) {
    if (boundaries.has(hash)) continue;
    for (const file of files) {
      const known = days.get(file);
      if (!known || known < day) days.set(file, day);
    }
  }
  return days;
}

async function shallowBoundaries(cwd: string): Promise<ReadonlySet<string>> {
  const { stdout } = await run('git', ['rev-parse', '--git-path', 'shallow'], { cwd });
  const list = await readFile(join(cwd, stdout.trim()), 'utf8').catch(() => '');
  return new Set(list.split('\n').filter(Boolean));
}

/** Files that differ from the last commit: they changed when they were last written. */
async function uncommittedFiles(cwd: string): Promise<Map<string, string>> {
  const { stdout } = await run('git', ['status', '--porcelain', '-z', '-uall', '--', ...watched], { cwd });
  const files = stdout.split('\0').map((line) => line.slice(3));
  const days = new Map<string, string>();
  for (const file of files.filter(Boolean)) {
    const written = await stat(join(cwd, file)).catch(() => undefined);
    if (written) days.set(file, isoDay(written.mtimeMs));
  }
  return days;
}

/** A line of a file and the day it last changed, where the history tells it. */
interface DatedLine {
  readonly text: string;
  readonly day: string | undefined;
}

/** The lines of a file, dated by `git blame`; none where there is no such file. */
async function datedLines(file: string, cwd: string): Promise<DatedLine[]> {
  const { stdout } = await run('git', ['blame', '--line-porcelain', '--', file], {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
  }).catch(() => ({ stdout: '' }));
  const entries = stdout.match(/^[0-9a-f]{40} [^]*?^\t.*$/gm) ?? [];
  const shallow = await shallowBoundaries(cwd);
  return entries.map((entry) => {
    const day = isoDay(Number(/^committer-time (\d+)$/m.exec(entry)?.[1]) * 1000);
    return {
      text: entry.slice(entry.lastIndexOf('\n\t') + 2),
      day: shallow.has(entry.slice(0, 40)) ? undefined : day,
    };
  });
}

/** Groups lines by the entry they belong to; `start` finds the name of an entry in its first line. */
function entriesOf(lines: readonly DatedLine[], start: RegExp): ReadonlyMap<string, readonly DatedLine[]> {
  let name = '';
  return Map.groupBy(
    lines,
    ({ text }) => (name = start.exec(text)?.find((part, index) => index > 0 && part) ?? name),
  );
}

/** The day (YYYY-MM-DD) each page's content last changed, by path; without those whose day isn't known. */
export async function lastChanges(paths: readonly string[], cwd = '.'): Promise<Record<string, string>> {
  const inRepository = await run('git', ['rev-parse', '--show-prefix'], { cwd }).catch(() => undefined);
  // Files in the log are named from the top of the repository: the site must be that top.
  if (!inRepository || inRepository.stdout.trim() !== '') return {};
  const log = await run('git', ['log', '--format=%x00%H %ct', '--name-only', '--', ...watched], {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
  }).catch(() => ({ stdout: '' }));
  const committed = lastChangeOfFiles(parseLog(log.stdout), await shallowBoundaries(cwd));
  const days = new Map([...committed, ...(await uncommittedFiles(cwd))]);
  const rows = entriesOf(await datedLines(routesFile, cwd), /^ {4}path: '([^']+)'|^(\])/);
  const claims = entriesOf(await datedLines(claimsFile, cwd), /^ {2}(\w+)[:,]/);
  const changes: Record<string, string> = {};
  for (const path of paths) {
    const files = await readFolder(pageFolder(path), cwd);
    const row = rows.get(path) ?? [];
    const copy = [...files.values(), ...row.map(({ text }) => text)].join('\n');
    const imported = sharedLists.filter((name) => copy.includes(`site/${name}.ts'`));
    const shared = imported.flatMap((name) => [
      `src/site/${name}.ts`,
      ...(name === 'team' ? photosIn(days) : []),
    ]);
    const named = [...copy.matchAll(/\bclaims\.(\w+)/g)].flatMap(([, name = '']) => claims.get(name) ?? []);
    const latest = [
      ...[...files.keys(), ...shared].map((file) => days.get(file)),
      ...[...named, ...row].map(({ day }) => day),
    ]
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1);
    if (latest) changes[path] = latest;
  }
  return changes;
}

const photosIn = (days: ReadonlyMap<string, string>) =>
  [...days.keys()].filter((file) => file.startsWith('src/site/portraits/'));

/** The files of a folder, those of folders below left out, by name from the top of the repository. */
async function readFolder(folder: string, cwd: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(join(cwd, folder), { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
  const texts = files.map(async (file) => [file, await readFile(join(cwd, file), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}
