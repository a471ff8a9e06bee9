import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** https://supabase.com/docs/guides/functions/limits, "Maximum Function Size". */
const maxBundleBytes = 20 * 1000 * 1000;

test('the bundled function is below the size limit of a hosted project', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'bundle:function'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.not.stringMatching(/error/i)]);
  const bundle = readFileSync(new URL('../../reports/function/send-contact-email.js', import.meta.url));
  expect(bundle.length).toBeGreaterThan(100_000);
  expect(bundle.length).toBeLessThan(maxBundleBytes);
});
