import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hashedCacheControl,
  hashedFolder,
  hostFiles,
  noVarySearch,
  securityHeaders,
} from '#scripts/build/host/headers.ts';
import { requireBuild } from '#scripts/build/output.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { getHtmlFile, notFoundPath, unknownPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';
import { serveOnCloudflareWorkers } from './cloudflare-workers.ts';

const outDir = 'dist/client';
requireBuild(outDir);
const pages = routes.map(({ path }) => path as string);
const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(outDir.length))
  .filter((path) => !path.endsWith('.html') && !hostFiles.some((file) => path === `/${file}`));
const hashedFile = files.find((path) => path.startsWith(hashedFolder))!;

const unknownPaths = [
  '/unknown',
  '/unknown/',
  '/unknown/index.html',
  '/About',
  '/about/unknown',
  '/about%00',
  '/about%3Fx',
  '/logo.svg%00',
  '/logo.svg/',
  '/assets/',
  '/assets/chunks/gone.js',
  hashedFile.replace(/\.\w+$/, '!$&'),
  '/social/',
];

const query = '?topic=consultation&utm_source=a%2Fb';

const redirects: readonly (readonly [path: string, target: string, status: number])[] = [
  ...pages.filter((path) => path !== '/').map((path) => [`${path}/`, path, 301] as const),
  ...pages.map((path) => [`/${getHtmlFile(path)}`, path, 301] as const),
  ['/flexible-services', '/services', 301],
  ['/flexible-services/', '/services', 301],
  // The host's redirects to the canonical spelling of a path are temporary.
  ['/%', '/%25', 307],
  ['/%c0%af', '/%25c0%25af', 307],
  ['/%c3%bc', '/%C3%BC', 307],
  ['/%61bout', '/about', 307],
  ['/about%2f', '/about', 307],
  ['/process%2Fexecution-support', '/process/execution-support', 307],
  ['/about%2ehtml', '/about', 307],
  ['/logo%2Esvg', '/logo.svg', 307],
  ['/index', '/', 307],
  ['/index/', '/index', 307],
  ['/about/index.html', '/about', 307],
  ['/%2f%2fevil.example', '/evil.example', 307],
  ['/about//', '/about', 307],
];

/** Paths that may redirect several times. The not-found page's own paths must not return 200. */
const destinations = [
  ['//about', '/about', 200],
  ['/submit-rfp//form', '/submit-rfp/form', 200],
  ['//', '/', 200],
  [notFoundPath, unknownPath, 404],
  [`/${getHtmlFile(notFoundPath)}`, unknownPath, 404],
  [`${notFoundPath}/`, unknownPath, 404],
] as const;

const contentTypes = {
  '/about': 'text/html; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
};

/** Wrangler's server can hang if it gets many requests at once. */
async function mapInTurn<Item, Result>(items: readonly Item[], map: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (const item of items) results.push(await map(item));
  return results;
}

const hosts = [
  { name: 'npm start', serve: () => serveSite() },
  { name: 'Cloudflare Workers', serve: serveOnCloudflareWorkers },
];

describe.each(hosts)('$name', ({ serve }) => {
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve();
  });
  afterAll(() => server?.close());
  const get = (path: string, init: RequestInit = {}) =>
    fetch(server.origin + path, { redirect: 'manual', ...init });

  test.each<[string, readonly string[], number, (path: string) => string]>([
    ['every page is served as built', pages, 200, getHtmlFile],
    ['every file is served as built', files, 200, (path) => path],
    ['an unknown URL returns the not-found page', unknownPaths, 404, () => getHtmlFile(notFoundPath)],
  ])('%s, with its headers', async (_, paths, status, getFile) => {
    const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(`${outDir}/_headers`, 'utf8'))?.[1];
    const namesOfHeaders = [
      ...Object.keys(securityHeaders),
      'No-Vary-Search',
      'Cache-Control',
      'Content-Security-Policy',
    ];
    const responses = await mapInTurn(paths, async (path) => {
      const response = await get(path);
      return {
        path,
        status: response.status,
        headers: Object.fromEntries(namesOfHeaders.map((name) => [name, response.headers.get(name)])),
        isFile: Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(outDir, getFile(path)))),
      };
    });
    expect(responses).toEqual(
      paths.map((path) => ({
        path,
        status,
        headers: {
          ...securityHeaders,
          'No-Vary-Search': noVarySearch,
          'Cache-Control': path.startsWith(hashedFolder)
            ? hashedCacheControl
            : 'public, max-age=0, must-revalidate',
          'Content-Security-Policy': policy,
        },
        isFile: true,
      })),
    );
  });

  test('texts are served with their type and charset', async () => {
    const types = await mapInTurn(
      Object.keys(contentTypes),
      async (path) => [path, (await get(path)).headers.get('content-type')] as const,
    );
    expect(Object.fromEntries(types)).toEqual(contentTypes);
  });

  test('other spellings of a path redirect to it and keep the query', async () => {
    const responses = await mapInTurn(redirects, async ([path]) => {
      const { status, headers, body } = await get(path + query);
      await body?.cancel();
      return [path, headers.get('location'), status];
    });
    expect(responses).toEqual(redirects.map(([path, target, status]) => [path, target + query, status]));
  });

  test.each(destinations)('%s leads to %s with status %i', async (path, destination, status) => {
    const response = await fetch(server.origin + path);
    expect([response.url, response.status]).toEqual([server.origin + destination, status]);
  });

  test('an unchanged page returns 304 for its ETag, and a page rejects POST', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    const getStatus = async (cachedEtag: string) =>
      // Without Cache-Control, `fetch` sends no-cache.
      (await get('/about', { headers: { 'If-None-Match': cachedEtag, 'Cache-Control': 'max-age=0' } }))
        .status;
    expect([await getStatus(etag), await getStatus('W/"another"')]).toEqual([304, 200]);
    expect((await get('/about', { method: 'POST' })).status).toBe(405);
  });
});
