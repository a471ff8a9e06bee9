import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireBuild } from '#scripts/build/output.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { cachingRules, hostFiles, securityHeaders } from '#src/site/hosting.ts';
import { htmlFile, notFoundPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';
import { serveOnCloudflareWorkers } from './cloudflare-workers.ts';

/** The built site, served by `npm start` and by Cloudflare's runtime: one table of expectations, two servers. */

const outDir = 'dist/client';
requireBuild(outDir);
const pages = routes.map(({ path }) => path as string);
/** Paths of the files that have an address, besides the pages. */
const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(outDir.length))
  .filter((path) => !path.endsWith('.html') && !hostFiles.some((file) => path === `/${file}`));

const query = '?topic=consultation&utm_source=a%2Fb';

/** Other spellings of an address that search engines may know, and the page each redirects to permanently. */
const redirects = [
  ...pages.filter((path) => path !== '/').map((path) => [`${path}/`, path] as const),
  ...pages.map((path) => [`/${htmlFile(path)}`, path] as const),
];

const unknown = ['/nobody', '/nobody/', '/About', '/flexible-services', '/assets/gone.js', '/about/nobody'];

/** Addresses of the not-found page's own file, which must not answer 200. */
const notFoundFile = ['/404', '/404.html', '/404/'];

/** Addresses with empty segments, and the page each leads to. */
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
    const sent = Object.keys(securityHeaders).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(securityHeaders);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';script-src 'self' 'sha256-/);
  };

  test.each(pages)('serves the page %s, to be asked for again', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expectSecurityHeaders(answer);
    expect(await answer.text()).toBe(readFileSync(join(outDir, htmlFile(path)), 'utf8'));
  });

  test.each(files)('serves the file %s with its headers', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expectSecurityHeaders(answer);
    const rule = cachingRules.find(({ folder }) => path.startsWith(folder));
    expect(answer.headers.get('cache-control')).toBe(
      rule?.cacheControl ?? 'public, max-age=0, must-revalidate',
    );
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(outDir + path))).toBe(true);
  });

  test.each(['/llms.txt', '/robots.txt', '/.well-known/security.txt'])('serves %s as text', async (path) => {
    expect((await get(path)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test.each(redirects)('%s redirects permanently to %s and keeps the query', async (spelling, address) => {
    const { status, headers } = await get(spelling + query);
    expect([301, 308]).toContain(status);
    expect(new URL(headers.get('location') ?? '', server.origin).href).toBe(server.origin + address + query);
  });

  test.each(unknown)('%s is the not-found page, with status 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expectSecurityHeaders(answer);
    expect(await answer.text()).toBe(readFileSync(join(outDir, htmlFile(notFoundPath)), 'utf8'));
  });

  test.each(notFoundFile)('%s ends in a 404', async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(404);
  });

  test.each(emptySegments)('%s leads to %s', async (path, page) => {
    const { status, url } = await fetch(server.origin + path + query);
    expect([status, url]).toEqual([200, server.origin + page + query]);
  });

  test('a page that has not changed is answered 304 to its ETag', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    const statusFor = async (known: string) =>
      // Without this header `fetch` sends no-cache.
      (await get('/about', { headers: { 'If-None-Match': known, 'Cache-Control': 'max-age=0' } })).status;
    expect([await statusFor(etag), await statusFor('W/"another"')]).toEqual([304, 200]);
  });

  test('a page takes no post', async () => {
    expect((await get('/about', { method: 'POST' })).status).toBe(405);
  });
});
