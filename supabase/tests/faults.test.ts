import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { serveLocalServices, type LocalServices } from '#scripts/local-services/local-services.ts';
import getPort from 'get-port';
import { mailFolder } from '#scripts/local-services/mock-mail.ts';
import { contactInquiry, counts, post, postForm, siteOrigin, startTestDatabase } from './test-services.ts';

const submissions = 1000;
const concurrency = 20;
/** After how many acknowledged submissions something is killed. */
const kills = [150, 300, 450, 600, 750, 900];

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'inquiries-faults-'));
}

function start(dataDir: string, databaseUrl?: string): Promise<LocalServices> {
  return serveLocalServices({
    dataDir,
    siteOrigin,
    environment: { RATE_LIMIT_MAXIMUM: '1000000' },
    maintenanceEverySeconds: 0,
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
}

/** Submits with the same key, as the form does, until the function says that the inquiry is stored. */
async function submitUntilAcknowledged(services: LocalServices, key: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const inquiry = { ...contactInquiry, email: `${key}@biotech.example`, idempotency_key: key };
    const answer = await post(services, inquiry).catch(() => undefined);
    if (answer?.status === 200) return;
    // While parts are down, the only allowed answer is "come back later".
    if (answer && answer.status !== 503) throw new Error(`The function answered ${answer.status}`);
    await pause(100);
  }
  throw new Error('The function never came back');
}

async function submitWhileKilling(
  services: LocalServices,
  kill: (number: number) => void,
): Promise<string[]> {
  const keys = Array.from({ length: submissions }, () => randomUUID());
  const waiting = [...keys];
  let acknowledged = 0;
  const visitor = async () => {
    for (let key = waiting.pop(); key; key = waiting.pop()) {
      await submitUntilAcknowledged(services, key);
      const number = kills.indexOf(++acknowledged);
      if (number >= 0) kill(number);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  return keys;
}

/** What is in the database and in the mailboxes after all work is done. */
async function outcome(services: LocalServices, keys: string[], dataDir: string) {
  const sql = postgres(services.databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  // A drain ends after half a minute, and the scheduler begins the next.
  for (let drain = 0; drain < 30; drain++) {
    // Jobs of processes that were killed while sending may be claimed again.
    const unsent =
      await sql`update leads.mail_jobs set next_attempt_at = now() where status <> 'sent' returning id`;
    if (unsent.length === 0) break;
    await services.runMaintenance();
  }
  const stored = await sql`select idempotency_key as key from leads.inquiries`;
  const [jobs] = await sql`
    select count(*)::int as jobs, count(distinct (inquiry_id, kind))::int as kinds,
      (count(*) filter (where status <> 'sent'))::int as unsent
    from leads.mail_jobs`;
  await sql.end();
  const storedKeys = new Set(stored.map((row) => row.key as string));
  return {
    inquiries: stored.length,
    lost: keys.filter((key) => !storedKeys.has(key)).length,
    ...jobs,
    mails: readdirSync(mailFolder(dataDir)).filter((file) => file.endsWith('.json')).length,
  };
}

const everythingOnce = {
  inquiries: submissions,
  lost: 0,
  jobs: 2 * submissions,
  kinds: 2 * submissions,
  unsent: 0,
  mails: 2 * submissions,
};

function killNow(pid: number | undefined): void {
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}

test('kill -9 of function and database loses and doubles nothing', async () => {
  const dataDir = temporaryFolder();
  const services = await start(dataDir);
  const keys = await submitWhileKilling(services, (number) => {
    const running = services.processes();
    if (number % 3 !== 1) killNow(running.function);
    if (number % 3 !== 0) killNow(running.database);
  });
  expect(await outcome(services, keys, dataDir)).toEqual(everythingOnce);
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 400_000);

test('while the database is down a visitor is told to come back, keeps their text, and is let in after', async () => {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'elsewhere');
  const gone = await startTestDatabase(folder);
  const services = await start(dataDir, gone.url);
  await gone.close();
  const { status, headers, body } = await post(services, contactInquiry);
  expect([status, headers.get('Retry-After'), body.error.code]).toEqual([503, '5', 'service_unavailable']);
  expect(JSON.stringify(body)).not.toMatch(/postgres|127\.0\.0\.1|ECONN/i);

  const { type, name, email, company } = contactInquiry;
  const form = new URLSearchParams({ type, name, email, company, 'project-description': 'Mine to keep' });
  const page = await postForm(services, form);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Mine to keep</textarea>');

  const server = await startTestDatabase(folder, Number(new URL(gone.url).port));
  await submitUntilAcknowledged(services, randomUUID());
  const sql = postgres(server.url, { max: 1 });
  expect(await counts(sql)).toMatchObject({ inquiries: 1, mailJobs: 2 });
  await sql.end();
  await services.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a function that starts before its database says so until it is there', async () => {
  const dataDir = temporaryFolder();
  const services = await start(
    dataDir,
    `postgres://postgres@127.0.0.1:${await getPort({ host: '127.0.0.1' })}/postgres`,
  );
  expect((await post(services, contactInquiry)).status).toBe(503);
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});
