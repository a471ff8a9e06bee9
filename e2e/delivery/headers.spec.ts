import { expect, test } from '@playwright/test';
import { findModules, readBuiltPage } from '../support/site.ts';

test.describe('the server', () => {
  for (const encoding of ['br', 'gzip']) {
    test(`pages and scripts are sent compressed where ${encoding} is accepted`, async ({ request }) => {
      for (const path of ['/', '/process', '/no-such-page', ...findModules(readBuiltPage('/')).slice(0, 2)]) {
        const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
        expect(response.headers()['content-encoding'], path).toBe(encoding);
        expect(response.headers()['vary'], path).toMatch(/accept-encoding/i);
        const uncompressed = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
        expect(uncompressed.headers()['content-encoding'], path).toBeUndefined();
        expect(await uncompressed.text(), `${path} is the same either way`).toBe(await response.text());
      }
    });
  }

  test('the not-found page stays 404 for a visitor who has it already', async ({ request }) => {
    const etag = (await request.get('/no-such-page')).headers()['etag'] ?? '"none"';
    const response = await request.get('/no-such-page', { headers: { 'If-None-Match': etag } });
    expect(response.status()).toBe(404);
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
  });
});
