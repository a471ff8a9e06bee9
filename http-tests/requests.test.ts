import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import getPort from 'get-port';
import { lockFile } from '#scripts/local-services/data-folder.ts';
import { tryLock } from '#scripts/local-services/lock.ts';
import { serveSite, type SiteServer } from '#scripts/serve/serve-site.ts';
import { sampleContact } from '#scripts/test/sample-inquiries.ts';
import { functionPath } from '#shared/function-api.ts';
import { htmlFile, notFoundPath } from '#src/site/paths.ts';
import { otherSpellings, unknownAddresses } from './addresses.ts';
import { rawRequest } from './raw-request.ts';

const quiet = () => {};

/** What `npm start` answers to requests that no browser makes, and to requests at a bad moment. */

const outDir = 'dist/client';
const logo = readFileSync(`${outDir}/logo.svg`);
const size = logo.length;
const folder = mkdtempSync(join(tmpdir(), 'dep-requests-'));
const dataDir = join(folder, 'data');
let site: SiteServer;

beforeAll(async () => {
  site = await serveSite({ outDir, port: 0, dataDir, log: quiet });
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, options?: Parameters<typeof rawRequest>[2]) =>
  rawRequest(site.origin, path, options);

test.each(otherSpellings)('%s leads permanently to %s, with its query', async (spelling, address) => {
  const query = '?topic=consultation&utm_source=a%2Fb';
  const { status, headers } = await ask(spelling + query);
  expect([status, headers['location']]).toEqual([308, address + query]);
});

test.each(unknownAddresses)('%s is the not-found page, with status 404', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body.equals(readFileSync(join(outDir, htmlFile(notFoundPath))))).toBe(true);
});

describe('a request target', () => {
  test.each([
    'http://x/about',
    'https://elsewhere.example:8443/about',
    'HTTP://x/about',
    'http://x:80/about',
    'http://u:p@x/about',
  ])('in absolute form, %s, is answered as its path', async (target) => {
    const [whole, plain] = [await ask(target), await ask('/about')];
    expect([whole.status, whole.headers['content-security-policy']]).toEqual([
      200,
      plain.headers['content-security-policy'],
    ]);
    expect(whole.body.equals(plain.body)).toBe(true);
  });

  test.each([
    ['OPTIONS', '*', 405],
    ['GET', '*', 404],
    ['GET', 'http://x', 200],
    ['GET', 'about', 400],
    ['GET', 'mailto:x', 400],
    ['GET', '/%', 404],
    ['GET', '/%zz?%zz', 404],
    ['GET', '?', 400],
    ['PROPFIND', '/about', 405],
    ['OPTIONS', '/about', 405],
  ])('%s %s is answered %i, and the site goes on', async (method, target, status) => {
    expect((await ask(target, { method })).status).toBe(status);
    expect((await ask('/')).status).toBe(200);
  });

  test('of 8,000 letters is answered 404', async () => {
    expect((await ask(`/${'a'.repeat(8000)}`)).status).toBe(404);
  });

  test.each(['a b', '[', 'x:y', 'x/y:1:2'])('for the malformed host "%s" is answered 400', async (host) => {
    for (const path of ['/', functionPath, '/_mail']) {
      expect((await ask(path, { headers: { Host: host } })).status).toBe(400);
    }
  });
});

describe('a range', () => {
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=9-', 9, size - 1],
    ['bytes=-5', size - 5, size - 1],
    [`bytes=5-${size * 9}`, 5, size - 1],
    ['bytes=5-99999999999999999999', 5, size - 1],
  ])('%s gets bytes %i to %i', async (range, first, last) => {
    const answer = await ask('/logo.svg', { headers: { Range: range } });
    expect([answer.status, answer.headers['content-range'], answer.headers['content-length']]).toEqual([
      206,
      `bytes ${first}-${last}/${size}`,
      `${last - first + 1}`,
    ]);
    expect(answer.body.equals(logo.subarray(first, last + 1))).toBe(true);
  });

  test.each([
    `bytes=${size}-`,
    `bytes=${size * 2}-${size * 3}`,
    'bytes=-0',
    'bytes=9-2',
    'bytes=5-1e9',
    'bytes=-',
  ])('%s is refused, with the size there is', async (range) => {
    const answer = await ask('/logo.svg', { headers: { Range: range } });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['-', 'bytes', 'lines=0-5', 'bytes=0-0,2-3', `bytes=-${size * 2}`])(
    '"%s" gets the whole file',
    async (range) => {
      const answer = await ask('/logo.svg', { headers: { Range: range } });
      expect([answer.status, answer.headers['content-length']]).toEqual([200, `${size}`]);
      expect(answer.body.equals(logo)).toBe(true);
    },
  );

  test.each(['bytes=0-0', 'bytes=9-2', 'bytes=5-1e9', 'bytes=999999999-'])(
    '%s changes nothing for HEAD, nor for the not-found page',
    async (range) => {
      const headers = { Range: range };
      const head = await ask('/logo.svg', { method: 'HEAD', headers });
      expect([head.status, head.headers['content-length']]).toEqual([200, `${size}`]);
      const missing = await ask('/nobody', { headers });
      expect(missing.status).toBe(404);
      expect(missing.body.equals(readFileSync(`${outDir}/404.html`))).toBe(true);
    },
  );

  test('that was asked for of another version gets the whole file', async () => {
    const answer = await ask('/logo.svg', { headers: { Range: 'bytes=0-0', 'If-Range': '"old"' } });
    expect(answer.status).toBe(200);
  });
});

describe('an encoded spelling', () => {
  test.each([
    '/%5Fheaders',
    '/%5fredirects',
    '/vercel%2Ejson',
    '/about%2Ehtml%2Ebr',
    '/index.html%2Egz',
    '/%34%30%34',
  ])('%s of a hidden file is the not-found page', async (path) => expect((await ask(path)).status).toBe(404));

  test.each([
    ['/index%2ehtml', '/'],
    ['/%61bout', '/about'],
    ['/about%2Ehtml', '/about'],
  ])('%s of a page has the policy of %s', async (path, page) => {
    const [spelt, plain] = [await ask(path), await ask(page)];
    expect(spelt.status).toBe(200);
    expect(spelt.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
    expect(plain.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

test('a site whose folder is built anew, or emptied, goes on with the release it started with', async () => {
  const dist = join(folder, 'dist');
  cpSync('dist', dist, { recursive: true });
  const other = await serveSite({ outDir: join(dist, 'client'), port: 0, log: quiet });
  try {
    const page = await rawRequest(other.origin, '/about');
    rmSync(dist, { recursive: true });
    const again = await rawRequest(other.origin, '/about');
    expect(again.body.equals(page.body)).toBe(true);
    for (const [, path = ''] of page.body.toString().matchAll(/(?:href|src)="(\/[^"]+\.\w+)"/g)) {
      expect([path, (await rawRequest(other.origin, path)).status]).toEqual([path, 200]);
    }
    expect((await rawRequest(other.origin, '/about', { headers: { Range: 'bytes=0-9' } })).status).toBe(206);
  } finally {
    await other.close();
  }
});

test('while the services start, pages are there and a post is told to come back', async () => {
  const [port, later] = [await getPort(), join(folder, 'later')];
  mkdirSync(later);
  const lock = tryLock(lockFile(later));
  const starting = serveSite({ outDir, port, dataDir: later, log: quiet });
  const origin = `http://localhost:${port}`;
  const untilThere = async () => {
    for (;;) {
      const answer = await rawRequest(origin, '/').catch(() => undefined);
      if (answer) return answer;
    }
  };
  expect((await untilThere()).status).toBe(200);
  const early = await rawRequest(origin, functionPath, { method: 'POST' });
  expect([early.status, early.headers['retry-after']]).toEqual([503, '2']);
  lock?.[Symbol.dispose]();
  const other = await starting;
  const late = await rawRequest(origin, functionPath, { method: 'POST' });
  expect(late.status).not.toBe(503);
  await other.close();
});

test('headers that are about the connection stay on it, and the forms answer', async () => {
  const lists: readonly Record<string, string>[] = [
    { Connection: 'Upgrade', Upgrade: 'websocket' },
    { Upgrade: 'h2c' },
    { TE: 'trailers' },
    { 'Keep-Alive': 'timeout=5' },
  ];
  for (const headers of lists) {
    const answer = await ask(functionPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(sampleContact),
    });
    expect([headers, answer.status]).toEqual([headers, 200]);
  }
});

test('a body that nobody wants is refused each time, however many come at once', async () => {
  const body = Buffer.alloc(300_000, 'a');
  const targets = [
    '/_mail/00000000-0000-4000-8000-000000000000.eml',
    '/storage/v1/object/inquiry-attachments/x.pdf',
  ];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      fetch(`${site.origin}${targets[index % 2]}`, { method: 'POST', body }).then(({ status }) => status),
    ),
  );
  expect(answers.filter((status) => status >= 500)).toEqual([]);
});

test('after an upload that is too large the next good inquiry is taken', async () => {
  const url = `${site.origin}${functionPath}`;
  const headers = { 'Content-Type': 'application/json', Origin: site.origin };
  for (let round = 0; round < 3; round++) {
    const tooLarge = new Uint8Array(60 * 1024 * 1024);
    const refused = await fetch(url, { method: 'POST', headers, body: tooLarge }).catch(() => undefined);
    expect(refused?.status ?? 413).toBe(413);
    const taken = await fetch(url, { method: 'POST', headers, body: JSON.stringify(sampleContact) });
    expect(taken.status).toBe(200);
  }
});
