import { createHash } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyMigrations } from '#scripts/local-services/database.ts';
import { sampleContact } from '#scripts/test/sample-inquiries.ts';
import { attachmentBucket } from '#shared/upload-limits.ts';
import { connectDatabase } from '#function/database.ts';
import { startHostedServer, vault, type HostedServer } from './hosted-database.ts';
import { testConfiguration } from './test-configuration.ts';

let server: HostedServer;
beforeAll(async () => {
  server = await startHostedServer();
});
afterAll(() => server?.close());

describe('migrations on an empty hosted project', () => {
  let sql: Sql;
  beforeAll(async () => {
    sql = await server.createDatabase('complete', vault);
    await applyMigrations(sql);
  });
  afterAll(() => sql?.end());

  test('the migrations run without superuser privileges', async () => {
    const [schema] = await sql`
      select rolname, rolsuper from pg_namespace join pg_roles owner on owner.oid = nspowner where nspname = 'leads'`;
    expect(schema).toEqual({ rolname: 'postgres', rolsuper: false });
  });

  test('the migrations create a private bucket', async () => {
    expect(await sql`select id, public from storage.buckets`).toEqual([
      { id: attachmentBucket, public: false },
    ]);
  });

  test('the migrations schedule maintenance with the URL from the vault and the function’s secret', async () => {
    const [job] = await sql`select jobname, schedule, command from cron.job where jobname = 'maintenance'`;
    expect(job).toMatchObject({ jobname: 'maintenance', schedule: '* * * * *' });
    const call = job?.command as string;
    expect(call).toContain('vault.decrypted_secrets');
    // Without the URL the job calls nothing.
    expect(await sql.unsafe(call)).toHaveLength(0);
    await sql`insert into vault.secrets values ('maintenance_url', 'https://project.supabase.co/maintenance')`;
    await sql.unsafe(call);
    const calls = await sql`select url, headers ->> 'Authorization' as "authorization" from net.calls`;
    const [scheduler] = await sql`select secret from leads.scheduler`;
    const { secret } = scheduler as unknown as { secret: string };
    expect(calls).toEqual([
      { url: 'https://project.supabase.co/maintenance', authorization: `Bearer ${secret}` },
    ]);
    const database = connectDatabase(
      testConfiguration({ SUPABASE_DB_URL: server.getUrl('postgres', 'complete') }),
    );
    const digest = (text: string) => createHash('sha256').update(text).digest('hex');
    expect([
      await database.isSchedulerSecret(digest(secret)),
      await database.isSchedulerSecret(digest('other')),
    ]).toEqual([true, false]);
  });

  test('the scheduler’s run history is kept for a week', async () => {
    const [job] = await sql`select command from cron.job where jobname = 'delete-run-history'`;
    await sql`insert into cron.job_run_details values (now() - interval '8 days'), (now() - interval '6 days')`;
    await sql.unsafe(job?.command as string);
    expect(await sql`select from cron.job_run_details`).toHaveLength(1);
  });

  test('the role gets a statement timeout of ten seconds', async () => {
    const fresh = postgres(server.getUrl('postgres', 'complete'), { max: 1, onnotice: () => {} });
    try {
      expect([...(await fresh`show statement_timeout`)]).toEqual([{ statement_timeout: '10s' }]);
    } finally {
      await fresh.end();
    }
  });

  test('the function works as the role postgres', async () => {
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
      accepts_only_repeats: false,
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
    'the role %s gets no privileges',
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
      const visitor = postgres(server.getUrl('authenticator', 'complete'), { max: 1, onnotice: () => {} });
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

test('a project without a vault gets everything but the schedule', async () => {
  const sql = await server.createDatabase('without_vault');
  try {
    await applyMigrations(sql);
    expect(
      await sql`select to_regclass('cron.job') as job, to_regclass('leads.inquiries')::text as inquiries`,
    ).toEqual([{ job: null, inquiries: 'leads.inquiries' }]);
  } finally {
    await sql.end();
  }
});
