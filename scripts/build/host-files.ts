import { cachingRules, contentSecurityPolicy, cspHash, securityHeaders } from '#src/site/hosting.ts';
import { htmlFile, notFoundPath, unknownPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { readPage } from './built-page.ts';
import { pagePaths, writeOutput } from './output.ts';

/** Writes `_headers` and `_redirects` of the built site. The host and `npm start` read them. */
export async function writeHostFiles(): Promise<void> {
  const hashes = new Set(pagePaths.flatMap((path) => scriptHashes(readPage(path).document)));
  await writeOutput('_headers', headersFile(contentSecurityPolicy(provider, [...hashes])));
  await writeOutput('_redirects', redirectsFile());
}

/** The hashes of a page's inline scripts, apart from structured data. */
function scriptHashes(document: Document): readonly string[] {
  const scripts = document.querySelectorAll('script:not([src], [type="application/ld+json"])');
  return [...scripts].map(({ textContent }) => cspHash(textContent ?? ''));
}

/** Keeps pages, images and files of a preview out of search results. */
const previewHeaders = provider.isPreview ? { 'X-Robots-Tag': 'noindex' } : {};

/** `_headers`: one block for everything, and one for each folder that is kept in caches. */
function headersFile(policy: string): string {
  const blocks: readonly (readonly [pattern: string, headers: Readonly<Record<string, string>>])[] = [
    ['/*', { ...securityHeaders, ...previewHeaders, 'Content-Security-Policy': policy }],
    ...cachingRules.map(
      ({ folder, cacheControl }) => [`${folder}*`, { 'Cache-Control': cacheControl }] as const,
    ),
  ];
  const lines = blocks.map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n\n')}\n`;
}

/**
 * `_redirects`: permanent redirects to a page from its file and from its address with a slash, which the host would
 * redirect temporarily. The not-found page's own addresses would answer 200, so they lead to one that answers 404.
 */
function redirectsFile(): string {
  const permanent = routes.flatMap(({ path }) => [
    `/${htmlFile(path)} ${path} 301`,
    ...(path === '/' ? [] : [`${path}/ ${path} 301`]),
  ]);
  const notFound = [notFoundPath, `/${htmlFile(notFoundPath)}`].map((path) => `${path} ${unknownPath} 302`);
  return `${[...permanent, ...notFound].join('\n')}\n`;
}
