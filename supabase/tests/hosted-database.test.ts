import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allMediaTypes } from '#src/inquiry/media-types.ts';
import { attachmentBucket, maxFileBytes } from '#src/inquiry/upload-limits.ts';
import { startHostedDatabase, type HostedDatabase } from './hosted-database.ts';

const maintenanceUrl = 'https://project.supabase.co/functions/v1/send-contact-email/maintenance';

let database: HostedDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await startHostedDatabase();
  sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await sql`insert into vault.secrets values ('maintenance_url', ${maintenanceUrl})`;
});
afterAll(async () => {
  await sql?.end();
  await database?.close();
});

test('the migrations run without superuser privileges', async () => {
  const [schema] = await sql`
      select rolname, rolsuper from pg_namespace join pg_roles owner on owner.oid = nspowner where nspname = 'leads'`;
  expect(schema).toEqual({ rolname: 'postgres', rolsuper: false });
});

test.each(['anon', 'authenticated', 'service_role'])('the role %s gets no privileges', async (role) => {
  const granted = await sql`
      select oid::regclass::text as object from pg_class
      where relnamespace = 'leads'::regnamespace and relkind in ('r', 'v', 'S')
        and has_table_privilege(${role}, oid, 'select, insert, update, delete, truncate, references, trigger')
      union all
      select oid::regprocedure::text from pg_proc
      where pronamespace = 'leads'::regnamespace and has_function_privilege(${role}, oid, 'execute')
      union all
      select nspname from pg_namespace where nspname = 'leads' and has_schema_privilege(${role}, oid, 'usage, create')`;
  expect(granted).toEqual([]);
});

test.each(['anon', 'authenticated'])(
  'a visitor with the publishable key, as the role %s, sees no row even with a mistaken grant',
  async (role) => {
    const run = async (statement: string, table: string) => {
      const outcome = sql.begin(async (transaction) => {
        await transaction.unsafe(`
          insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company)
            values ('${randomUUID()}', '${randomUUID()}', '', 'contact', 'Ada', 'ada@biotech.example', 'Novak');
          select leads.send_again(id::text) from leads.inquiries;
          grant usage on schema leads to ${role};
          grant all on ${table} to ${role};
          set local role ${role}`);
        const rows = await transaction.unsafe(statement);
        throw new Error(`it was allowed: got ${rows.length} rows, ${rows.count} affected`);
      });
      return outcome.catch((error: Error) => error.message);
    };
    const tables = await sql<{ name: string }[]>`
      select oid::regclass::text as name from pg_class
      where relnamespace = 'leads'::regnamespace and relkind = 'r'`;
    expect(tables.map(({ name }) => name)).toContain('leads.inquiries');
    for (const { name } of tables) {
      expect(await run(`select * from ${name}`, name)).toContain('got 0 rows');
      expect(await run(`delete from ${name}`, name)).toContain('0 affected');
    }
    for (const view of ['leads.inbox', 'leads.unsent', 'leads.export'])
      expect(await run(`select * from ${view}`, view)).toMatch(/^permission denied for (table|function)/);
  },
);

test('the migrations create a private bucket with the limits of the forms', async () => {
  const [bucket] = await sql`select * from storage.buckets`;
  expect(bucket).toMatchObject({ id: attachmentBucket, public: false, file_size_limit: `${maxFileBytes}` });
  expect(new Set(bucket?.['allowed_mime_types'] as string[])).toEqual(new Set(allMediaTypes));
});

test('every minute, the scheduler calls the URL in the vault with its secret', async () => {
  const [job] = await sql`select schedule, command from cron.job where jobname = 'maintenance'`;
  const [scheduler] = await sql`select secret from leads.scheduler`;
  await sql.unsafe(job?.['command'] as string);
  expect(job?.['schedule']).toBe('* * * * *');
  expect(await sql`select url, headers ->> 'Authorization' as "authorization" from net.calls`).toEqual([
    { url: maintenanceUrl, authorization: `Bearer ${scheduler?.['secret']}` },
  ]);
});

test('the scheduler’s run history is kept for a week', async () => {
  const [job] = await sql`select command from cron.job where jobname = 'delete-run-history'`;
  await sql`insert into cron.job_run_details values (now() - interval '8 days'), (now() - interval '6 days')`;
  await sql.unsafe(job?.['command'] as string);
  expect(await sql`select from cron.job_run_details`).toHaveLength(1);
});

test('a project without a vault gets no schedule', async () => {
  const superuser = postgres(database.superuserUrl, { max: 1, onnotice: () => {} });
  try {
    await superuser`begin`;
    await superuser`drop extension pg_cron, pg_net cascade`;
    await superuser`drop schema vault cascade`;
    await superuser`set local role postgres`;
    await superuser`select leads.set_up_hosted_project()`;
    expect(await superuser`select to_regclass('cron.job') as job`).toEqual([{ job: null }]);
  } finally {
    await superuser.end();
  }
});

test.each([
  'update storage.buckets set public = true',
  'update storage.buckets set file_size_limit = null',
  'delete from storage.buckets',
])('after `%s`, the setup function restores the bucket', async (fault) => {
  const [bucket] = await sql`select * from storage.buckets`;
  await sql.unsafe(fault);
  await sql`select leads.set_up_hosted_project()`;
  expect(await sql`select * from storage.buckets`).toMatchObject([{ ...bucket }]);
});

test('statements end before the function’s requests to the pooler do', async () => {
  expect(await sql`show statement_timeout`).toEqual([{ statement_timeout: '10s' }]);
});
