import { expect, test } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import { modulesOf, readBuiltPage } from '../support/site.ts';

test.describe('headers', () => {
  for (const path of [
    '/',
    '/contact',
    '/no-such-page',
    '/logo.svg',
    modulesOf(readBuiltPage('/'))[0] as string,
  ]) {
    test(`${path} is sent with the security headers`, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      expect(headers['strict-transport-security']).toBe('max-age=63072000');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['x-powered-by']).toBeUndefined();
    });
  }

  for (const encoding of ['br', 'gzip']) {
    test(`pages and scripts are sent compressed to who accepts ${encoding}`, async ({ request }) => {
      for (const path of ['/', '/process', '/no-such-page', ...modulesOf(readBuiltPage('/')).slice(0, 2)]) {
        const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
        expect(response.headers()['content-encoding'], path).toBe(encoding);
        expect(response.headers()['vary'], path).toMatch(/accept-encoding/i);
        const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
        expect(plain.headers()['content-encoding'], path).toBeUndefined();
        expect(await plain.text(), `${path} is the same either way`).toBe(await response.text());
      }
    });
  }

  test('what has a hash in its name is kept for a year, pages are asked for again', async ({ request }) => {
    const html = readBuiltPage('/');
    const font = /\/assets\/[^"']+\.woff2/.exec(html)?.[0] as string;
    for (const file of [...modulesOf(html), font]) {
      const response = await request.get(file);
      expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
    }
    for (const { path } of routes) {
      const response = await request.get(path);
      expect(response.headers()['cache-control'], path).toMatch(/max-age=0|no-cache/);
      expect(response.headers()['cache-control'], path).not.toContain('no-store');
    }
  });

  test('a page that has not changed is answered 304 to its ETag', async ({ request }) => {
    for (const { path } of routes) {
      const etag = (await request.get(path)).headers()['etag'];
      expect(etag, `ETag of ${path}`).toBeTruthy();
      const again = await request.get(path, { headers: { 'If-None-Match': etag as string } });
      expect(again.status(), path).toBe(304);
      expect((await again.body()).length, path).toBe(0);
      const changed = await request.get(path, { headers: { 'If-None-Match': 'W/"another"' } });
      expect(changed.status(), path).toBe(200);
    }
  });

  test('the not-found page stays 404 to who has it already', async ({ request }) => {
    const etag = (await request.get('/no-such-page')).headers()['etag'] ?? '"none"';
    const again = await request.get('/no-such-page', { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(404);
  });

  test('nothing outside the built site is served', async ({ request, baseURL }) => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/.vite/manifest.json',
      '/assets.json',
    ]) {
      const response = await request.get(`${baseURL}${path}`);
      expect(response.status(), path).toBe(404);
    }
    expect((await request.post('/about')).status()).toBe(405);
  });
});
