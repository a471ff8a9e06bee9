import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireBuild } from '#scripts/build/output.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { hashedCacheControl, hashedFolder, hostFiles, securityHeaders } from '#src/site/hosting.ts';
import { getHtmlFile, notFoundPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';
import { serveOnCloudflareWorkers } from './cloudflare-workers.ts';

const outDir = 'dist/client';
requireBuild(outDir);
const pages = routes.map(({ path }) => path as string);
const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(outDir.length))
  .filter((path) => !path.endsWith('.html') && !hostFiles.some((file) => path === `/${file}`));

const query = '?topic=consultation&utm_source=a%2Fb';

const redirects = [
  ...pages.filter((path) => path !== '/').map((path) => [`${path}/`, path] as const),
  ...pages.map((path) => [`/${getHtmlFile(path)}`, path] as const),
];

/** The host's default, with which browsers revalidate. */
const revalidate = 'public, max-age=0, must-revalidate';

const unknownPaths = [
  '/unknown',
  '/unknown/',
  '/unknown/index.html',
  '/About',
  '/flexible-services',
  '/about/unknown',
  '/about%00',
  '/about%20',
  '/about%3Fx',
  '/logo.svg%00',
  '/logo.svg/',
  '/assets/',
  '/assets/gone.js',
  '/assets/chunks/gone.js',
  '/assets/static/gone.css',
  ...files.filter((path) => path.startsWith(hashedFolder)).map((path) => path.replace(/\.\w+$/, '!$&')),
  '/social/',
  '/social/gone.png',
];

/** The host's redirects to the canonical spelling of a path, which are temporary. */
const canonicalRedirects = [
  ['/%', '/%25'],
  ['/%zz', '/%25zz'],
  ['/%c0%af', '/%25c0%25af'],
  ['/about/%', '/about/%25'],
  ['/%c3%bc', '/%C3%BC'],
  ['/%61bout', '/about'],
  ['/about%2f', '/about'],
  ['/process%2Fexecution-support', '/process/execution-support'],
  ['/about%2ehtml', '/about'],
  ['/logo%2Esvg', '/logo.svg'],
  ['/index', '/'],
  ['/index/', '/index'],
  ['/about/index', '/about'],
  ['/about/index.html', '/about'],
  ['/submit-rfp/form/index', '/submit-rfp/form'],
  ['/%2f%2fevil.example', '/evil.example'],
  ['/about//', '/about'],
] as const;

/** These paths lead to the not-found page's file, which must not return 200. */
const notFoundPaths = ['/404', '/404.html', '/404/'];

const emptySegments = [
  ['/about//', '/about'],
  ['//about', '/about'],
  ['/submit-rfp//form', '/submit-rfp/form'],
  ['//', '/'],
] as const;

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

  const expectSecurityHeaders = ({ headers }: Response) => {
    const sentHeaders = Object.keys(securityHeaders).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(sentHeaders)).toEqual(securityHeaders);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';script-src 'self' 'sha256-/);
  };

  test.each(pages)('the page %s is served, and browsers must revalidate it', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('cache-control')).toBe(revalidate);
    expectSecurityHeaders(response);
    expect(await response.text()).toBe(readFileSync(join(outDir, getHtmlFile(path)), 'utf8'));
  });

  test.each(files)('the file %s is served with its headers', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expectSecurityHeaders(response);
    expect(response.headers.get('cache-control')).toBe(
      path.startsWith(hashedFolder) ? hashedCacheControl : revalidate,
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(outDir + path))).toBe(true);
  });

  test.each(['/llms.txt', '/robots.txt', '/.well-known/security.txt'])(
    '%s is served as text',
    async (path) => {
      expect((await get(path)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
    },
  );

  test.each(redirects)('%s redirects permanently to %s and keeps the query', async (alias, page) => {
    const { status, headers } = await get(alias + query);
    expect([301, 308]).toContain(status);
    expect(new URL(headers.get('location') ?? '', server.origin).href).toBe(server.origin + page + query);
  });

  test.each(canonicalRedirects)('%s redirects to %s and keeps the query', async (path, canonicalPath) => {
    const { status, headers } = await get(path + query);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      307,
      canonicalPath + query,
      null,
    ]);
  });

  test.each(unknownPaths)(
    '%s returns the not-found page with status 404, which browsers don’t keep',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, revalidate]);
      expectSecurityHeaders(response);
      expect(await response.text()).toBe(readFileSync(join(outDir, getHtmlFile(notFoundPath)), 'utf8'));
    },
  );

  test.each(notFoundPaths)('%s leads to a 404', async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(404);
  });

  test.each(emptySegments)('%s leads to %s', async (path, page) => {
    const { status, url } = await fetch(server.origin + path + query);
    expect([status, url]).toEqual([200, server.origin + page + query]);
  });

  test('an unchanged page returns 304 for its ETag', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    const getStatus = async (cachedEtag: string) =>
      // Without Cache-Control, `fetch` sends no-cache.
      (await get('/about', { headers: { 'If-None-Match': cachedEtag, 'Cache-Control': 'max-age=0' } }))
        .status;
    expect([await getStatus(etag), await getStatus('W/"another"')]).toEqual([304, 200]);
  });

  test('a page rejects POST', async () => {
    expect((await get('/about', { method: 'POST' })).status).toBe(405);
  });
});
