import { execFileSync } from 'node:child_process';
import { pageFolder } from '../../src/site/paths.ts';
import { routes } from '../../src/site/routes.ts';

/** The day (YYYY-MM-DD) each page's words last changed, by path; pages whose day isn't known are left out. */
export type PageDates = Readonly<Record<string, string>>;

/**
 * The day of the last commit that touched each page's `content.ts`, for `lastmod` and `dateModified`. No day is known
 * outside a git checkout, nor in a shallow one, where every file seems to be as new as the one commit.
 */
export function pageDates(): PageDates {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return {};
  return Object.fromEntries(
    routes
      .map(({ path }) => [path, git('log', '-1', '--format=%cs', '--', `${pageFolder(path)}/content.ts`)])
      .filter(([, day]) => day),
  ) as PageDates;
}

/** What git prints; empty if it fails. */
function git(...parameters: readonly string[]): string {
  try {
    return execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
