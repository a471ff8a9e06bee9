import { mkdtempSync, rmSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite, type SiteServer } from '#scripts/serve/serve-site.ts';
import { functionPath } from '#shared/function-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dep-slow-'));
let site: SiteServer;
beforeAll(async () => {
  site = await serveSite({ outDir: 'dist/client', port: await getPort(), dataDir, log: () => {} });
});
afterAll(async () => {
  await site?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A post whose body never comes. */
function stalledPost(path: string): ClientRequest {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 1000 };
  const stalled = request(site.origin + path, { method: 'POST', headers });
  stalled.on('error', () => {});
  stalled.write('{');
  return stalled;
}

test('two hundred posts that stall keep nobody else from forms, uploads and mails', async () => {
  const paths = [functionPath, '/storage/v1/object/inquiry-attachments'];
  const stalled = Array.from({ length: 200 }, (_, number) => stalledPost(paths[number % 2]!));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const [path, status] of [
    [functionPath, 405],
    ['/storage/v1/object/info/inquiry-attachments/x', 403],
    ['/_mail', 200],
  ] as const) {
    const answer = await fetch(site.origin + path, { signal: AbortSignal.timeout(3000) });
    expect([path, answer.status]).toEqual([path, status]);
  }
  for (const post of stalled) post.destroy();
});
