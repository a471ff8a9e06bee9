import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations, type LocalDatabase } from '#scripts/local-services/database.ts';
import { allMediaTypes } from '#shared/media-types.ts';
import { attachmentBucket, maxFileBytes } from '#shared/upload-limits.ts';
import { startTestDatabase } from './test-services.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
let server: LocalDatabase;
let sql: Sql;

beforeAll(async () => {
  server = await startTestDatabase();
  sql = postgres(server.url, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await server.close();
});

test('migrations pushed by the Supabase CLI aren’t applied again locally', async () => {
  await sql`drop schema leads cascade`;
  await sql`drop schema supabase_migrations cascade`;
  const home = mkdtempSync(join(tmpdir(), 'inquiries-cli-'));
  const cli = `${repository}node_modules/.bin/supabase`;
  const pushed = spawnSync(
    cli,
    ['db', 'push', `--remote=${server.url}?sslmode=disable`, '--skip-vault', '--yes'],
    {
      cwd: repository,
      encoding: 'utf8',
      env: { ...process.env, HOME: home, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    },
  );
  rmSync(home, { recursive: true, force: true });
  expect([pushed.status, pushed.stderr]).toEqual([0, expect.not.stringMatching(/error/i)]);
  expect(await applyMigrations(sql)).toEqual([]);
});

test('the migrations create the private bucket if storage exists', async () => {
  await sql.unsafe(`
    create schema storage;
    create table storage.buckets (
      id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]);
    delete from supabase_migrations.schema_migrations where name = 'hosted_project'`);
  expect(await applyMigrations(sql)).toEqual(['20260105100100_hosted_project.sql']);
  const [bucket] = await sql`select * from storage.buckets`;
  expect(bucket).toMatchObject({
    id: attachmentBucket,
    public: false,
    file_size_limit: `${maxFileBytes}`,
  });
  expect(new Set(bucket?.allowed_mime_types as string[])).toEqual(new Set(allMediaTypes));
});
