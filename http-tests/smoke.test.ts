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
import { firstDayChecks } from '#scripts/smoke/first-day-checks.ts';
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
  // The function of a release's build runs here, so that nothing is sent to the real one.
  const reallyFetch = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    reallyFetch(url.replace(supabaseUrl, site.origin), init),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await close?.();
  await site?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function findings(origin: string, canonicalOrigin = provider.siteUrl) {
  return [...(await runChecks(smokeChecks, { origin, canonicalOrigin, sql, secrets: {} })).values()].flat();
}

test('the served site passes, and the inquiry of the check is deleted', async () => {
  expect(await findings(site.origin)).toEqual([]);
  expect(await sql`select id from leads.inquiries`).toHaveLength(0);
});

test('the function of npm start passes the first-day checks, and their inquiries are deleted', async () => {
  const address = `${site.origin}${functionPath}`;
  const target = { address, siteUrl: site.origin, sql, databaseUrl, secrets: {} };
  expect([...(await runChecks(firstDayChecks, target)).values()].flat()).toEqual([]);
  expect(await sql`select id from leads.inquiries`).toHaveLength(0);
});

test('a site at another address than its canonical one is reported', async () => {
  expect(await findings(site.origin, site.origin)).toEqual(
    expect.arrayContaining([
      `/about names ${provider.siteUrl}/about as its canonical address, not ${site.origin}/about`,
      `${site.origin}/about is not in it`,
    ]),
  );
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A host in front of the site that breaks its answers. */
async function findingsBehind(spoil: (path: string, answer: Answer) => void): Promise<readonly string[]> {
  const { port, host: ownHost } = new URL(site.origin);
  const host = createServer((asked, response) => {
    const { method, headers, url: path = '/' } = asked;
    const { 'accept-encoding': _, ...kept } = headers;
    const own = { ...kept, origin: site.origin, host: ownHost };
    const pass = async (answer: IncomingMessage) => {
      const { 'content-length': __, 'transfer-encoding': ___, ...others } = answer.headers;
      const spoiled = {
        status: answer.statusCode ?? 0,
        headers: others as Record<string, string>,
        body: await text(answer),
      };
      spoil(path, spoiled);
      response.writeHead(spoiled.status, spoiled.headers).end(spoiled.body);
    };
    asked.pipe(request({ port, path, method, headers: own }, (answer) => void pass(answer)));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  try {
    return await findings(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  } finally {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  }
}

test.each<[string, (path: string, answer: Answer) => void, RegExp]>([
  ['lacks a page', (path, answer) => path === '/team' && (answer.status = 404), /^\/team is answered 404/],
  [
    'answers an unknown address as if it were a page',
    (_, answer) => (answer.status = 200),
    /no-such-page is answered 200/,
  ],
  [
    'drops a security header',
    (_, answer) => delete answer.headers['x-content-type-options'],
    /^\/ is sent with X-Content-Type-Options: nothing/,
  ],
  ['sends pages as they are', () => {}, /^\/ is sent uncompressed/],
  [
    'caches pages and nothing else',
    (_, answer) => (answer.headers['cache-control'] = 'max-age=3600'),
    /is cached by “max-age=3600”/,
  ],
  [
    'adds a script of its own',
    (path, answer) =>
      path === '/about' && (answer.body += '<script src="/cdn-cgi/scripts/email.js"></script>'),
    /^\/about holds \/cdn-cgi\/scripts\/email\.js/,
  ],
  [
    'keeps crawlers out',
    (path, answer) => path === '/robots.txt' && (answer.body = 'User-agent: *\nDisallow: /\n'),
    /^it keeps a crawler out/,
  ],
  [
    'refuses inquiries',
    (path, answer) => path.startsWith('/functions/') && (answer.status = 500),
    /send-contact-email answered 500/,
  ],
])('a host that %s is reported', async (_, spoil, expected) => {
  expect(await findingsBehind(spoil)).toContainEqual(expect.stringMatching(expected));
});
