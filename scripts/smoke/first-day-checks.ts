/** Checks of a deployed function: how the host's gateway, scheduler, poolers and mail work with it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { databaseTls } from '#shared/database-tls.ts';
import { formPages, refusalAnchor, type ForwardingReport } from '#shared/function-api.ts';
import { ask, testInquiry } from './checks.ts';
import type { Check } from './report-checks.ts';

/** A deployed function. */
export interface FunctionTarget {
  /** Where it is called. */
  readonly address: string;
  /** The origin of the site that may post to it. */
  readonly siteUrl: string;
  /** Its database, and that database's address as the function connects to it. */
  readonly sql: Sql;
  readonly databaseUrl: string;
  /** Its secrets, as far as they are known here. */
  readonly secrets: Readonly<Record<string, string | undefined>>;
}

const company = 'First day';
/** The scheduler runs each minute. A mail may wait for the run after the next. */
const maxWaitMs = 150_000;

const inquiry = (target: FunctionTarget, values: Readonly<Record<string, unknown>> = {}) =>
  testInquiry(target, { name: `First day ${randomUUID()}`, company, ...values });

const post = (
  { address, siteUrl }: FunctionTarget,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  ask(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteUrl, ...headers },
    body,
  });

/** Waits until a query finds a row. Returns whether it did. */
async function waitForRow(query: () => Promise<readonly unknown[]>): Promise<boolean> {
  const end = Date.now() + maxWaitMs;
  while (Date.now() < end) {
    if ((await query()).length > 0) return true;
    await pause(1000);
  }
  return false;
}

/**
 * Asks the function which headers reach it.
 *
 * @param written An address that a visitor writes into X-Forwarded-For.
 * @throws {Error} if the function refuses.
 */
async function readForwarding(
  { address, sql }: FunctionTarget,
  written: Readonly<Record<string, string>> = {},
): Promise<ForwardingReport> {
  const [{ secret }] = await sql<[{ secret: string }]>`select secret from leads.scheduler`;
  const headers = { Authorization: `Bearer ${secret}`, ...written };
  const answer = await ask(`${address}/forwarding`, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`${address}/forwarding is answered ${answer.status}`);
  return (await answer.json()) as ForwardingReport;
}

/** The header from which the function takes the visitor's address; undefined for the connection's. */
function addressHeader({ secrets }: FunctionTarget): string | undefined {
  if (secrets['CLIENT_ADDRESS_HEADER']) return secrets['CLIENT_ADDRESS_HEADER'].toLowerCase();
  return secrets['TRUSTED_PROXIES'] === '0' ? undefined : 'x-forwarded-for';
}

/** Every check of the function, in the order of the report. */
export const firstDayChecks: readonly Check<FunctionTarget>[] = [
  {
    name: 'A browser may send the forms from the site',
    async find({ address, siteUrl }) {
      const { status, headers } = await ask(address, {
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
            `the preflight is answered ${status} and allows ${allowed ?? 'no origin'}: is ${siteUrl} the function’s SITE_URL?`,
          ];
    },
  },
  {
    name: 'A body beyond every limit is answered',
    async find(target) {
      const { status } = await post(target, inquiry(target, { message: 'x'.repeat(2 * 1024 * 1024) }));
      return status === 413 ? [] : [`it is answered ${status}, not 413`];
    },
  },
  {
    name: 'A refused form without JavaScript leads back to its page',
    async find(target) {
      const answer = await post(target, 'type=contact&name=First+day', {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
      });
      const leadsTo = answer.headers.get('location') ?? 'nowhere';
      return answer.status === 303 &&
        leadsTo.startsWith(`${target.siteUrl}${formPages.contact}?`) &&
        leadsTo.includes(`#${refusalAnchor('')}`)
        ? []
        : [`it is answered ${answer.status} and leads to ${leadsTo}`];
    },
  },
  {
    name: 'Ten concurrent posts with one key are one inquiry',
    async find(target) {
      const body = inquiry(target, { idempotency_key: randomUUID() });
      const answers = await Promise.all(Array.from({ length: 10 }, () => post(target, body)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      const ids = new Set(
        texts.map((text, index) =>
          answers[index]!.ok ? (JSON.parse(text) as { inquiry_id: string }).inquiry_id : text,
        ),
      );
      return ids.size === 1 && answers.every(({ ok }) => ok)
        ? []
        : [`they are answered ${answers.map(({ status }) => status).join(', ')} with ${ids.size} references`];
    },
  },
  {
    name: 'A visitor’s address is what the host saw, not what the visitor wrote',
    async find(target) {
      const { counted, headers } = await readForwarding(target);
      const header = addressHeader(target);
      if (header !== undefined && headers[header] === undefined)
        return [
          `no ${header} reaches the function, so that all visitors share the limit of ${counted}: choose another of the headers below for CLIENT_ADDRESS_HEADER`,
        ];
      const written = '192.0.2.1';
      const spoofed = await readForwarding(target, { 'X-Forwarded-For': written });
      return spoofed.counted === counted
        ? []
        : [
            `a visitor who writes ${written} into X-Forwarded-For is counted as ${spoofed.counted}, and otherwise as ${counted}: change TRUSTED_PROXIES or CLIENT_ADDRESS_HEADER`,
          ];
    },
    async note(target) {
      const { counted, connection, headers } = await readForwarding(target);
      return [
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        `the connection comes from ${connection}, and posts from here are counted for ${counted}`,
        'Run this again from another network, such as the hotspot of a phone without Wi-Fi, and compare. The counted',
        'address must be the public address of that network, and differ. If it doesn’t, all visitors share one limit.',
      ].join('\n');
    },
  },
  {
    name: 'The database ends statements that hang, also through the pooler',
    async find({ databaseUrl }) {
      const sql = postgres(databaseUrl, {
        max: 1,
        prepare: false,
        fetch_types: false,
        connect_timeout: 10,
        ssl: databaseTls(databaseUrl),
      });
      try {
        const [setting] = await sql<[{ statement_timeout: string }]>`show statement_timeout`;
        return setting.statement_timeout === '0'
          ? [
              "statement_timeout is 0: run `alter role postgres set statement_timeout = '10s';` in the SQL editor of the dashboard",
            ]
          : [];
      } finally {
        await sql.end({ timeout: 1 });
      }
    },
  },
  {
    name: 'The scheduler runs',
    async find({ sql }) {
      const [now] = await sql<[{ time: Date }]>`select clock_timestamp() as time`;
      const ran = await waitForRow(() => sql`select from leads.scheduler where ran_at > ${now.time}`);
      return ran ? [] : ['it did not run for two minutes: check cron.job_run_details'];
    },
  },
  {
    name: 'Mails leave',
    async find({ sql }) {
      const waiting = () => sql<{ kind: string; reason: string | null }[]>`
        select distinct kind, last_error as reason
        from leads.mail_jobs job join leads.inquiries on inquiries.id = inquiry_id
        where company = ${company} and status not in ('sent', 'skipped')`;
      if (await waitForRow(async () => ((await waiting()).length === 0 ? [true] : []))) return [];
      return (await waiting()).map(({ kind, reason }) => `${kind}: ${reason ?? 'not tried'}`);
    },
  },
  {
    name: 'The inquiries of these checks are deleted',
    async find({ sql }) {
      await sql`delete from leads.inquiries where company = ${company}`;
      return [];
    },
  },
];
