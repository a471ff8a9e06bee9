import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Lines of a file, the first being 1. */
export interface Lines {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

/** When files and lines last changed, as days (YYYY-MM-DD); `undefined` where the history doesn't tell. */
export interface GitHistory {
  readonly dayOfFile: (file: string) => Promise<string | undefined>;
  readonly dayOfLines: (lines: Lines) => Promise<string | undefined>;
}

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** The newest of some days. */
export const newest = (days: readonly (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);

/** Opens the history of the repository of which `cwd` is the top; `undefined` where it is no such folder. */
export async function openGitHistory(cwd: string): Promise<GitHistory | undefined> {
  const git = async (...parameters: readonly string[]) =>
    (await run('git', parameters, { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout;
  const prefix = await git('rev-parse', '--show-prefix').catch(() => undefined);
  // Files in the log are named from the top of the repository.
  if (prefix?.trim() !== '') return undefined;
  const shallow = join(cwd, (await git('rev-parse', '--git-path', 'shallow')).trim());
  // Commits at which a shallow history ends seem to add every file, and tell nothing.
  const boundaries = new Set((await readFile(shallow, 'utf8').catch(() => '')).split('\n'));
  const dayOf = (commit: string, seconds: string) =>
    boundaries.has(commit) ? undefined : isoDay(Number(seconds) * 1000);

  const log = await git('log', '--format=%x00%H %ct', '--name-only').catch(() => '');
  const committed = new Map<string, string | undefined>();
  // Oldest first: of a file's commits the newest stays.
  for (const entry of log.split('\0').slice(1).toReversed()) {
    const [head = '', ...files] = entry.split('\n').filter(Boolean);
    const [commit = '', seconds = ''] = head.split(' ');
    for (const file of files) committed.set(file, dayOf(commit, seconds));
  }
  const status = await git('status', '--porcelain', '-z', '-uall', '--no-renames');
  const uncommitted = new Set(status.split('\0').map((line) => line.slice('XY '.length)));
  const dayWritten = async (file: string) => isoDay((await stat(join(cwd, file))).mtimeMs);

  async function daysOfLines(file: string): Promise<readonly (string | undefined)[]> {
    const blame = await git('blame', '--line-porcelain', '--', file);
    const lines = blame.matchAll(/^([0-9a-f]{40}) [^]*?^committer-time (\d+)$[^]*?^\t/gm);
    return [...lines].map(([, commit = '', seconds = '']) => dayOf(commit, seconds));
  }
  const blamed = new Map<string, ReturnType<typeof daysOfLines>>();

  return {
    dayOfFile: async (file) => (uncommitted.has(file) ? dayWritten(file) : committed.get(file)),
    async dayOfLines({ file, first, last }) {
      // Of a new file there is nothing to blame.
      if (!committed.has(file)) return dayWritten(file);
      const days = blamed.get(file) ?? daysOfLines(file);
      blamed.set(file, days);
      return newest((await days).slice(first - 1, last));
    },
  };
}
