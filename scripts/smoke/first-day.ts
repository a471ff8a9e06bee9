/**
 * Checks what only the hosted Supabase project knows: after its first deployment, and after a change of plan or region.
 *
 *   npm run first-day                                 the configured address (SITE_URL)
 *   npm run first-day -- https://preview.example.net  another address
 *
 * It sends inquiries whose mails go to the provider's own address, looks for them in the database at SUPABASE_DB_URL
 * (or in this machine's), and deletes them. If every check passes, it writes the date to `supabase/first-day.txt`,
 * which `npm run launch-check` requires. DATABASE_URL is read from the environment or supabase/functions/.env.
 */
import '#scripts/define-provider.ts';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { firstDayFile, readSecrets } from '#scripts/deploy/placeholders.ts';
import { runCommand } from '#scripts/run-command.ts';
import { provider } from '#src/site/provider.ts';
import { databaseTls } from '#shared/database-tls.ts';
import { formPages, refusalAnchor } from '#shared/function-api.ts';
import { ask, formAddress, testInquiry, type LiveSite, type SiteCheck } from './checks.ts';
import { reportChecks } from './report-checks.ts';

const company = 'First day';
/** The scheduler runs each minute. A mail may wait for the run after the next. */
const maxWaitMs = 150_000;

const inquiry = (values: Readonly<Record<string, unknown>> = {}) =>
  testInquiry({ name: `First day ${randomUUID()}`, company, ...values });

async function post(site: LiveSite, body: string, headers: Readonly<Record<string, string>> = {}) {
  return ask(await formAddress(site), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.origin, ...headers },
    body,
  });
}

/** Waits until a query finds a row. Returns whether it did. */
async function waitForRow(query: () => Promise<readonly unknown[]>): Promise<boolean> {
  const end = Date.now() + maxWaitMs;
  while (Date.now() < end) {
    if ((await query()).length > 0) return true;
    await pause(1000);
  }
  return false;
}

/** The counted posts by the hash of their sender's address. */
async function readPosts({ sql }: LiveSite): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ hash: string; posts: number }[]>`
    select address_hash as hash, sum(posts)::int as posts from leads.request_counts group by address_hash`;
  return new Map(rows.map(({ hash, posts }) => [hash, posts]));
}

/** Says where the function takes the visitor's address from. */
function addressSource(): string {
  const { CLIENT_ADDRESS_HEADER: header, TRUSTED_PROXIES: proxies } = readSecrets();
  if (header) return `the header ${header} (CLIENT_ADDRESS_HEADER)`;
  return proxies === '0'
    ? 'the connection (TRUSTED_PROXIES=0)'
    : `X-Forwarded-For, entry ${proxies || 1} from the right (TRUSTED_PROXIES)`;
}

/** Every check of the hosted project, in the order of the report. */
export const firstDayChecks: readonly SiteCheck[] = [
  {
    name: 'A browser may send the forms from the site',
    async find(site) {
      const { status, headers } = await ask(await formAddress(site), {
        method: 'OPTIONS',
        headers: {
          Origin: site.origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      const allowed = headers.get('access-control-allow-origin');
      return status < 300 && allowed === site.origin
        ? []
        : [`the preflight is answered ${status} and allows ${allowed ?? 'no origin'}`];
    },
  },
  {
    name: 'A body beyond every limit is answered',
    async find(site) {
      const { status } = await post(site, inquiry({ message: 'x'.repeat(2 * 1024 * 1024) }));
      return status === 413 ? [] : [`it is answered ${status}, not 413`];
    },
  },
  {
    name: 'A refused form without JavaScript leads back to its page',
    async find(site) {
      const answer = await post(site, 'type=contact&name=First+day', {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
      });
      const target = answer.headers.get('location') ?? 'nowhere';
      return answer.status === 303 &&
        target.startsWith(`${site.origin}${formPages.contact}?`) &&
        target.includes(`#${refusalAnchor('')}`)
        ? []
        : [`it is answered ${answer.status} and leads to ${target}`];
    },
  },
  {
    name: 'Ten concurrent posts with one key are one inquiry',
    async find(site) {
      const body = inquiry({ idempotency_key: randomUUID() });
      const answers = await Promise.all(Array.from({ length: 10 }, () => post(site, body)));
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
    async find(site) {
      const before = await readPosts(site);
      for (const written of ['192.0.2.1', '198.51.100.1'])
        await post(site, inquiry(), { 'X-Forwarded-For': written });
      const after = [...(await readPosts(site))];
      const grown = after
        .map(([hash, posts]) => posts - (before.get(hash) ?? 0))
        .filter((posts) => posts > 0);
      // Both posts count for one hash; other visitors may post meanwhile, and an IPv6 address has two hashes.
      return grown.some((posts) => posts >= 2)
        ? []
        : [
            `two posts from here count for ${grown.length} addresses: change TRUSTED_PROXIES or CLIENT_ADDRESS_HEADER`,
          ];
    },
    async note(site) {
      const { size } = await readPosts(site);
      return `The function takes the address from ${addressSource()}. Address hashes in the last hour: ${size}. Send a form from another network, such as a phone without Wi-Fi, and run this again: the number must grow. If it doesn't, all visitors share one rate limit.`;
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
          ? ["statement_timeout is 0: run alter role postgres set statement_timeout = '10s'"]
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
      return ran ? [] : ['it did not run for two minutes: check MAINTENANCE_URL and cron.job_run_details'];
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

async function main(): Promise<void> {
  await reportChecks(firstDayChecks);
  writeFileSync(firstDayFile, `${new Date().toISOString().slice(0, 10)} ${provider.siteUrl}\n`);
}

if (import.meta.main) await runCommand(main);
