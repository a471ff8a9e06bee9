/**
 * When each page's own content last changed, for `dateModified` and the sitemap's `lastmod`.
 *
 * Read from the history of the page's folder. A day that the history doesn't tell (no repository, a shallow clone
 * that ends before the change) is left out rather than guessed: no date is better than a wrong one, and search
 * engines stop trusting a site's dates once some are wrong.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

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
export function parseLog(log: string): Commit[] {
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
export function lastChangeOfFiles(commits: readonly Commit[], boundaries: ReadonlySet<string>) {
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
  const { stdout } = await run('git', ['status', '--porcelain', '-z', '-uall', '--', 'pages'], { cwd });
  const files = stdout.split('\0').map((line) => line.slice(3));
  const days = new Map<string, string>();
  for (const file of files.filter(Boolean)) {
    const written = await stat(join(cwd, file)).catch(() => undefined);
    if (written) days.set(file, isoDay(written.mtimeMs));
  }
  return days;
}

/** The day (YYYY-MM-DD) each page's content last changed, by path; without those whose day isn't known. */
export async function lastChanges(paths: readonly string[], cwd = '.'): Promise<Record<string, string>> {
  const inRepository = await run('git', ['rev-parse', '--show-prefix'], { cwd }).catch(() => undefined);
  // Files in the log are named from the top of the repository: the site must be that top.
  if (!inRepository || inRepository.stdout.trim() !== '') return {};
  const log = await run('git', ['log', '--format=%x00%H %ct', '--name-only', '--', 'pages'], {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
  }).catch(() => ({ stdout: '' }));
  const committed = lastChangeOfFiles(parseLog(log.stdout), await shallowBoundaries(cwd));
  const days = new Map([...committed, ...(await uncommittedFiles(cwd))]);
  const changes: Record<string, string> = {};
  for (const path of paths) {
    const folder = pageFolder(path);
    const names = await readdir(join(cwd, folder)).catch(() => []);
    const latest = names
      .map((name) => days.get(`${folder}/${name}`))
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1);
    if (latest) changes[path] = latest;
  }
  return changes;
}
