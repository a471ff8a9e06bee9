import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startDatabaseProxy } from './database-proxy.ts';
import { ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { startTestDatabase } from './shared-database.ts';
import { notificationMark, startTestServices } from './test-services.ts';

const submissions = 40;
const concurrency = 10;
const submissionsPerKill = 10;

const mail = await startMailRecorder();
// Not the shared database of `useServices`, because it is killed.
const database = await startTestDatabase();
const proxy = await startDatabaseProxy(database.url);
const running = await startTestServices(database.url, {
  RESEND_API_URL: mail.url,
  PROVIDER_EMAIL: ownerAddress,
  SUPABASE_DB_URL: proxy.url,
  // The proxy accepts connections while the database is down.
  DATABASE_TIMEOUT_SECONDS: '1',
});
const { services, sql } = running;
afterAll(async () => {
  await running.close();
  proxy.close();
  await database.close();
});

beforeEach(async () => {
  await sql`truncate leads.inquiries, leads.mail_jobs`;
});

const killFunction = () => process.kill(services.getProcessIds().function!, 'SIGKILL');
const killDatabase = () => process.kill(database.pid()!, 'SIGKILL');

const submitOnce = (key: string) =>
  running.submit({ email: `${key}@biotech.example`, idempotency_key: key }).catch(() => undefined);

const outages: unknown[] = [];

async function submitUntilStored(key: string = randomUUID()): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const response = await submitOnce(key);
    if (response?.status === 200) return response.body.inquiry_id;
    if (response) outages.push([response.status, response.headers.get('Retry-After'), response.body.error]);
    await pause(50);
  }
  throw new Error('The function did not recover');
}

async function sendAllMail(): Promise<void> {
  const sendDue = async () => {
    await services.runMaintenance();
    // Expires the leases of killed processes.
    await running.makeMailJobsDue();
    return sql`select from leads.mail_jobs where status <> 'sent'`;
  };
  await expect.poll(sendDue, { timeout: 60_000 }).toHaveLength(0);
}

test('40 inquiries survive kill -9 of the database, the function and both: each is stored and mailed once', async () => {
  const pendingKeys = Array.from({ length: submissions }, () => randomUUID());
  const ids: string[] = [];
  const visitor = async () => {
    for (let key = pendingKeys.pop(); key; key = pendingKeys.pop()) {
      ids.push(await submitUntilStored(key));
      if (ids.length % submissionsPerKill !== 0) continue;
      const killNumber = ids.length / submissionsPerKill;
      if (killNumber % 3 !== 1) killFunction();
      if (killNumber % 3 !== 0) killDatabase();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  const message = 'We can’t save your message right now. Please try again in a moment.';
  const error = { code: 'service_unavailable', message, request_id: expect.any(String) as string };
  expect(outages).toEqual(outages.map(() => [503, '5', error]));
  await sendAllMail();

  const stored = await sql<{ id: string }[]>`select id from leads.inquiries`;
  expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());

  // Mail services reject other content under the same key.
  const mailByKey = new Map(mail.requests.map((request) => [request.key, request.mail]));
  expect(mail.requests.filter(({ key, mail: { text } }) => text !== mailByKey.get(key)!['text'])).toEqual([]);
  const mails = [...mailByKey.values()].map(({ to, text }) => ({ to: String(to), text: String(text) }));
  const ownerTexts = mails.filter(({ to }) => to === ownerAddress).map(({ text }) => text);
  const countMails = (id: string) => ownerTexts.filter((text) => text.includes(notificationMark(id))).length;
  expect(ids.filter((id) => countMails(id) !== 1)).toEqual([]);
  const confirmed = mails.filter(({ to }) => to !== ownerAddress).map(({ to }) => to);
  expect(new Set(confirmed).size).toBe(confirmed.length);
}, 120_000);

test('an inquiry is stored and mailed once if the function dies between storing and responding', async () => {
  await submitUntilStored();
  await services.runMaintenance();

  const key = randomUUID();
  const { outcome } = await sql.begin(async (transaction) => {
    await transaction`lock table leads.inquiries in access exclusive mode`;
    const sent = submitOnce(key);
    await expect.poll(() => transaction`select from pg_locks where not granted`).toHaveLength(1);
    proxy.behavior = 'loses results';
    return { outcome: sent };
  });
  await expect.poll(async () => (await running.countRows()).inquiries).toBe(2);
  killFunction();
  expect(await outcome, 'the response is lost').toBeUndefined();
  proxy.behavior = 'forwards';

  const id = await submitUntilStored(key);
  await sendAllMail();
  expect(await running.countRows()).toEqual({ inquiries: 2, mailJobs: 4 });
  const texts = mail.requests.map((request) => String(request.mail['text']));
  expect(texts.filter((text) => text.includes(notificationMark(id)))).toHaveLength(1);
});

test('an email is retried with the same key and content if the function dies after sending', async () => {
  mail.beforeResponse = () => {
    mail.beforeResponse = undefined;
    killFunction();
  };
  await submitUntilStored();
  await expect.poll(() => mail.requests.length).toBe(1);
  const run = () => services.runMaintenance().catch(() => undefined);
  await expect.poll(run, { timeout: 20_000 }).toBeDefined();
  const [job] = await sql`select status, attempts from leads.mail_jobs where kind = 'notification'`;
  expect(job, 'the lease of the dead process is still valid').toEqual({ status: 'sending', attempts: 1 });

  await sendAllMail();
  const [first, ...repeats] = mail.requests.filter((request) => String(request.mail.to) === ownerAddress);
  expect(repeats).toEqual([first]);
});
