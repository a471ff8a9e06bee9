import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { applyMigrations } from '#scripts/local-services/database.ts';
import { copyDatabase } from './test-services.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

test('migrations pushed by the Supabase CLI aren’t applied again locally', async () => {
  const databaseUrl = await copyDatabase();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql`drop schema leads, supabase_migrations cascade`;
  const home = mkdtempSync(join(tmpdir(), 'inquiries-cli-'));
  const pushed = spawnSync(
    `${repository}node_modules/.bin/supabase`,
    ['db', 'push', `--remote=${databaseUrl}?sslmode=disable`, '--skip-vault', '--yes'],
    {
      cwd: repository,
      encoding: 'utf8',
      env: { ...process.env, HOME: home, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    },
  );
  expect([pushed.status, pushed.stderr]).toEqual([0, expect.not.stringMatching(/error/i)]);
  expect(await applyMigrations(sql)).toEqual([]);
  await sql.end();
  rmSync(home, { recursive: true, force: true });
});
