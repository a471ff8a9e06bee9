import { expect, test } from '@playwright/test';
import { findModules, readBuiltPage } from '../support/site.ts';

test.describe('server responses', () => {
  for (const encoding of ['br', 'gzip']) {
    test(`pages and scripts are sent with ${encoding} to browsers that accept it`, async ({ request }) => {
      for (const path of ['/', '/process', '/no-such-page', ...findModules(readBuiltPage('/')).slice(0, 2)]) {
        const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
        expect(response.headers()['content-encoding'], path).toBe(encoding);
        expect(response.headers()['vary'], path).toMatch(/accept-encoding/i);
        const uncompressed = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
        expect(uncompressed.headers()['content-encoding'], path).toBeUndefined();
        expect(await uncompressed.text(), `${path} is the same without compression`).toBe(
          await response.text(),
        );
      }
    });
  }

  test('a not-found page that the visitor has cached returns 404', async ({ request }) => {
    const etag = (await request.get('/no-such-page')).headers()['etag'] ?? '"none"';
    const response = await request.get('/no-such-page', { headers: { 'If-None-Match': etag } });
    expect(response.status()).toBe(404);
  });

  test('files outside the built site return 404', async ({ request, baseURL }) => {
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
  });
});
