import { execFileSync } from 'node:child_process';
import { getContentFile } from '../../src/site/paths.ts';
import { routes } from '../../src/site/routes.ts';

/** Lists days (YYYY-MM-DD) by path, without pages whose day is unknown. */
export type PageDates = Readonly<Record<string, string>>;

/**
 * Reads the day of the last commit to each page's `content.ts`, for `lastmod` and `dateModified`. Returns no days outside
 * a git checkout, or in a shallow clone, where every file has the date of the last commit.
 */
export function readPageDates(): PageDates {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return {};
  return Object.fromEntries(
    routes
      .map(({ path }) => [path, git('log', '-1', '--format=%cs', '--', getContentFile(path))])
      .filter(([, day]) => day),
  ) as PageDates;
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
