/**
 * The migrations on an empty database that is set up like a hosted project's: the role `postgres`, which runs them, isn't
 * a superuser, and storage and vault belong to other roles. The roles are those of
 * https://github.com/supabase/postgres (migrations/db). The extensions are mocks.
 */
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyMigrations, startDatabase, type LocalDatabase } from '#scripts/local-services/database.ts';
import { postgresBinaries } from '#scripts/local-services/postgres-binaries.ts';
import { sampleContact } from '#scripts/test/sample-inquiries.ts';
import { attachmentBucket } from '#shared/upload-limits.ts';
import { connectDatabase } from '#function/database.ts';
import { testConfiguration } from './test-configuration.ts';

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

const vault = `
  create schema vault;
  create table vault.secrets (name text, secret text);
  create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
  grant usage on schema vault to postgres;
  grant select on vault.decrypted_secrets to postgres; grant all on vault.secrets to postgres;`;

/** The parts of extensions that the migrations call. */
const extensions = {
  pg_cron: `create schema cron;
    create table cron.job (jobname text primary key, schedule text, command text);
    create function cron.schedule(job_name text, schedule text, command text) returns void language sql
      as 'insert into cron.job values (job_name, schedule, command)
        on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command';
    create table cron.job_run_details (end_time timestamptz);
    grant usage on schema cron to postgres; grant all on cron.job, cron.job_run_details to postgres;`,
  pg_net: `create schema net;
    create table net.calls (url text, headers jsonb);
    create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
      language sql as 'insert into net.calls values (url, headers) returning 1::bigint';
    grant usage on schema net to postgres; grant all on net.calls to postgres;`,
};

const folder = mkdtempSync(join(tmpdir(), 'inquiries-hosted-'));
let server: LocalDatabase;
const extensionFiles: string[] = [];

beforeAll(async () => {
  // The server may run as a different user than this test.
  chmodSync(folder, 0o755);
  // PostgreSQL 17 finds extensions only in its own folder: extension_control_path is new in version 18.
  const binaries = await postgresBinaries();
  const extensionFolder = join(dirname(binaries.postgres), '../share/postgresql/extension');
  const writeExtensionFile = (name: string, content: string) => {
    const file = join(extensionFolder, name);
    extensionFiles.push(file);
    writeFileSync(file, content);
  };
  for (const [name, script] of Object.entries(extensions)) {
    const control = "default_version = '1.0'\nrelocatable = false\nsuperuser = true\ntrusted = true\n";
    writeExtensionFile(`${name}.control`, control);
    writeExtensionFile(`${name}--1.0.sql`, script);
  }
  server = await startDatabase(join(folder, 'postgres'), { log: () => {}, settings: { fsync: 'off' } });
  // The first superuser can't be demoted, but another role may take its name.
  const first = postgres(server.url, { max: 1, onnotice: () => {} });
  await first.unsafe(`create role supabase_admin superuser login password '${password}'`);
  await first.end();
  const admin = postgres(urlOf('supabase_admin', 'postgres'), { max: 1, onnotice: () => {} });
  await admin.unsafe(`alter role postgres rename to first_superuser; ${hostedRoles}`);
  await admin.end();
});
afterAll(async () => {
  await server?.close();
  for (const file of extensionFiles) rmSync(file, { force: true });
  rmSync(folder, { recursive: true, force: true });
});

function urlOf(role: string, database: string): string {
  const url = new URL(server.url);
  return Object.assign(url, { username: role, password, pathname: `/${database}` }).href;
}

/** Creates an empty hosted database, runs `more` in it, and connects to it as `postgres`. */
async function hostedDatabase(name: string, more = ''): Promise<Sql> {
  const admin = postgres(urlOf('supabase_admin', 'template1'), { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name} owner postgres`);
  await admin.end();
  const inside = postgres(urlOf('supabase_admin', name), { max: 1, onnotice: () => {} });
  await inside.unsafe(hostedSchemas + more).simple();
  await inside.end();
  return postgres(urlOf('postgres', name), { max: 1, onnotice: () => {} });
}

describe('on an empty hosted project the migrations', () => {
  let sql: Sql;
  beforeAll(async () => {
    sql = await hostedDatabase('complete', vault);
    await applyMigrations(sql);
  });
  afterAll(() => sql?.end());

  test('run as a role that isn’t a superuser', async () => {
    const [schema] = await sql`
      select rolname, rolsuper from pg_namespace join pg_roles owner on owner.oid = nspowner where nspname = 'leads'`;
    expect(schema).toEqual({ rolname: 'postgres', rolsuper: false });
  });

  test('make a private bucket', async () => {
    expect(await sql`select id, public from storage.buckets`).toEqual([
      { id: attachmentBucket, public: false },
    ]);
  });

  test('schedule the maintenance with the vault’s address and the secret that the function checks', async () => {
    const [job] = await sql`select jobname, schedule, command from cron.job where jobname = 'maintenance'`;
    expect(job).toMatchObject({ jobname: 'maintenance', schedule: '* * * * *' });
    const call = job?.command as string;
    expect(call).toContain('vault.decrypted_secrets');
    // Without the address the scheduled job runs but calls nothing.
    expect(await sql.unsafe(call)).toHaveLength(0);
    await sql`insert into vault.secrets values ('maintenance_url', 'https://project.supabase.co/maintenance')`;
    await sql.unsafe(call);
    const calls = await sql`select url, headers ->> 'Authorization' as "authorization" from net.calls`;
    const [scheduler] = await sql`select secret from leads.scheduler`;
    const { secret } = scheduler as unknown as { secret: string };
    expect(calls).toEqual([
      { url: 'https://project.supabase.co/maintenance', authorization: `Bearer ${secret}` },
    ]);
    const database = connectDatabase(testConfiguration({ SUPABASE_DB_URL: urlOf('postgres', 'complete') }));
    const digest = (text: string) => createHash('sha256').update(text).digest('hex');
    expect([
      await database.isSchedulerSecret(digest(secret)),
      await database.isSchedulerSecret(digest('other')),
    ]).toEqual([true, false]);
  });

  test('keep the scheduler’s run history for a week', async () => {
    const [job] = await sql`select command from cron.job where jobname = 'delete-run-history'`;
    await sql`insert into cron.job_run_details values (now() - interval '8 days'), (now() - interval '6 days')`;
    await sql.unsafe(job?.command as string);
    expect(await sql`select from cron.job_run_details`).toHaveLength(1);
  });

  test('give the role a statement timeout of ten seconds', async () => {
    const fresh = postgres(urlOf('postgres', 'complete'), { max: 1, onnotice: () => {} });
    try {
      expect([...(await fresh`show statement_timeout`)]).toEqual([{ statement_timeout: '10s' }]);
    } finally {
      await fresh.end();
    }
  });

  test('let the function, which connects as postgres, do its work', async () => {
    const inquiry = {
      id: '0b9d3c6e-5a66-4a53-9d5c-3f0d5a1f0a01',
      idempotency_key: '0b9d3c6e-5a66-4a53-9d5c-3f0d5a1f0a02',
      content_digest: 'digest',
      ...sampleContact,
      answers: {},
      files: [],
      unsent_files: [],
      attribution: {},
      suspicions: [],
      address_hashes: ['hash'],
      is_native: false,
      accepts_uploads: true,
      has_webhook: false,
      repeats_only: false,
    };
    const submit = async () => {
      const [row] = await sql`select leads.submit_inquiry(${sql.json(inquiry)}, 30) as result`;
      return row?.['result'] as unknown;
    };
    expect(await submit()).toMatchObject({ outcome: 'stored', inquiry_id: inquiry.id });
    expect(await submit()).toMatchObject({ outcome: 'repeated', inquiry_id: inquiry.id });
    const kinds = sql.array(['notification', 'acknowledgement']);
    const [job] = await sql`select leads.claim_mail_job(${kinds}, 60) as claimed`;
    const claimed = job?.['claimed'] as { id: string; attempts: number };
    expect(claimed).toMatchObject({ kind: 'notification', inquiries: [{ id: inquiry.id }] });
    const result = { id: claimed.id, attempts: claimed.attempts, outcome: 'sent', provider_id: 'x' };
    await sql`select leads.settle_mail_job(${sql.json(result)})`;
    await sql`select leads.begin_maintenance(730)`;
    await sql`delete from leads.inquiries where id = ${inquiry.id}`;
    expect(await sql`select from leads.mail_jobs where inquiry_id is not null`).toHaveLength(0);
  });

  test.each(['anon', 'authenticated', 'service_role', 'authenticator'])(
    'give %s no privilege',
    async (role) => {
      const granted = await sql`
        select oid::regclass::text as object from pg_class
        where relnamespace = 'leads'::regnamespace and relkind in ('r', 'v', 'S')
          and (has_table_privilege(${role}, oid, 'select, insert, update, delete, truncate, references, trigger'))
        union all
        select oid::regprocedure::text from pg_proc
        where pronamespace = 'leads'::regnamespace and has_function_privilege(${role}, oid, 'execute')
        union all
        select nspname from pg_namespace where nspname = 'leads' and has_schema_privilege(${role}, oid, 'usage, create')`;
      expect(granted).toEqual([]);
      const visitor = postgres(urlOf('authenticator', 'complete'), { max: 1, onnotice: () => {} });
      try {
        if (role !== 'authenticator') await visitor.unsafe(`set role ${role}`);
        for (const statement of ['select * from leads.inquiries', "select leads.submit_inquiry('{}', 30)"])
          await expect(visitor.unsafe(statement)).rejects.toThrow('permission denied for schema leads');
      } finally {
        await visitor.end();
      }
    },
  );
});

test('a project without a vault gets everything except the schedule', async () => {
  const sql = await hostedDatabase('without_vault');
  try {
    await applyMigrations(sql);
    expect(
      await sql`select to_regclass('cron.job') as job, to_regclass('leads.inquiries')::text as inquiries`,
    ).toEqual([{ job: null, inquiries: 'leads.inquiries' }]);
  } finally {
    await sql.end();
  }
});
