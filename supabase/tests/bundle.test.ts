import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFunction } from '#scripts/deploy/bundle-function.ts';

/** https://supabase.com/docs/guides/functions/limits, "Maximum Function Size". */
const maxBundleBytes = 20 * 1000 * 1000;

const folder = mkdtempSync(join(tmpdir(), 'function-bundle-'));
beforeAll(() => bundleFunction(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Passes a request to the function without opening a port. */
const host = `
let handle;
Deno.serve = (handler) => void (handle = handler);
await import('./index.js');
const request = new Request('https://host/send-contact-email', {
  method: 'OPTIONS',
  headers: { Origin: 'https://www.dep-advisory.com' },
});
const { status, headers } = await handle(request, { remoteAddr: { hostname: '127.0.0.1' } });
console.log(status, headers.get('Access-Control-Allow-Origin'));
`;

test('the bundled function starts and responds without node_modules and network', () => {
  writeFileSync(join(folder, 'host.js'), host);
  const deno = fileURLToPath(new URL('../../node_modules/.bin/deno', import.meta.url));
  const permissions = ['--no-prompt', '--allow-env', `--allow-read=${folder}`];
  const { stdout, stderr } = spawnSync(
    deno,
    ['run', '--no-config', '--no-lock', '--no-npm', '--no-remote', ...permissions, 'host.js'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        DENO_DIR: join(folder, 'deno'),
        NO_COLOR: '1',
        SITE_URL: 'https://www.dep-advisory.com',
        SUPABASE_DB_URL: 'postgres://user:password@127.0.0.1:9/database',
        PROVIDER_EMAIL: 'hello@dep-advisory.com',
        ADDRESS_HASH_SALT: 'sixteen characters',
      },
    },
  );
  expect([stdout, stderr]).toEqual([expect.stringMatching(/^204 https:\/\/www\.dep-advisory\.com$/m), '']);
});

test('the bundled function is below the size limit of a hosted project', () => {
  const { size } = statSync(join(folder, 'index.js'));
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThan(maxBundleBytes);
});
