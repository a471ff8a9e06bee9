import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { toTransactionPooler } from '#scripts/database-url.ts';
import { defaultDataDir, openDatabase, openHostedDatabase } from '#scripts/local-services/database.ts';
import { formPages, functionPath, getRejectionAnchor } from '#shared/function-api.ts';
import { attachmentBucket, maxFileBytes } from '#shared/upload-limits.ts';
import { provider } from '#src/site/provider.ts';
import { createTestInquiry, postJson, request } from './requests.ts';
import { runChecks, type Checks } from './run-checks.ts';
import { hostedCheckFile } from './settings.ts';

export interface FunctionTarget {
  readonly functionUrl: string;
  readonly siteUrl: string;
  readonly sql: Sql;
  /** The connection string that the function uses. */
  readonly databaseUrl: string;
}

const company = 'Hosted check';
const setupStep = 'run `select leads.set_up_hosted_project();` in the SQL Editor of the dashboard.';
/** Time for two runs of the scheduler, which runs every minute: an email may wait for the second. */
const maxWaitMs = 150_000;

async function waitUntil(condition: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + maxWaitMs;
  while (Date.now() < end) {
    if (await condition()) return true;
    await pause(1000);
  }
  return false;
}

/** Posts with each `X-Forwarded-For`, and returns the address hashes that counted every post. */
async function findCountingHashes(
  { sql, functionUrl, siteUrl }: FunctionTarget,
  forwardedFor: readonly string[],
): Promise<string[]> {
  const [{ start }] = await sql<[{ start: Date }]>`select date_bin('10 minutes', now(), 'epoch') as start`;
  const countPosts = async () => {
    const rows = await sql<{ hash: string; posts: number }[]>`
      select address_hash as hash, sum(posts)::integer as posts
      from leads.request_counts where window_start >= ${start} group by address_hash`;
    return new Map(rows.map(({ hash, posts }) => [hash, posts]));
  };
  const before = await countPosts();
  for (const ip of forwardedFor) {
    // A question about an unknown inquiry is counted like an inquiry, but stores nothing.
    const url = `${functionUrl}/uploads`;
    const { status } = await postJson(url, siteUrl, { inquiry_id: randomUUID() }, { 'X-Forwarded-For': ip });
    if (status !== 200 && status !== 429) throw new Error(`${url} returned ${status}`);
  }
  const isComplete = ([hash, posts]: [string, number]) =>
    posts - (before.get(hash) ?? 0) >= forwardedFor.length;
  return [...(await countPosts())].filter(isComplete).map(([hash]) => hash);
}

/** The local function has no bucket. */
export const bucketChecks: Checks<FunctionTarget> = {
  'The bucket for files is private and has its size limit': async ({ sql }) => {
    const buckets = await sql`
      select from storage.buckets
      where id = ${attachmentBucket} and not public and file_size_limit = ${maxFileBytes}`;
    return [
      buckets.length !== 1 &&
        `The bucket ${attachmentBucket} is missing, public, or without its limit. To set it up, ${setupStep}`,
    ];
  },
};

export const functionChecks: Checks<FunctionTarget> = {
  'A browser may send the forms from the site': async ({ functionUrl, siteUrl }) => {
    const { status, headers } = await request(functionUrl, {
      method: 'OPTIONS',
      headers: {
        Origin: siteUrl,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    const allowed = headers.get('access-control-allow-origin');
    return [
      (status >= 300 || allowed !== siteUrl) &&
        `The preflight returned ${status} and allows ${allowed ?? 'no origin'}. Set the function's SITE_URL to ${siteUrl}.`,
    ];
  },
  'A request body above the limit returns 413': async ({ functionUrl, siteUrl }) => {
    const inquiry = createTestInquiry({ name: company, company, message: 'x'.repeat(2 * 1024 * 1024) });
    const { status } = await postJson(functionUrl, siteUrl, inquiry);
    return [status !== 413 && `It returned ${status}, not 413.`];
  },
  'A rejected form without JavaScript redirects to its page': async ({ functionUrl, siteUrl }) => {
    const { status, headers } = await request(functionUrl, {
      method: 'POST',
      headers: { Accept: 'text/html', Origin: siteUrl },
      body: new URLSearchParams({ type: 'contact', name: company }),
    });
    const location = headers.get('location') ?? 'no location';
    const isExpected =
      status === 303 &&
      location.startsWith(`${siteUrl}${formPages.contact}?`) &&
      location.includes(`#${getRejectionAnchor('')}`);
    return [!isExpected && `It returned ${status} to ${location}.`];
  },
  'Ten concurrent posts with one idempotency key are stored as one inquiry': async (target) => {
    const { functionUrl, siteUrl, sql } = target;
    const name = `Hosted check ${randomUUID()}`;
    const inquiry = createTestInquiry({ name, company, idempotency_key: randomUUID() });
    const posts = Array.from({ length: 10 }, () => postJson(functionUrl, siteUrl, inquiry));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    const { length } = await sql`select from leads.inquiries where name = ${name}`;
    return [
      (length !== 1 || statuses.some((status) => status !== 200)) &&
        `They returned ${statuses.join(', ')}, and ${length} inquiries are stored.`,
    ];
  },
  "A visitor's IP address comes from the host, so visitors can't spoof it": async (target) => {
    const hashes = await findCountingHashes(target, ['203.0.113.3', '192.0.2.1', '198.51.100.2']);
    const counted = hashes.map((hash) => hash.slice(0, 8)).join(' and ');
    if (counted)
      console.log(
        `Posts from here are counted as ${counted}. Run this command again from another network, such as a phone hotspot: it must differ, or all visitors share one rate limit.`,
      );
    return [
      !counted &&
        'Posts from here with different X-Forwarded-For headers are counted for different IP addresses. Change TRUSTED_PROXIES or CLIENT_ADDRESS_HEADER.',
    ];
  },
  'The database ends slow statements, even through the pooler': async ({ databaseUrl }) => {
    await using database = openHostedDatabase(databaseUrl);
    const [setting] = await database.sql<[{ statement_timeout: string }]>`show statement_timeout`;
    return [setting.statement_timeout === '0' && `statement_timeout is 0. To set it, ${setupStep}`];
  },
  'The scheduler runs': async ({ sql, functionUrl }) => {
    const [now] = await sql<[{ time: Date }]>`select clock_timestamp() as time`;
    const hasRun = await waitUntil(
      async () => (await sql`select from leads.scheduler where ran_at > ${now.time}`).length > 0,
    );
    return [
      !hasRun &&
        `It did not run within ${maxWaitMs / 1000} seconds. Enable pg_cron, pg_net and the vault in Database > Extensions of the dashboard. Then ${setupStep} The secret maintenance_url in the vault must be ${functionUrl}/maintenance. The table cron.job_run_details has errors.`,
    ];
  },
  'Emails are sent': async ({ sql }) => {
    const readUnsent = () => sql<{ kind: string; reason: string | null }[]>`
      select distinct kind, last_error as reason
      from leads.mail_jobs job join leads.inquiries on inquiries.id = inquiry_id
      where company = ${company} and status <> 'sent'`;
    await waitUntil(async () => (await readUnsent()).length === 0);
    return (await readUnsent()).map(({ kind, reason }) => `${kind}: ${reason ?? 'not attempted'}`);
  },
};

async function runFunctionChecks(checks: Checks<FunctionTarget>, target: FunctionTarget): Promise<number> {
  const failed = await runChecks(checks, target);
  await target.sql`delete from leads.inquiries where company = ${company}`;
  return failed;
}

export async function checkFunction(): Promise<number> {
  const { siteUrl, supabaseUrl } = provider;
  const functionUrl = `${supabaseUrl ?? siteUrl}${functionPath}`;
  if (!supabaseUrl) {
    await using database = await openDatabase(defaultDataDir);
    const { sql, url } = database;
    // Without await, the database would close first.
    return await runFunctionChecks(functionChecks, { functionUrl, siteUrl, sql, databaseUrl: url });
  }
  const { SUPABASE_DB_URL } = process.env;
  if (!SUPABASE_DB_URL)
    throw new Error('Set SUPABASE_DB_URL in the shell (dashboard: Connect > Session pooler).');
  await using database = openHostedDatabase(SUPABASE_DB_URL);
  const { sql } = database;
  const target = { functionUrl, siteUrl, sql, databaseUrl: toTransactionPooler(SUPABASE_DB_URL) };
  const failed = await runFunctionChecks({ ...bucketChecks, ...functionChecks }, target);
  if (failed === 0)
    writeFileSync(hostedCheckFile, `${new Date().toISOString().slice(0, 10)} ${supabaseUrl}\n`);
  return failed;
}
