/**
 * A database with the roles of a hosted project (https://github.com/supabase/postgres, migrations/db): `postgres` isn't
 * a superuser and doesn't own storage and vault. The extensions are mocks.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { applyMigrations } from '#scripts/local-services/database.ts';
import { findPostgresBinaries } from '#scripts/local-services/postgres-binaries.ts';
import { startTestDatabase } from './shared-database.ts';

const password = 'password-of-this-test';

/** The first superuser can't be demoted, but it can be renamed. */
const roles = `
  alter role postgres rename to first_superuser;
  create role service_role nologin noinherit bypassrls;
  create role supabase_storage_admin nologin noinherit;
  create role postgres login createdb createrole replication bypassrls password '${password}';
  grant anon, authenticated, service_role to postgres with admin option;`;

const schemas = `
  create schema storage authorization supabase_storage_admin;
  grant usage on schema storage to postgres, anon, authenticated, service_role;
  set role supabase_storage_admin;
  create table storage.buckets (
    id text primary key, name text not null unique, public boolean default false, file_size_limit bigint,
    allowed_mime_types text[]);
  alter table storage.buckets enable row level security;
  grant all on storage.buckets to postgres, anon, authenticated, service_role;
  reset role;
  create schema vault;
  create table vault.secrets (name text, secret text);
  create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
  grant usage on schema vault to postgres;
  grant select on vault.decrypted_secrets to postgres; grant all on vault.secrets to postgres;`;

const extensions = {
  pg_cron: `create schema cron;
    create table cron.job (
      jobname text primary key, schedule text, command text, active boolean not null default true);
    create function cron.schedule(job_name text, schedule text, command text) returns void language sql
      as 'insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
        on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command';
    create table cron.job_run_details (end_time timestamptz);
    grant usage on schema cron to postgres; grant all on cron.job, cron.job_run_details to postgres;`,
  pg_net: `create schema net;
    create table net.calls (url text, headers jsonb);
    create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
      language sql as 'insert into net.calls values (url, headers) returning 1::bigint';
    grant usage on schema net to postgres; grant all on net.calls to postgres;`,
};

export interface HostedDatabase {
  /** Connects as `postgres`, as the function and the owner do. */
  readonly url: string;
  readonly superuserUrl: string;
  readonly close: () => Promise<void>;
}

export async function startHostedDatabase(): Promise<HostedDatabase> {
  const removeExtensions = await writeExtensions();
  const server = await startTestDatabase();
  const getUrl = (role: string, database: string) =>
    Object.assign(new URL(server.url), { username: role, password, pathname: `/${database}` }).href;
  const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {} });
  const run = async (url: string, statements: string) => {
    const sql = connect(url);
    await sql.unsafe(statements).simple();
    await sql.end();
  };
  await run(server.url, `create role supabase_admin superuser login password '${password}'`);
  await run(getUrl('supabase_admin', 'postgres'), roles);
  await run(getUrl('supabase_admin', 'postgres'), 'create database hosted owner postgres');
  await run(getUrl('supabase_admin', 'hosted'), schemas);
  const owner = connect(getUrl('postgres', 'hosted'));
  await applyMigrations(owner);
  await owner.end();
  return {
    url: getUrl('postgres', 'hosted'),
    superuserUrl: getUrl('supabase_admin', 'hosted'),
    async close() {
      await server.close();
      removeExtensions();
    },
  };
}

/** PostgreSQL 17 loads extensions only from its own folder (extension_control_path is new in 18). */
async function writeExtensions(): Promise<() => void> {
  const { postgres: binary } = await findPostgresBinaries();
  const folder = join(dirname(binary), '../share/postgresql/extension');
  const control = "default_version = '1.0'\nrelocatable = false\nsuperuser = true\ntrusted = true\n";
  const files = Object.entries(extensions).flatMap(([name, script]) => [
    [join(folder, `${name}.control`), control] as const,
    [join(folder, `${name}--1.0.sql`), script] as const,
  ]);
  for (const [file, content] of files) writeFileSync(file, content);
  return () => {
    for (const [file] of files) rmSync(file, { force: true });
  };
}
