import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#scripts/local-services/free-port.ts';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { serveLocalServices, type LocalServices } from '#scripts/local-services/local-services.ts';
import { getMailFolder, type LocalMail } from '#scripts/local-services/mock-mail.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { makeMailJobsDue, createVisitorHeaders, notificationMark } from './inquiries.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { startRecordingServer } from './recording-server.ts';
import {
  contactInquiry,
  countRows,
  nativeContactForm,
  post,
  postForm,
  siteOrigin,
  startTestDatabase,
  startTestServices,
} from './test-services.ts';

const submissions = 1000;
const concurrency = 20;
/** Numbers of stored submissions after which a process is killed. */
const killPoints = [90, 180, 270, 360, 450, 540, 630, 720, 810, 900];

const receiver = await startRecordingServer();
afterAll(() => receiver.close());

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'inquiries-faults-'));

function start(
  dataDir: string,
  databaseUrl?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<LocalServices> {
  return serveLocalServices({
    dataDir,
    siteOrigin,
    environment,
    maintenanceIntervalSeconds: 0,
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
}

async function submitUntilStored(services: LocalServices, key: string): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const inquiry = { ...contactInquiry, email: `${key}@biotech.example`, idempotency_key: key };
    const response = await post(services, inquiry, createVisitorHeaders()).catch(() => undefined);
    if (response?.status === 200) return response.body.inquiry_id;
    // The only allowed error during an outage.
    if (response && response.status !== 503) throw new Error(`The function returned ${response.status}`);
    await pause(100);
  }
  throw new Error('The function did not recover');
}

async function submitWhileKilling(
  services: LocalServices,
  kill: (number: number) => void,
): Promise<string[]> {
  const pendingKeys = Array.from({ length: submissions }, () => randomUUID());
  const ids: string[] = [];
  const visitor = async () => {
    for (let key = pendingKeys.pop(); key; key = pendingKeys.pop()) {
      ids.push(await submitUntilStored(services, key));
      const number = killPoints.indexOf(ids.length);
      if (number >= 0) kill(number);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  return ids;
}

/** Returns the number of unsent jobs. */
async function drainAll(services: LocalServices, sql: postgres.Sql): Promise<number> {
  for (let run = 0; run < 40; run++) {
    await services.runMaintenance();
    const [row] = await sql<[{ unsent: number }]>`
      select count(*)::int as unsent from leads.mail_jobs where status <> 'sent'`;
    if (row.unsent === 0) return 0;
    // Expires the leases of killed processes and releases the next bundle.
    await makeMailJobsDue(sql);
  }
  return (await sql`select from leads.mail_jobs where status <> 'sent'`).length;
}

const readMails = (dataDir: string) =>
  readdirSync(getMailFolder(dataDir))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(getMailFolder(dataDir), file), 'utf8')) as LocalMail);

function killProcess(pid: number | undefined): void {
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}

test('1,000 inquiries survive ten kill -9 of function and database: each is stored, mailed and sent to the webhook once', async () => {
  const dataDir = temporaryFolder();
  const mail = await startMailRecorder();
  const services = await start(dataDir, undefined, {
    RESEND_API_URL: mail.url,
    PROVIDER_EMAIL: ownerAddress,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRETS: `whsec_${Buffer.from('f'.repeat(24)).toString('base64')}`,
  });
  const ids = await submitWhileKilling(services, (number) => {
    const running = services.getProcessIds();
    if (number % 3 !== 1) killProcess(running.function);
    if (number % 3 !== 0) killProcess(running.database);
  });
  const sql = postgres(services.databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  expect(await drainAll(services, sql)).toBe(0);

  const stored = await sql<{ id: string }[]>`select id from leads.inquiries`;
  expect(stored).toHaveLength(submissions);
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(ids));

  // Mail services reject other content under the same key.
  const mailByKey = new Map(mail.requests.map((request) => [request.key, request.mail]));
  const changed = mail.requests.filter(
    (request) => request.mail['text'] !== mailByKey.get(request.key)!['text'],
  );
  expect(changed).toEqual([]);
  const mails = [...mailByKey.values()];
  const ownerTexts = mails.filter(({ to }) => String(to) === ownerAddress).map(({ text }) => String(text));
  const mailed = ids.map((id) => ownerTexts.filter((text) => text.includes(notificationMark(id))).length);
  expect(mailed.filter((count) => count !== 1)).toEqual([]);
  const confirmed = mails.map(({ to }) => String(to)).filter((email) => email !== ownerAddress);
  expect(new Set(confirmed).size).toBe(confirmed.length);

  const inquiryByEvent = new Map(
    receiver.calls.map(({ headers, body }) => [
      headers['webhook-id'],
      (JSON.parse(body) as { data: { id: string } }).data.id,
    ]),
  );
  expect(inquiryByEvent.size).toBe(submissions);
  expect(new Set(inquiryByEvent.values())).toEqual(new Set(ids));
  await sql.end();
  await services.close();
  await mail.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 400_000);

test('an inquiry is stored and mailed once if the function dies between storing and responding', async () => {
  const dataDir = temporaryFolder();
  const database = await startTestDatabase();
  const proxy = await startDatabaseProxy(database.url);
  const services = await start(dataDir, database.url, { SUPABASE_DB_URL: proxy.url });
  const sql = postgres(database.url, { max: 1, prepare: false });
  await submitUntilStored(services, randomUUID());
  await services.runMaintenance();

  proxy.mode = 'lose-results';
  const key = randomUUID();
  const inquiry = { ...contactInquiry, email: `${key}@biotech.example`, idempotency_key: key };
  const lost = post(services, inquiry).then(
    () => 'received',
    () => 'lost',
  );
  await expect.poll(async () => (await countRows(sql)).inquiries).toBe(2);
  killProcess(services.getProcessIds().function);
  expect(await lost).toBe('lost');
  proxy.mode = 'forward';

  const id = await submitUntilStored(services, key);
  expect(await drainAll(services, sql)).toBe(0);
  expect(await countRows(sql)).toEqual({ inquiries: 2, mailJobs: 4 });
  const texts = readMails(dataDir).map(({ text }) => text);
  expect(texts.filter((text) => text.includes(notificationMark(id)))).toHaveLength(1);
  await sql.end();
  await services.close();
  proxy.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an email is retried with the same key and content if the function dies after sending', async () => {
  const mail = await startMailRecorder();
  const database = await startTestDatabase();
  const { services, sql, close } = await startTestServices(database.url, {
    RESEND_API_URL: mail.url,
    PROVIDER_EMAIL: ownerAddress,
  });
  mail.beforeResponse = () => {
    mail.beforeResponse = undefined;
    killProcess(services.getProcessIds().function);
  };
  const id = await submitUntilStored(services, randomUUID());
  await expect.poll(() => mail.requests.length).toBe(1);
  const restarted = () =>
    services.runMaintenance().then(
      () => true,
      () => false,
    );
  await expect.poll(restarted, { timeout: 20_000 }).toBe(true);
  const [job] = await sql`select status, attempts from leads.mail_jobs where kind = 'notification'`;
  expect(job, 'the lease of the dead process is still valid').toEqual({ status: 'sending', attempts: 1 });

  expect(await drainAll(services, sql)).toBe(0);
  const [first, second, ...rest] = mail.requests.filter(
    (request) => String(request.mail.to) === ownerAddress,
  );
  expect(rest).toEqual([]);
  expect(second).toEqual(first);
  expect(findMailsTo(mail, ownerAddress)[0]?.text).toContain(notificationMark(id));
  await close();
  await database.close();
  await mail.stop();
});

test('a visitor gets 503 while the database is down, and is served once it is back', async () => {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'elsewhere');
  const stopped = await startTestDatabase(folder);
  const services = await start(dataDir, stopped.url);
  await stopped.close();
  const { status, headers, body } = await post(services, contactInquiry);
  expect([status, headers.get('Retry-After'), body.error.code]).toEqual([503, '5', 'service_unavailable']);
  expect(JSON.stringify(body)).not.toMatch(/postgres|127\.0\.0\.1|ECONN/i);

  const page = await postForm(services, new URLSearchParams(nativeContactForm));
  expect([page.status, page.headers.get('Location')]).toEqual([
    303,
    `${siteOrigin}/contact?rejected=later#rejected-later`,
  ]);
  expect(await page.text()).toBe('');

  const server = await startTestDatabase(folder, Number(new URL(stopped.url).port));
  await submitUntilStored(services, randomUUID());
  const sql = postgres(server.url, { max: 1 });
  expect(await countRows(sql)).toMatchObject({ inquiries: 1, mailJobs: 2 });
  await sql.end();
  await services.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a function without a database responds with 503', async () => {
  const dataDir = temporaryFolder();
  const unused = await findFreePort();
  const services = await start(dataDir, `postgres://postgres@127.0.0.1:${unused}/postgres`);
  expect((await post(services, contactInquiry)).status).toBe(503);
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});
