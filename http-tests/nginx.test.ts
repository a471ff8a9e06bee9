import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findNginx, nginxPackages, type RunningServer, startNginx } from './nginx-server.ts';
import { serveSite } from '#scripts/serve/serve-site.ts';
import { htmlFile, markdownPath, notFoundPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { cacheControlOf, hostFiles, securityHeaders } from '#src/site/hosting.ts';
import { routes } from '#src/site/routes.ts';
import { otherSpellings, pages, unknownAddresses } from './addresses.ts';
import { rawRequest, type RawAnswer } from './raw-request.ts';

const quiet = () => {};

const outDir = 'dist/client';

const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file);
/** Paths of the files that have an address, besides the pages. */
const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(outDir.length))
  .filter((path) => !isCompressed(path) && !path.endsWith('.html'))
  .filter((path) => !hostFiles.some((file) => path === `/${file}`));

/** Headers that the site defines, and those that depend on how a file is sent. */
const comparedHeaders = [
  ...securityHeaders(provider).map(({ name }) => name.toLowerCase()),
  'content-security-policy',
  'cache-control',
  'content-type',
  'content-encoding',
  'content-length',
  'vary',
  'link',
  'location',
  'allow',
];
/** Headers of an answer whose body isn't the site's, such as a redirect. */
const bodilessHeaders = comparedHeaders.filter(
  (name) => !name.startsWith('content-') || name === 'content-security-policy',
);
/** Without the policy, which no browser applies to a redirect. */
const redirectHeaders = bodilessHeaders.filter((name) => name !== 'content-security-policy');
const encodings = { identity: 'identity', gzip: 'gzip', br: 'br', browser: 'gzip, deflate, br, zstd' };

const installed = findNginx();
let nginx: RunningServer;
let local: RunningServer;
beforeAll(async () => {
  if (!installed) return console.log(`Skipped: nginx is not installed (Debian: ${nginxPackages}).`);
  [nginx, local] = await Promise.all([
    startNginx(outDir, installed),
    serveSite({ outDir, port: 0, log: quiet }),
  ]);
});
beforeEach(({ skip }) => skip(!installed, 'nginx is not installed'));
afterAll(() => Promise.all([nginx?.close(), local?.close()]));

const pick = ({ headers }: RawAnswer, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, headers[name]]));

type Options = Parameters<typeof rawRequest>[2];

/** The answer of nginx, after checking that `npm start` gives the same. */
async function sameAnswer(path: string, options?: Options, names = comparedHeaders): Promise<RawAnswer> {
  const [real, own] = await Promise.all([
    rawRequest(nginx.origin, path, options),
    rawRequest(local.origin, path, options),
  ]);
  expect(own.status, `status of ${path}`).toBe(real.status);
  expect(pick(own, names), `headers of ${path}`).toEqual(pick(real, names));
  return real;
}

async function sameFile(path: string, encoding: string): Promise<RawAnswer> {
  const options = { headers: { 'Accept-Encoding': encoding } };
  const answer = await sameAnswer(path, options);
  const own = await rawRequest(local.origin, path, options);
  expect(own.body.equals(answer.body), `bytes of ${path}`).toBe(true);
  return answer;
}

function decompressed({ headers, body }: RawAnswer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

describe.each(Object.entries(encodings))('to a client that accepts %s', (name, encoding) => {
  test.each(pages)('nginx and npm start send the page %s alike', async (path) => {
    const answer = await sameFile(path, encoding);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(name === 'browser' ? 'br' : name);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(decompressed(answer).equals(readFileSync(join(outDir, htmlFile(path))))).toBe(true);
  });

  test.each(files)('nginx and npm start send the file %s alike', async (path) => {
    const answer = await sameFile(path, encoding);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe(cacheControlOf(path));
    expect(answer.headers['content-type'], 'a type of its own').not.toBe('application/octet-stream');
    expect(decompressed(answer).equals(readFileSync(outDir + path))).toBe(true);
  });
});

test.each(routes)(
  '$path as Markdown names its page as canonical; the page itself does in its head',
  async ({ path }) => {
    const { headers } = await sameAnswer(markdownPath(path));
    expect(headers['link']).toBe(`<${provider.siteUrl}${path}>; rel="canonical"`);
    expect((await sameAnswer(path)).headers['link']).toBeUndefined();
  },
);

test('every page and file is sent to HEAD with the headers it has for GET', async () => {
  for (const path of [...pages, ...files]) {
    const answer = await sameAnswer(path, { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
  }
});

describe.each(otherSpellings)('%s', (spelling, address) => {
  test.each(['', '?topic=consultation&utm_source=a%2Fb'])(
    `leads permanently to ${address}, with its query "%s"`,
    async (query) => {
      const answer = await sameAnswer(spelling + query, {}, redirectHeaders);
      expect([answer.status, answer.headers['location']]).toEqual([308, address + query]);
    },
  );
});

test.each(unknownAddresses)('%s is the not-found page, with status 404', async (path) => {
  const answer = await sameAnswer(path);
  expect(answer.status).toBe(404);
  expect(answer.headers['cache-control']).toBe(cacheControlOf('/404.html'));
  const page = readFileSync(join(outDir, htmlFile(notFoundPath)));
  expect(answer.body.equals(page)).toBe(true);
  const own = await rawRequest(local.origin, path);
  expect(own.body.equals(page)).toBe(true);
});

test.each([...pages, '/logo.svg', '/sitemap.xml', files.find((path) => path.startsWith('/assets/')) ?? ''])(
  '%s is not sent again to who has it',
  async (path) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const [again] = await Promise.all(
        [nginx, local].map(async ({ origin }) => {
          const headers = { 'Accept-Encoding': encoding };
          const first = await rawRequest(origin, path, { headers });
          const etag = first.headers['etag'] ?? '';
          expect(etag).not.toBe('');
          const second = await rawRequest(origin, path, { headers: { ...headers, 'If-None-Match': etag } });
          expect([second.status, second.body.length]).toEqual([304, 0]);
          return pick(second, bodilessHeaders);
        }),
      );
      const own = await rawRequest(local.origin, path, { headers: { 'Accept-Encoding': encoding } });
      const revalidated = await rawRequest(local.origin, path, {
        headers: { 'Accept-Encoding': encoding, 'If-None-Match': own.headers['etag'] ?? '' },
      });
      expect(pick(revalidated, bodilessHeaders)).toEqual(again);
    }
  },
);

test('an old ETag gets the whole page', async () => {
  const answer = await sameAnswer('/about', { headers: { 'If-None-Match': '"old"' } });
  expect(answer.status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE'])('%s is refused with what is allowed', async (method) => {
  const answer = await sameAnswer('/about', { method }, bodilessHeaders);
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('the host’s other name leads to the canonical one', async () => {
  const { hostname } = new URL(provider.siteUrl);
  const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
  const answer = await rawRequest(nginx.origin, '/about?a=1', { headers: { Host: other } });
  expect([answer.status, answer.headers['location']]).toEqual([308, `${provider.siteUrl}/about?a=1`]);
});
