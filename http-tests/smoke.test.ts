import { createServer, request, type IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#scripts/local-services/open-database.ts';
import { serveSite, type SiteServer } from '#scripts/serve/serve-site.ts';
import { runSmokeChecks } from '#scripts/smoke/smoke.ts';
import { liveSite } from '#scripts/smoke/live-site.ts';
import { provider } from '#src/site/provider.ts';

const quiet = () => {};

let dataDir: string;
let site: SiteServer;
/** A mock of the hosted back end, if the site was built for one. */
let functionOrigin: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dep-smoke-'));
  site = await serveSite({ outDir: 'dist/client', port: 0, dataDir, log: quiet });
  const reallyFetch = fetch;
  functionOrigin = site.origin;
  // The function of a release build runs here, so that nothing is sent to the real one.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    reallyFetch(provider.supabaseUrl ? url.replace(provider.supabaseUrl, functionOrigin) : url, init),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await site?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function findings(origin: string, canonicalOrigin = provider.siteUrl) {
  const results = await runSmokeChecks(liveSite(origin, canonicalOrigin));
  return results.flatMap(({ findings: found }) => found);
}

test('the site as it is served passes, and what was sent to its function has no effect', async () => {
  expect(await findings(site.origin)).toEqual([]);
  const { sql, close } = await openDatabase(dataDir);
  try {
    const [counted] = await sql`select
      (select count(*) from leads.inquiries)::int as inquiries,
      (select count(*) from leads.mail_jobs)::int as mails`;
    expect(counted).toEqual({ inquiries: 0, mails: 0 });
  } finally {
    await close();
  }
});

test('a site under another address than its canonical one is told so', async () => {
  expect(await findings(site.origin, site.origin)).toEqual(
    expect.arrayContaining([
      `/about names ${provider.siteUrl}/about as its canonical address, not ${site.origin}/about`,
      `${site.origin}/about is not in it`,
      `does not say “Sitemap: ${site.origin}/sitemap.xml”`,
    ]),
  );
});

test('a site that doesn’t answer fails every check that asks it for something', async () => {
  const results = await runSmokeChecks(liveSite('http://127.0.0.1:1', provider.siteUrl));
  const silent = results.filter(({ findings: found }) => found.length === 0).map(({ name }) => name);
  expect(silent).toEqual(['The host’s other names lead to the canonical one']);
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A host in front of the site that breaks its answers. */
async function withHost<T>(
  spoil: (path: string, answer: Answer) => void,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const { port } = new URL(site.origin);
  const host = createServer((asked, response) => {
    const { method, headers, url: path = '/' } = asked;
    const own = { ...headers, origin: site.origin, host: new URL(site.origin).host };
    const passed = request({ port, path, method, headers: own }, (answer) => {
      void readText(answer).then((body) => {
        const { 'content-length': _, 'transfer-encoding': __, ...kept } = answer.headers;
        if (kept['access-control-allow-origin']) kept['access-control-allow-origin'] = headers.origin;
        const spoilt = { status: answer.statusCode ?? 0, headers: kept as Record<string, string>, body };
        spoil(path, spoilt);
        const isCompressed = 'content-encoding' in spoilt.headers;
        if (isCompressed) spoilt.headers['content-encoding'] = 'gzip';
        response.writeHead(spoilt.status, spoilt.headers);
        response.end(isCompressed ? gzipSync(spoilt.body) : spoilt.body);
      });
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  try {
    functionOrigin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    return await use(functionOrigin);
  } finally {
    functionOrigin = site.origin;
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  }
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const encoding = answer.headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

describe('a host that', () => {
  test('changes nothing passes', async () => {
    expect(
      await withHost(
        () => {},
        (origin) => findings(origin),
      ),
    ).toEqual([]);
  });

  test.each<[string, (path: string, answer: Answer) => void, RegExp]>([
    [
      'lacks a page',
      (path, answer) => {
        if (path === '/team') answer.status = 404;
      },
      /^\/team is answered 404/,
    ],
    [
      'answers an unknown address as if it were a page',
      (_, answer) => {
        if (answer.status === 404) answer.status = 200;
      },
      /^\/no-such-page is answered 200/,
    ],
    [
      'keeps the trailing slash',
      (_, answer) => {
        if (answer.status === 308) answer.status = 200;
      },
      /^\/about\/\?utm_source=smoke is answered 200/,
    ],
    [
      'redirects for the time being only',
      (_, answer) => {
        if (answer.status === 308) answer.status = 302;
      },
      /^\/about\/\?utm_source=smoke is answered 302/,
    ],
    [
      'drops a security header',
      (_, answer) => void delete answer.headers['x-frame-options'],
      /^\/ is sent with X-Frame-Options: nothing/,
    ],
    [
      'has the policy of an older release',
      (_, answer) => {
        const policy = answer.headers['content-security-policy'];
        if (policy)
          answer.headers['content-security-policy'] = policy.replace(/'sha256-[^']+'/, "'sha256-old'");
      },
      /^\/ has a script or style that its policy refuses/,
    ],
    [
      'sends pages as they are',
      (_, answer) => void delete answer.headers['content-encoding'],
      /^\/ is sent uncompressed/,
    ],
    [
      'caches pages',
      (_, answer) => {
        if (!answer.headers['cache-control']?.includes('immutable'))
          answer.headers['cache-control'] = 'max-age=3600';
      },
      /^\/ is cached by “max-age=3600”/,
    ],
    [
      'caches nothing for long',
      (_, answer) => void (answer.headers['cache-control'] = 'no-cache'),
      /\/assets\/.* is cached by “no-cache”/,
    ],
    [
      'keeps crawlers out',
      (path, answer) => {
        if (path === '/robots.txt') answer.body = 'User-agent: *\nDisallow: /\n';
      },
      /^keeps every crawler out/,
    ],
    [
      'loses a file that a page loads',
      (path, answer) => {
        if (path === '/logo.svg') answer.status = 404;
      },
      /\/logo\.svg, named on .* is answered 404/,
    ],
    [
      'takes a form without answers',
      (path, answer) => {
        if (path.startsWith('/functions/'))
          Object.assign(answer, { status: 200, body: '{"message":"Thank you"}' });
      },
      /send-contact-email answered 200 to a form without answers/,
    ],
  ])('%s is found out', async (_, spoil, expected) => {
    expect(await withHost(spoil, (origin) => findings(origin))).toContainEqual(
      expect.stringMatching(expected),
    );
  });
});
