import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { functionChecks, type FunctionTarget } from '#scripts/smoke/function-checks.ts';
import { hostedProjectChecks } from '#scripts/smoke/hosted-project-checks.ts';
import { runChecks } from '#scripts/smoke/report-checks.ts';
import { runScript } from '#scripts/test/run-script.ts';
import { functionName, functionPath } from '#shared/function-api.ts';
import { allMediaTypes } from '#shared/media-types.ts';
import { attachmentBucket, maxFileBytes } from '#shared/upload-limits.ts';
import { startHostedDatabase, type HostedDatabase } from './hosted-database.ts';
import { siteOrigin, startTestServices } from './test-services.ts';

let database: HostedDatabase;
let started: Awaited<ReturnType<typeof startTestServices>>;
let sql: Sql;
let target: FunctionTarget;
let maintenanceUrl: string;

beforeAll(async () => {
  database = await startHostedDatabase();
  started = await startTestServices(database.url);
  ({ sql } = started);
  const functionUrl = `${started.services.origin}${functionPath}`;
  target = { functionUrl, siteUrl: siteOrigin, sql, databaseUrl: database.url, secrets: {} };
  maintenanceUrl = `${functionUrl}/maintenance`;
  await sql`insert into vault.secrets values ('maintenance_url', ${maintenanceUrl})`;
});
afterAll(async () => {
  await started?.close();
  await database?.close();
});

describe('the migrations of a hosted project', () => {
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
});

describe('npm run check-hosted', () => {
  const checks = [...hostedProjectChecks, ...functionChecks];
  const runCheck = (name: string, changes: Partial<FunctionTarget> = {}, notes: string[] = []) =>
    checks
      .find((check) => check.name.startsWith(name))!
      .findProblems({ ...target, ...changes }, (note) => notes.push(note));

  test('a correct project passes every check, and the test inquiries are deleted', async () => {
    const scheduler = setInterval(() => void started.services.runMaintenance(), 1000);
    const results = await runChecks(checks, target);
    clearInterval(scheduler);
    expect(Object.fromEntries(results)).toEqual(Object.fromEntries(checks.map(({ name }) => [name, []])));
    expect(await sql`select id from leads.inquiries`).toHaveLength(0);
  });

  test('the operator sees under which hash posts are counted, and should see another one elsewhere', async () => {
    const notes: string[] = [];
    expect(await runCheck("A visitor's IP address", {}, notes)).toEqual([]);
    const [counted] = await sql<[{ hash: string }]>`
      select address_hash as hash from leads.request_counts where posts > 0`;
    expect(notes).toEqual([
      expect.stringMatching(`^Posts from here are counted as ${counted.hash.slice(0, 8)}\\. .*network`),
    ]);
  });

  describe('faults of the database', () => {
    // Each fault is rolled back.
    beforeEach(() => sql`begin`);
    afterEach(() => sql`rollback`);

    test.each([
      ['drop extension pg_net cascade', 'The extensions', /^pg_net is missing.*Database > Extensions/],
      [
        `delete from cron.job where jobname = 'delete-run-history'`,
        'The scheduler has its jobs',
        /^The job delete-run-history is missing/,
      ],
      ['update storage.buckets set public = true', 'The bucket', /^Anyone can read the bucket/],
      [
        'update storage.buckets set file_size_limit = null',
        'The bucket',
        /^Its size limit is not set, not 10485760 bytes/,
      ],
      ['delete from storage.buckets', 'The bucket', /^The bucket .* is missing/],
    ])('after `%s`, the check reports how to set up the project again', async (fault, check, problem) => {
      await sql.unsafe(fault);
      const problems = await runCheck(check);
      expect(problems).toEqual([expect.stringMatching(problem)]);
      expect(problems[0]).toContain('select leads.set_up_hosted_project();');
      await sql`select leads.set_up_hosted_project()`;
      expect(await runCheck(check)).toEqual([]);
    });

    test.each([
      ['update cron.job set active = false', 'The scheduler has its jobs', /is switched off\. .*Cron/],
      ['delete from vault.secrets', 'The scheduler calls', /vault\.create_secret\(/],
      [
        `update vault.secrets set secret = 'https://x.example'`,
        'The scheduler calls',
        /vault\.update_secret\(/,
      ],
    ])('after `%s`, the check reports what to change in the dashboard', async (fault, check, problem) => {
      await sql.unsafe(fault);
      expect((await runCheck(check))[0]).toMatch(problem);
    });
  });

  test('an IP address that visitors can spoof is reported', async () => {
    // This URL bypasses the proxy that appends the visitor's IP address.
    const functionUrl = `${started.services.functionOrigin}/${functionName}`;
    expect(await runCheck("A visitor's IP address", { functionUrl })).toEqual([
      expect.stringMatching(/are counted for different IP addresses\. Change TRUSTED_PROXIES/),
    ]);
  });

  test('a database without a statement timeout is reported', async () => {
    const databaseUrl = `${database.url}?statement_timeout=0`;
    expect((await runCheck('The database ends', { databaseUrl }))[0]).toMatch(/^statement_timeout is 0/);
  });

  test('a function of another site is reported', async () => {
    const siteUrl = 'https://other.example';
    expect((await runCheck('A browser may send', { siteUrl }))[0]).toContain(
      `Set the function's SITE_URL to ${siteUrl}.`,
    );
    expect((await runCheck('A rejected form', { siteUrl }))[0]).toMatch(/^It returned/);
  });

  test('a missing SUPABASE_DB_URL is an error that says where to find it', async () => {
    const { code, stderr } = await runScript('scripts/smoke/hosted-check.ts', [], {
      SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^✗ SUPABASE_DB_URL is not set → .*Connect > Session pooler/);
  });
});
