/**
 * Looks at what only a hosted Supabase project knows, once after its first deployment and after a change of plan:
 *
 *   npm run first-day                                 the configured address (SITE_URL)
 *   npm run first-day -- https://preview.example.net  another one
 *
 * Sends inquiries and mails to the provider's own address, and deletes the inquiries. Where nothing is wrong the date is
 * noted in `supabase/first-day.txt`, which the launch check asks for.
 */
import '#scripts/define-provider.ts';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { firstDayFile } from '#scripts/deploy/placeholders.ts';
import { runCommand } from '#scripts/run-command.ts';
import { provider } from '#src/site/provider.ts';
import { ask, formAddress, type LiveSite, type SiteCheck } from './checks.ts';
import { reportChecks } from './report-checks.ts';

const company = 'First day';
/** The scheduler runs each minute; a mail may wait for the run after the next. */
const patienceSeconds = 150;

const inquiry = (words: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({
    type: 'contact',
    name: `First day ${randomUUID()}`,
    email: provider.email,
    company,
    fill_time_ms: 60_000,
    ...words,
  });

async function post(site: LiveSite, body: string, headers: Readonly<Record<string, string>> = {}) {
  return ask(await formAddress(site), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.origin, ...headers },
    body,
  });
}

/** Waits until a query finds a row. */
async function comes(query: () => Promise<readonly unknown[]>): Promise<boolean> {
  const end = Date.now() + patienceSeconds * 1000;
  while (Date.now() < end) {
    if ((await query()).length > 0) return true;
    await pause(1000);
  }
  return false;
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
        : [`the preflight is answered ${status} and lets in ${allowed ?? 'nobody'}`];
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
    name: 'A form that the browser posts itself is answered with a page',
    async find(site) {
      const answer = await post(site, 'type=contact&name=First+day', {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
      });
      const type = answer.headers.get('content-type') ?? 'nothing';
      return answer.status === 422 && type.startsWith('text/html') && (await answer.text()).includes('<form')
        ? []
        : [`it is answered ${answer.status} as ${type}: give the function an address of your own domain`];
    },
  },
  {
    name: 'Ten at once are all answered, and make one inquiry of one key',
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
    name: 'A visitor’s address is what the host saw, and not what the visitor wrote',
    async find(site) {
      for (const written of ['192.0.2.1', '198.51.100.1'])
        await post(site, inquiry(), { 'X-Forwarded-For': written });
      const hashes = await site.sql`
        select distinct address_hash from leads.inquiries where company = ${company} and address_hash is not null`;
      return hashes.length === 1
        ? []
        : [`one visitor has ${hashes.length} addresses: change TRUSTED_PROXIES or CLIENT_ADDRESS_HEADER`];
    },
  },
  {
    name: 'The scheduler runs',
    async find({ sql }) {
      const [now] = await sql<{ time: Date }[]>`select clock_timestamp() as time`;
      const ran = await comes(() => sql`select from leads.scheduler where ran_at > ${now!.time}`);
      return ran
        ? []
        : ['it has not run for two minutes: look at MAINTENANCE_URL, and at cron.job_run_details'];
    },
  },
  {
    name: 'Mails leave',
    async find({ sql }) {
      const waiting = () => sql`
        select distinct last_error as reason from leads.mail_jobs job join leads.inquiries on inquiries.id = inquiry_id
        where company = ${company} and job.status <> 'sent'`;
      if (await comes(async () => ((await waiting()).length === 0 ? [true] : []))) return [];
      return (await waiting()).map(({ reason }) => `one has not left: ${reason ?? 'nobody has tried'}`);
    },
  },
  {
    name: 'What was sent for this is deleted',
    async find({ sql }) {
      await sql`select leads.delete_inquiries(array(select id from leads.inquiries where company = ${company}))`;
      return [];
    },
  },
];

async function main(): Promise<void> {
  await reportChecks(firstDayChecks);
  writeFileSync(firstDayFile, `${new Date().toISOString().slice(0, 10)} ${provider.siteUrl}\n`);
}

if (import.meta.main) await runCommand(main);
