import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { formatMailKind } from '#scripts/leads/mail-labels.ts';
import { chooseTlsMode } from '#shared/database-tls.ts';
import { formPages, getRejectionAnchor, type ForwardingReport } from '#shared/function-api.ts';
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

async function readForwarding(
  { functionUrl, sql }: FunctionTarget,
  spoofedHeaders: Readonly<Record<string, string>> = {},
): Promise<ForwardingReport> {
  const [{ secret }] = await sql<[{ secret: string }]>`select secret from leads.scheduler`;
  const headers = { Authorization: `Bearer ${secret}`, ...spoofedHeaders };
  const response = await request(`${functionUrl}/forwarding`, { method: 'POST', headers });
  if (!response.ok) throw new Error(`${functionUrl}/forwarding returned ${response.status}`);
  return (await response.json()) as ForwardingReport;
}

function getAddressHeader({ secrets }: FunctionTarget): string | undefined {
  if (secrets['CLIENT_ADDRESS_HEADER']) return secrets['CLIENT_ADDRESS_HEADER'].toLowerCase();
  return secrets['TRUSTED_PROXIES'] === '0' ? undefined : 'x-forwarded-for';
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
    async findProblems(target) {
      const { counted, headers } = await readForwarding(target);
      const header = getAddressHeader(target);
      if (header !== undefined && headers[header] === undefined)
        return [
          `No ${header} reaches the function, so all visitors share the rate limit of ${counted}. Set CLIENT_ADDRESS_HEADER to one of the headers below.`,
        ];
      const spoofedAddress = '192.0.2.1';
      const spoofed = await readForwarding(target, { 'X-Forwarded-For': spoofedAddress });
      return spoofed.counted === counted
        ? []
        : [
            `A visitor who sends X-Forwarded-For: ${spoofedAddress} is counted as ${spoofed.counted} instead of ${counted}. Change TRUSTED_PROXIES or CLIENT_ADDRESS_HEADER.`,
          ];
    },
    async note(target) {
      const { counted, connection, headers } = await readForwarding(target);
      return [
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        `The connection comes from ${connection}, and posts from here are counted for ${counted}.`,
        'Run this command again from another network, such as a phone hotspot. The counted IP address must then be the',
        'public IP address of that network. If it stays the same, all visitors share one rate limit.',
      ].join('\n');
    },
  },
  {
    name: 'The database ends slow statements, even through the pooler',
    async findProblems({ databaseUrl }) {
      const sql = postgres(databaseUrl, {
        max: 1,
        prepare: false,
        fetch_types: false,
        connect_timeout: 10,
        ssl: chooseTlsMode(databaseUrl),
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
