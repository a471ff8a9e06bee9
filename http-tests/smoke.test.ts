import { createServer, request, type IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#scripts/local-services/database.ts';
import { serveSite, type SiteServer } from '#scripts/serve/serve-site.ts';
import { smokeChecks } from '#scripts/smoke/checks.ts';
import { functionChecks } from '#scripts/smoke/function-checks.ts';
import { runChecks } from '#scripts/smoke/report-checks.ts';
import { provider } from '#src/site/provider.ts';
import { functionPath } from '#shared/function-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dep-smoke-'));
let site: SiteServer;
let sql: Sql;
let databaseUrl: string;
let close: () => Promise<void>;
beforeAll(async () => {
  site = await serveSite({ dataDir, log: () => {} });
  ({ sql, url: databaseUrl, close } = await openDatabase(dataDir));
  const { supabaseUrl } = provider;
  if (!supabaseUrl) return;
  // A release build posts to the hosted function. This sends the requests to the local one instead.
  const originalFetch = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    originalFetch(url.replace(supabaseUrl, site.origin), init),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await close?.();
  await site?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function findProblems(origin: string, canonicalOrigin = provider.siteUrl) {
  return [...(await runChecks(smokeChecks, { origin, canonicalOrigin, sql, secrets: {} })).values()].flat();
}

test('the built site passes the smoke checks, and their inquiry is deleted', async () => {
  expect(await findProblems(site.origin)).toEqual([]);
  expect(await sql`select id from leads.inquiries`).toHaveLength(0);
});

test('the function of npm start passes the checks of a hosted function, and their inquiries are deleted', async () => {
  const functionUrl = `${site.origin}${functionPath}`;
  const target = { functionUrl, siteUrl: site.origin, sql, databaseUrl, secrets: {} };
  expect([...(await runChecks(functionChecks, target)).values()].flat()).toEqual([]);
  expect(await sql`select id from leads.inquiries`).toHaveLength(0);
});

test('a site at another origin than its canonical URLs is reported', async () => {
  expect(await findProblems(site.origin, site.origin)).toEqual(
    expect.arrayContaining([
      `/about has the canonical URL ${provider.siteUrl}/about, not ${site.origin}/about`,
      `${site.origin}/about is missing from /sitemap.xml`,
    ]),
  );
});

interface HostResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

async function findProblemsBehind(
  changeResponse: (path: string, response: HostResponse) => void,
): Promise<readonly string[]> {
  const { port, host: siteHost } = new URL(site.origin);
  const host = createServer((hostRequest, hostResponse) => {
    const { method, headers, url: path = '/' } = hostRequest;
    const { 'accept-encoding': _, ...requestHeaders } = headers;
    const siteHeaders = { ...requestHeaders, origin: site.origin, host: siteHost };
    const forward = async (siteResponse: IncomingMessage) => {
      const { 'content-length': __, 'transfer-encoding': ___, ...responseHeaders } = siteResponse.headers;
      const response = {
        status: siteResponse.statusCode ?? 0,
        headers: responseHeaders as Record<string, string>,
        body: await text(siteResponse),
      };
      changeResponse(path, response);
      hostResponse.writeHead(response.status, response.headers).end(response.body);
    };
    hostRequest.pipe(
      request({ port, path, method, headers: siteHeaders }, (response) => void forward(response)),
    );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  try {
    return await findProblems(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  } finally {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  }
}

test.each<[string, (path: string, response: HostResponse) => void, RegExp]>([
  ['lacks a page', (path, response) => path === '/team' && (response.status = 404), /^\/team returned 404/],
  ['returns 200 for an unknown URL', (_, response) => (response.status = 200), /no-such-page returned 200/],
  [
    'drops a security header',
    (_, response) => delete response.headers['x-content-type-options'],
    /^\/ has a wrong header: X-Content-Type-Options: \(missing\)/,
  ],
  ['doesn’t compress pages', () => {}, /^\/ is not compressed/],
  [
    'caches everything for an hour',
    (_, response) => (response.headers['cache-control'] = 'max-age=3600'),
    /has Cache-Control "max-age=3600"/,
  ],
  [
    'adds a script',
    (path, response) =>
      path === '/about' && (response.body += '<script src="/cdn-cgi/scripts/email.js"></script>'),
    /^\/about contains \/cdn-cgi\/scripts\/email\.js/,
  ],
  [
    'blocks crawlers',
    (path, response) => path === '/robots.txt' && (response.body = 'User-agent: *\nDisallow: /\n'),
    /^robots\.txt blocks a crawler/,
  ],
  [
    'rejects inquiries',
    (path, response) => path.startsWith('/functions/') && (response.status = 500),
    /send-contact-email returned 500/,
  ],
])('a host that %s is reported', async (_, changeResponse, expected) => {
  expect(await findProblemsBehind(changeResponse)).toContainEqual(expect.stringMatching(expected));
});
