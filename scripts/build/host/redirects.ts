import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from '#src/content/readers/content-files.ts';
import { redirectsSchema } from '#src/content/schemas/redirects.ts';
import { stripTrailingSlash } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { findRoute } from '#src/site/routes.ts';
import { hostFiles } from './headers.ts';

const redirectsFile = 'content/redirects.json';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** @throws {Error} naming each wrong field */
export const readRedirects = (): readonly Redirect[] =>
  readContentFile(redirectsFile, redirectsSchema).redirects;

const encodePath = (link: string) => stripTrailingSlash(new URL(link, provider.siteUrl).pathname);

/** Decoded, to compare paths. */
const parsePath = (link: string) => decodeURI(encodePath(link));

/**
 * Finds redirects that hide a page or file, repeat another one, or end nowhere.
 *
 * @param folder - the built site; without it, files aren't compared
 * @param ownPaths - paths that the build redirects
 */
export function findRedirectProblems(
  redirects: readonly Redirect[],
  folder?: string,
  ownPaths: readonly string[] = [],
): string[] {
  const sources = redirects.map(({ from }) => parsePath(from));
  const isFile = (path: string) =>
    folder !== undefined &&
    statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() &&
    !hostFiles.some((file) => path === `/${file}`);
  return redirects.flatMap(({ to }, index) => {
    const from = sources[index]!;
    const target = parsePath(to);
    const isLocal = to.startsWith('/') || new URL(to).origin === provider.siteUrl;
    const place = `${redirectsFile}: Redirects > ${index + 1} >`;
    if (findRoute(from) || isFile(from) || ownPaths.includes(from))
      return `${place} Old path ${from} would hide a page or file of this site. Remove the redirect.`;
    if (sources.indexOf(from) < index)
      return `${place} Old path ${from} is redirected already by entry ${sources.indexOf(from) + 1}. Remove one of them.`;
    if (isLocal && target === from)
      return `${place} New address is its own old path, an endless loop. Correct it.`;
    if (isLocal && sources.includes(target))
      return `${place} New address ${to} is redirected too, a loop or a detour. Write the last address of the chain.`;
    if (isLocal && folder !== undefined && !findRoute(target) && !isFile(target))
      return `${place} New address ${to} isn't a page or file of this site. Correct the path.`;
    return [];
  });
}

/** @throws {Error} with a line for each mistake */
export function assertRedirects(folder?: string, ownPaths?: readonly string[]): void {
  const problems = findRedirectProblems(readRedirects(), folder, ownPaths);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** With and without a trailing slash. */
export const formatContentRedirects = (redirects: readonly Redirect[]): readonly string[] =>
  redirects.flatMap(({ from, to }) => {
    const path = encodePath(from);
    return [`${path} ${to} 301`, `${path}/ ${to} 301`];
  });
