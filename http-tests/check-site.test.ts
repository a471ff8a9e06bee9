/** `npm run smoke` against the site of `npm start`, with planted faults of a host. */
import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { checkSite, siteChecks } from '#scripts/check/site.ts';
import { defaultDataDir, openDatabase } from '#scripts/local-services/database.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { collectProblems } from '#scripts/test/collect-problems.ts';
import { provider } from '#src/site/provider.ts';

// Runs before the imports. The test must not use the live database.
vi.hoisted(() => {
  delete process.env['SUPABASE_DB_URL'];
  process.env['DATA_DIR'] = `/tmp/dep-smoke-${process.pid}`;
});
const site = await serveSite({ dataDir: defaultDataDir, log: () => {} });
const { sql, close } = await openDatabase(defaultDataDir);
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  await close();
  await site.close();
  rmSync(defaultDataDir, { recursive: true, force: true });
});

interface HostResponse {
  status: number;
  headers: Headers;
  body: string;
}

type ChangeResponse = (response: HostResponse, path: string) => unknown;

function plantFault(changeResponse: ChangeResponse): void {
  const originalFetch = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    // A release build posts to the hosted function. The test posts to the local one instead.
    const localUrl = provider.supabaseUrl ? url.replace(provider.supabaseUrl, site.origin) : url;
    const original = await originalFetch(localUrl, init);
    const response = {
      status: original.status,
      headers: new Headers(original.headers),
      body: await original.text(),
    };
    changeResponse(response, new URL(url).pathname);
    return new Response(response.body, response);
  });
}

function findProblems(changeResponse: ChangeResponse, canonicalOrigin = provider.siteUrl) {
  plantFault(changeResponse);
  return collectProblems(siteChecks, { origin: site.origin, canonicalOrigin, sql });
}

test('the built site passes every check, and the test inquiry is deleted', async () => {
  plantFault(() => {});
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await checkSite(site.origin)).toBe(0);
  expect(log.mock.calls.flat()).toEqual(Object.keys(siteChecks).map((name) => `✓ ${name}`));
  expect(await sql`select from leads.inquiries`).toHaveLength(0);
});

test.each<[string, ChangeResponse, RegExp]>([
  ['lacks a page', (response, path) => path === '/team' && (response.status = 404), /^\/team returned 404/],
  [
    'returns 200 for an unknown URL',
    (response) => response.status === 404 && (response.status = 200),
    /no-such-page returned 200/,
  ],
  [
    'drops a security header',
    ({ headers }) => headers.delete('x-content-type-options'),
    /^\/ has a wrong header: X-Content-Type-Options: \(missing\)/,
  ],
  [
    'drops the content security policy',
    ({ headers }) => headers.delete('content-security-policy'),
    /^\/ has no Content-Security-Policy/,
  ],
  ['doesn’t compress', ({ headers }) => headers.delete('content-encoding'), /^\/ is not compressed/],
  [
    'caches pages for an hour',
    ({ headers }) => headers.set('cache-control', 'max-age=3600'),
    /^\/ has Cache-Control "max-age=3600"/,
  ],
  [
    'adds a script',
    (response, path) => path === '/about' && (response.body += '<script src="/cdn-cgi/a.js"></script>'),
    /^\/about contains \/cdn-cgi\/a\.js/,
  ],
  [
    'redirects temporarily',
    (response) => response.status === 301 && (response.status = 302),
    /\/about\/\?a=1 returned 302 to .*\/about\?a=1$/,
  ],
  [
    'has an empty sitemap',
    (response, path) => path === '/sitemap.xml' && (response.body = '<urlset></urlset>'),
    /^\/sitemap\.xml lists no page/,
  ],
  [
    'blocks crawlers',
    (response, path) => path === '/robots.txt' && (response.body = 'User-agent: *\nDisallow: /\n'),
    /^robots\.txt blocks a crawler/,
  ],
  [
    'rejects inquiries',
    (response, path) => path.startsWith('/functions/') && (response.status = 500),
    /send-contact-email returned 500/,
  ],
  [
    'loses inquiries',
    (response, path) => {
      if (path === '/contact') response.body = '<form method="post" action="/robots.txt">';
      if (response.status === 405) response.status = 200;
    },
    /\/robots\.txt accepted one inquiry, but the database has 0/,
  ],
])('a host that %s is reported', async (_, changeResponse, expected) => {
  expect(await findProblems(changeResponse)).toContainEqual(expect.stringMatching(expected));
});

test('a page that isn’t published yet is no problem', async () => {
  const problems = await findProblems((response, path) => {
    if (path === '/sitemap.xml')
      response.body = response.body.replace(`<loc>${provider.siteUrl}/team</loc>`, '');
    if (path === '/team') response.status = 404;
  });
  expect(problems).toEqual([]);
});

test('a page with another canonical origin is reported', async () => {
  const problems = await findProblems((response, path) => {
    if (path === '/about')
      response.body = response.body.replaceAll(provider.siteUrl, 'https://other.example');
  });
  expect(problems).toContain(
    `/about has the canonical URL https://other.example/about, not ${provider.siteUrl}/about`,
  );
});

test('a site of another origin is reported', async () => {
  expect(await findProblems(() => {}, 'https://other.example')).toContain(
    '/sitemap.xml lists no page of https://other.example',
  );
});

test('another host name that doesn’t redirect is reported', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  const origin = 'https://www.dep-advisory.com';
  expect(await collectProblems(siteChecks, { origin, canonicalOrigin: origin, sql })).toContain(
    'https://dep-advisory.com/about returned 200 to https://dep-advisory.com/about',
  );
});
