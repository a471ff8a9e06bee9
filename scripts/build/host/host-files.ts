import { overviews } from '#src/site/breadcrumbs.ts';
import { getHtmlFile, notFoundPath, unknownPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { readPage } from '../built-page.ts';
import {
  createContentSecurityPolicy,
  getPreviewHeaders,
  hashedCacheControl,
  hashedFolder,
  hashForCsp,
  noVarySearch,
  securityHeaders,
} from './headers.ts';
import { pagePaths, writeOutput } from '../output.ts';
import { assertRedirects, formatContentRedirects, readRedirects } from './redirects.ts';

export async function writeHostFiles(folder: string): Promise<void> {
  const hashes = new Set(pagePaths.flatMap((path) => hashScripts(readPage(path, folder).document)));
  await writeOutput(folder, '_headers', formatHeaders(createContentSecurityPolicy(provider, [...hashes])));
  await writeOutput(folder, '_redirects', formatRedirects(folder));
}

function hashScripts(document: Document): readonly string[] {
  const scripts = document.querySelectorAll('script:not([src], [type="application/ld+json"])');
  return [...scripts].map(({ textContent }) => hashForCsp(textContent ?? ''));
}

function formatHeaders(policy: string): string {
  const rules: readonly (readonly [pattern: string, headers: Readonly<Record<string, string>>])[] = [
    [
      '/*',
      {
        ...securityHeaders,
        ...getPreviewHeaders(provider),
        'No-Vary-Search': noVarySearch,
        'Content-Security-Policy': policy,
      },
    ],
    [`${hashedFolder}*`, { 'Cache-Control': hashedCacheControl }],
  ];
  const lines = rules.map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n\n')}\n`;
}

/**
 * Redirects file names and trailing slashes permanently. The host's own redirects are temporary. The not-found page's
 * own paths would return 200, so they redirect to one that returns 404.
 *
 * @throws {Error} naming the owner's redirects that can't work
 */
function formatRedirects(folder: string): string {
  const permanent = routes.flatMap(({ path }) => [
    `/${getHtmlFile(path)} ${path} 301`,
    ...(path === '/' ? [] : [`${path}/ ${path} 301`]),
  ]);
  const segments = Object.entries(overviews).flatMap(([segment, overview]) =>
    [segment, `${segment}/`].map((path) => `${path} ${overview} 301`),
  );
  const notFound = [notFoundPath, `/${getHtmlFile(notFoundPath)}`].map(
    (path) => `${path} ${unknownPath} 302`,
  );
  const own = [...permanent, ...segments, ...notFound];
  assertRedirects(
    folder,
    own.map((line) => line.split(' ')[0]!),
  );
  return `${[...own, ...formatContentRedirects(readRedirects())].join('\n')}\n`;
}
