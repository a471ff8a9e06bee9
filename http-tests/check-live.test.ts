/** `npm run check-live` against the site of `npm start`. */
import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { checkLive, liveChecks } from '#scripts/deploy/live.ts';
import { defaultDataDir, openDatabase } from '#scripts/local-services/database.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { collectProblems } from '#scripts/test/collect-problems.ts';
import { provider } from '#src/site/provider.ts';

// Runs before the imports. The test must not use the live database.
vi.hoisted(() => {
  delete process.env['SUPABASE_DB_URL'];
  process.env['DATA_DIR'] = `/tmp/dep-live-check-${process.pid}`;
});
const site = await serveSite({ dataDir: defaultDataDir, log: () => {} });
const { sql, close } = await openDatabase(defaultDataDir);
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  await close();
  await site.close();
  rmSync(defaultDataDir, { recursive: true, force: true });
});

/** A release build posts to the hosted function, and this test to the local one. */
function stubFetch(change: (response: Response, path: string) => Response = (response) => response): void {
  const originalFetch = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const localUrl = provider.supabaseUrl ? url.replace(provider.supabaseUrl, site.origin) : url;
    return change(await originalFetch(localUrl, init), new URL(url).pathname);
  });
}

test('a correct site passes every check, and the test inquiry is emailed and deleted', async () => {
  stubFetch();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await checkLive(site.origin)).toBe(0);
  expect(log.mock.calls.flat().filter((line) => String(line).startsWith('✗'))).toEqual([]);
  expect(await sql`select from leads.inquiries`).toHaveLength(0);
}, 200_000);

test('a host that changes a page, an inquiry’s response or robots.txt is reported', async () => {
  const { 'The scheduler runs': _, ...checks } = liveChecks;
  stubFetch((response, path) => {
    const headers = new Headers(response.headers);
    if (path === '/about') headers.delete('content-security-policy');
    const status = path.startsWith('/functions/') ? 403 : response.status;
    return new Response(path === '/robots.txt' ? 'Disallow: /' : response.body, { status, headers });
  });
  const target = { origin: site.origin, canonicalOrigin: provider.siteUrl, sql };
  expect(await collectProblems(checks, target)).toEqual([
    '/about has no Content-Security-Policy header',
    expect.stringMatching(/^It doesn't\. Check whether the host replaces it/),
    expect.stringMatching(/send-contact-email returned 403: /),
    "Check that the function's SITE_URL is this origin.",
    expect.stringMatching(/\/uploads returned 403$/),
  ]);
});
