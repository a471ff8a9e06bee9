import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { formatMailKind } from '#scripts/leads/mail-labels.ts';
import { readDatabaseCa } from '#scripts/deploy/function-secrets.ts';
import { createConnectionOptions } from '#shared/database-connection.ts';
import { formPages, getRejectionAnchor } from '#shared/function-api.ts';
import { createTestInquiry, request } from './checks.ts';
import type { Check } from './report-checks.ts';

export interface FunctionTarget {
  readonly functionUrl: string;
  readonly siteUrl: string;
  readonly sql: Sql;
  readonly databaseUrl: string;
  readonly secrets: Readonly<Record<string, string | undefined>>;
}

const company = 'Hosted check';
/** Time for two runs of the scheduler, which runs every minute: an email may wait for the second. */
const maxWaitMs = 150_000;

const createInquiry = (target: FunctionTarget, values: Readonly<Record<string, unknown>> = {}) =>
  createTestInquiry(target, { name: `Hosted check ${randomUUID()}`, company, ...values });

const post = (
  { functionUrl, siteUrl }: FunctionTarget,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  request(functionUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteUrl, ...headers },
    body,
  });

async function waitForRow(query: () => Promise<readonly unknown[]>): Promise<boolean> {
  const end = Date.now() + maxWaitMs;
  while (Date.now() < end) {
    if ((await query()).length > 0) return true;
    await pause(1000);
  }
  return false;
}

/** Sends each `X-Forwarded-For` (none for undefined), and returns the address hashes that counted every post. */
async function findCountingHashes(
  target: FunctionTarget,
  forwardedFor: readonly (string | undefined)[],
): Promise<string[]> {
  const { sql, functionUrl } = target;
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
    const body = JSON.stringify({ inquiry_id: randomUUID() });
    const headers = ip === undefined ? {} : { 'X-Forwarded-For': ip };
    const { status } = await post({ ...target, functionUrl: `${functionUrl}/uploads` }, body, headers);
    if (status !== 200 && status !== 429) throw new Error(`${functionUrl}/uploads returned ${status}`);
  }
  const isComplete = ([hash, posts]: [string, number]) =>
    posts - (before.get(hash) ?? 0) >= forwardedFor.length;
  return [...(await countPosts())].filter(isComplete).map(([hash]) => hash);
}

export const functionChecks: readonly Check<FunctionTarget>[] = [
  {
    name: 'A browser may send the forms from the site',
    async findProblems({ functionUrl, siteUrl }) {
      const { status, headers } = await request(functionUrl, {
        method: 'OPTIONS',
        headers: {
          Origin: siteUrl,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      const allowed = headers.get('access-control-allow-origin');
      return status < 300 && allowed === siteUrl
        ? []
        : [
            `The preflight returned ${status} and allows ${allowed ?? 'no origin'}. Set the function's SITE_URL to ${siteUrl}.`,
          ];
    },
  },
  {
    name: 'A request body above the limit returns 413',
    async findProblems(target) {
      const { status } = await post(target, createInquiry(target, { message: 'x'.repeat(2 * 1024 * 1024) }));
      return status === 413 ? [] : [`It returned ${status}, not 413.`];
    },
  },
  {
    name: 'A rejected form without JavaScript redirects to its page',
    async findProblems(target) {
      const response = await post(target, 'type=contact&name=Hosted+check', {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
      });
      const location = response.headers.get('location') ?? 'no location';
      return response.status === 303 &&
        location.startsWith(`${target.siteUrl}${formPages.contact}?`) &&
        location.includes(`#${getRejectionAnchor('')}`)
        ? []
        : [`It returned ${response.status} to ${location}.`];
    },
  },
  {
    name: 'Ten concurrent posts with one idempotency key are stored as one inquiry',
    async findProblems(target) {
      const body = createInquiry(target, { idempotency_key: randomUUID() });
      const responses = await Promise.all(Array.from({ length: 10 }, () => post(target, body)));
      const texts = await Promise.all(responses.map((response) => response.text()));
      const ids = new Set(
        texts.map((text, index) =>
          responses[index]!.ok ? (JSON.parse(text) as { inquiry_id: string }).inquiry_id : text,
        ),
      );
      return ids.size === 1 && responses.every(({ ok }) => ok)
        ? []
        : [
            `They returned ${responses.map(({ status }) => status).join(', ')} and ${ids.size} different inquiry IDs.`,
          ];
    },
  },
  {
    name: "A visitor's IP address comes from the host, so visitors can't spoof it",
    async findProblems(target, addNote) {
      const hashes = await findCountingHashes(target, [undefined, '192.0.2.1', '198.51.100.2']);
      if (hashes.length === 0)
        return [
          'Posts from here with different X-Forwarded-For headers are counted for different IP addresses. Change TRUSTED_PROXIES or CLIENT_ADDRESS_HEADER.',
        ];
      const counted = hashes.map((hash) => hash.slice(0, 8)).join(' and ');
      addNote(
        `Posts from here are counted as ${counted}. Run this command again from another network, such as a phone hotspot: it must differ, or all visitors share one rate limit.`,
      );
      return [];
    },
  },
  {
    name: 'The database ends slow statements, even through the pooler',
    async findProblems({ databaseUrl }) {
      const sql = postgres(databaseUrl, {
        ...createConnectionOptions(databaseUrl, readDatabaseCa()),
        max: 1,
        prepare: false,
        fetch_types: false,
        connect_timeout: 10,
      });
      try {
        const [setting] = await sql<[{ statement_timeout: string }]>`show statement_timeout`;
        return setting.statement_timeout === '0'
          ? [
              "statement_timeout is 0. Run `alter role postgres set statement_timeout = '10s';` in the SQL Editor of the dashboard.",
            ]
          : [];
      } finally {
        await sql.end({ timeout: 1 });
      }
    },
  },
  {
    name: 'The scheduler runs',
    async findProblems({ sql }) {
      const [now] = await sql<[{ time: Date }]>`select clock_timestamp() as time`;
      const hasRun = await waitForRow(() => sql`select from leads.scheduler where ran_at > ${now.time}`);
      return hasRun
        ? []
        : [`It did not run within ${maxWaitMs / 1000} seconds. Check the table cron.job_run_details.`];
    },
  },
  {
    name: 'Emails are sent',
    async findProblems({ sql }) {
      const readUnsent = () => sql<{ kind: string; reason: string | null }[]>`
        select distinct kind, last_error as reason
        from leads.mail_jobs job join leads.inquiries on inquiries.id = inquiry_id
        where company = ${company} and status not in ('sent', 'skipped')`;
      if (await waitForRow(async () => ((await readUnsent()).length === 0 ? [true] : []))) return [];
      return (await readUnsent()).map(
        ({ kind, reason }) => `${formatMailKind(kind)}: ${reason ?? 'not attempted'}`,
      );
    },
  },
  {
    name: 'The inquiries of these checks are deleted',
    async findProblems({ sql }) {
      await sql`delete from leads.inquiries where company = ${company}`;
      return [];
    },
  },
];
