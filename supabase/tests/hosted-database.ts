/**
 * A database with the roles of a hosted project (https://github.com/supabase/postgres, migrations/db): `postgres` isn't
 * a superuser and doesn't own storage and vault. The extensions are mocks.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { startDatabase } from '#scripts/local-services/database.ts';
import { findPostgresBinaries } from '#scripts/local-services/postgres-binaries.ts';

const password = 'password-of-this-test';

const hostedRoles = `
  drop owned by anon, authenticated;
  drop role anon, authenticated;
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit password '${password}';
  grant anon, authenticated, service_role to authenticator;
  create role supabase_storage_admin login noinherit createrole;
  create role postgres login createdb createrole replication bypassrls password '${password}';
  grant anon, authenticated, service_role to postgres with admin option;`;

const hostedSchemas = `
  create schema extensions;
  grant usage on schema extensions to postgres, anon, authenticated, service_role;
  grant usage on schema public to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on tables to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on functions to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on sequences to postgres, anon, authenticated, service_role;
  create schema storage authorization supabase_storage_admin;
  grant usage on schema storage to postgres, anon, authenticated, service_role;
  set role supabase_storage_admin;
  create table storage.buckets (
    id text primary key, name text not null unique, public boolean default false, file_size_limit bigint,
    allowed_mime_types text[]);
  alter table storage.buckets enable row level security;
  grant all on storage.buckets to postgres, anon, authenticated, service_role;
  reset role;`;

export const vault = `
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

export interface HostedServer {
  readonly getUrl: (role: string, database: string) => string;
  /** Runs `setup` and connects as `postgres`. */
  readonly createDatabase: (name: string, setup?: string) => Promise<Sql>;
  readonly close: () => Promise<void>;
}

export async function startHostedServer(): Promise<HostedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'inquiries-hosted-'));
  // The server may run as a different user than this test.
  chmodSync(folder, 0o755);
  const removeExtensions = await writeExtensions();
  const server = await startDatabase(join(folder, 'postgres'), { log: () => {}, settings: { fsync: 'off' } });
  const getUrl = (role: string, database: string) => {
    const url = new URL(server.url);
    return Object.assign(url, { username: role, password, pathname: `/${database}` }).href;
  };
  const run = async (url: string, statements: string) => {
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    await sql.unsafe(statements).simple();
    await sql.end();
  };
  // The first superuser can't be demoted, but it can be renamed.
  await run(server.url, `create role supabase_admin superuser login password '${password}'`);
  await run(
    getUrl('supabase_admin', 'postgres'),
    `alter role postgres rename to first_superuser; ${hostedRoles}`,
  );
  return {
    getUrl,
    async createDatabase(name, setup = '') {
      await run(getUrl('supabase_admin', 'template1'), `create database ${name} owner postgres`);
      await run(getUrl('supabase_admin', name), hostedSchemas + setup);
      return postgres(getUrl('postgres', name), { max: 1, onnotice: () => {} });
    },
    async close() {
      await server.close();
      removeExtensions();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * PostgreSQL 17 loads extensions only from its own folder (extension_control_path is new in 18). Parallel test files
 * share it, so the last one removes them.
 */
async function writeExtensions(): Promise<() => void> {
  const { postgres: binary } = await findPostgresBinaries();
  const extensionFolder = join(dirname(binary), '../share/postgresql/extension');
  const user = join(extensionFolder, `mocks-used-by-${randomUUID()}`);
  writeFileSync(user, '');
  const control = "default_version = '1.0'\nrelocatable = false\nsuperuser = true\ntrusted = true\n";
  const files = Object.entries(extensions).flatMap(([name, script]) => [
    [join(extensionFolder, `${name}.control`), control] as const,
    [join(extensionFolder, `${name}--1.0.sql`), script] as const,
  ]);
  for (const [file, content] of files) writeFileSync(file, content);
  return () => {
    rmSync(user);
    if (readdirSync(extensionFolder).some((name) => name.startsWith('mocks-used-by-'))) return;
    for (const [file] of files) rmSync(file, { force: true });
  };
}
