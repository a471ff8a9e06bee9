import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storageFolder } from '#scripts/local-services/mock-storage.ts';
import { readSchedulerSecret } from '#scripts/local-services/local-services.ts';
import { contactInquiry, functionUrl, post, useServices } from './test-services.ts';

/** Whether somebody learns that leads have stopped, by a heartbeat that stays away and by a webhook. */

/** A service that counts its calls, and answers them as a test demands. */
async function startService(answer: () => number = () => 200) {
  const bodies: string[] = [];
  const listener: RequestListener = (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(answer()).end('{"id":"x"}');
    });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { bodies, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

let mailStatus = 200;
let webhookStatus = 200;
const mail = await startService(() => mailStatus);
const heartbeat = await startService();
const webhook = await startService(() => webhookStatus);
afterAll(() => [mail, heartbeat, webhook].forEach((service) => service.close()));

const context = useServices({
  RESEND_API_URL: mail.url,
  HEARTBEAT_URL: heartbeat.url,
  ALERT_WEBHOOK_URL: webhook.url,
  DATABASE_TIMEOUT_SECONDS: '2',
});

beforeEach(async () => {
  mailStatus = 200;
  webhookStatus = 200;
  await context.sql`truncate leads.troubles`;
  await context.sql`
    update leads.scheduler set secret = default, digest_since = now(), digest_due = now() + interval '12 hours'`;
  for (const { bodies } of [mail, heartbeat, webhook]) bodies.length = 0;
});

/** Moves everything that is stored into the past, as if this much time had gone by. */
async function pass(interval: string): Promise<void> {
  const { sql } = context;
  await sql`update leads.inquiries set received_at = received_at - ${interval}::interval`;
  await sql`update leads.attachments set announced_at = announced_at - ${interval}::interval,
    stored_at = stored_at - ${interval}::interval`;
  await sql`update leads.mail_jobs set queued_at = queued_at - ${interval}::interval,
    next_attempt_at = next_attempt_at - ${interval}::interval, sent_at = sent_at - ${interval}::interval`;
  await sql`update leads.troubles set since = since - ${interval}::interval,
    seen_at = seen_at - ${interval}::interval, told_at = told_at - ${interval}::interval`;
  await sql`update leads.scheduler set digest_since = digest_since - ${interval}::interval,
    digest_due = digest_due - ${interval}::interval`;
}

/** One call of the scheduler, which sends what the database has as its secret. */
async function run(secret?: string): Promise<number> {
  const answer = await fetch(functionUrl(context.services, '/maintenance'), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${secret ?? (await readSchedulerSecret(context.services.databaseUrl))}`,
    },
  });
  await answer.text();
  return answer.status;
}

/** The longest time without a heartbeat that the guide's service takes: a period of one minute and a grace of three. */
const longestSilence = 4;

interface Told {
  /** The simulated minute in which the service outside misses the heartbeat. */
  readonly missed: number | undefined;
  /** The simulated minute of the first alert. */
  readonly alerted: number | undefined;
}

/** A quarter of an hour, minute by minute. */
async function quarterOfAnHour(call: () => Promise<unknown> = run, moves = true): Promise<Told> {
  let silence = 0;
  let missed: number | undefined;
  let alerted: number | undefined;
  for (let minute = 1; minute <= 15; minute++) {
    if (moves) await pass('1 minute');
    const before = heartbeat.bodies.length;
    await call();
    silence = heartbeat.bodies.length > before ? 0 : silence + 1;
    if (silence >= longestSilence) missed ??= minute;
    if (webhook.bodies.length > 0) alerted ??= minute;
  }
  return { missed, alerted };
}

const submit = () => post(context.services, contactInquiry);
const texts = () => webhook.bodies.map((body) => (JSON.parse(body) as { text: string }).text);

describe('within a quarter of an hour somebody is told', () => {
  test('that the mail key is wrong', async () => {
    mailStatus = 401;
    await submit();
    const { missed, alerted } = await quarterOfAnHour();
    expect(missed).toBeLessThanOrEqual(15);
    expect(alerted).toBeLessThanOrEqual(15);
    expect(texts()).toEqual([expect.stringContaining('mail to you has not left')]);
    expect(webhook.bodies.join()).not.toMatch(/ada|novak|biotech/i);
  });

  test('that the mail key is wrong when an inquiry waits for a file that never comes', async () => {
    mailStatus = 401;
    await post(context.services, { ...contactInquiry, files: [{ name: 'a.pdf', size: 13 }] });
    const { missed, alerted } = await quarterOfAnHour();
    expect(missed).toBeLessThanOrEqual(15);
    expect(alerted).toBeLessThanOrEqual(15);
  });

  test('that the scheduler’s secret is wrong', async () => {
    await submit();
    const { missed } = await quarterOfAnHour(async () => expect(await run('a secret of before')).toBe(404));
    expect(missed).toBe(longestSilence);
  });

  test('that the function fails', async () => {
    const away = functionUrl(context.services).replace(/\/send-contact-email$/, '/gone');
    const { missed } = await quarterOfAnHour(() => fetch(away, { method: 'POST' }));
    expect(missed).toBe(longestSilence);
  });

  test('that the database is full, which makes it read-only on a hosted project', async () => {
    const { sql } = context;
    const [database] = await sql<[{ name: string }]>`select current_database() as name`;
    const setting = (value: string) =>
      sql.unsafe(`alter database ${database.name} set default_transaction_read_only = ${value}`);
    // The setting holds for new connections. The function learns by a failed query that its old ones have ended.
    const reconnect = async () => {
      await sql`
        select pg_terminate_backend(pid, 10000) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()`;
      await run();
    };
    await setting('on');
    await reconnect();
    try {
      const { missed, alerted } = await quarterOfAnHour(undefined, false);
      expect(missed).toBe(longestSilence);
      expect(alerted).toBe(1);
      expect(texts()).toEqual([expect.stringContaining('the database is full')]);
      const refused = await submit();
      expect(refused.status).toBe(503);
    } finally {
      await sql.unsafe('set default_transaction_read_only = off');
      await setting('off');
      await reconnect();
    }
  });

  test('that the bucket is gone', async () => {
    const folder = storageFolder(context.dataDir);
    renameSync(folder, `${folder}.away`);
    try {
      const { missed, alerted } = await quarterOfAnHour();
      expect(missed).toBe(longestSilence);
      expect(alerted).toBeLessThanOrEqual(15);
      expect(texts()).toEqual([expect.stringContaining('the bucket for files is gone')]);
    } finally {
      renameSync(`${folder}.away`, folder);
    }
  });
});

test('a visitor whom the database makes us refuse is told of at once, without the scheduler', async () => {
  await context.sql.begin(async (sql) => {
    await sql`lock table leads.inquiries in access exclusive mode`;
    expect((await submit()).status).toBe(503);
  });
  await expect.poll(texts).toEqual([expect.stringContaining('a visitor’s request could not be answered')]);
});

test('a trouble is told once an hour while it lasts, and again when the webhook refused', async () => {
  mailStatus = 401;
  await submit();
  await pass('12 minutes');
  webhookStatus = 500;
  await run();
  webhookStatus = 200;
  for (let minute = 0; minute < 5; minute++) await run();
  expect(webhook.bodies, 'the refused one, and the one that was taken').toHaveLength(2);
  await pass('61 minutes');
  await run();
  expect(webhook.bodies).toHaveLength(3);
});

test('a minute in which storage does not answer alarms nobody', async () => {
  const folder = storageFolder(context.dataDir);
  renameSync(folder, `${folder}.away`);
  await run();
  renameSync(`${folder}.away`, folder);
  await pass('1 minute');
  await run();
  expect([webhook.bodies.length, heartbeat.bodies.length]).toEqual([0, 1]);
});

test('in a calm week nobody is alarmed, and a digest comes each day', async () => {
  for (let hour = 0; hour < 7 * 24; hour++) {
    if (hour % 50 === 0) await submit();
    await run();
    await pass('1 hour');
  }
  expect(webhook.bodies).toEqual([]);
  expect(heartbeat.bodies).toHaveLength(7 * 24);
  const subjects = mail.bodies.map((body) => (JSON.parse(body) as { subject: string }).subject);
  const digests = subjects.filter((subject) => subject.endsWith('will be deleted next month'));
  expect(digests).toEqual([
    'DEP: 1 new, 0 files missing, 0 waiting, 0 will be deleted next month',
    'DEP: 0 new, 0 files missing, 0 waiting, 0 will be deleted next month',
    'DEP: 1 new, 0 files missing, 0 waiting, 0 will be deleted next month',
    'DEP: 0 new, 0 files missing, 0 waiting, 0 will be deleted next month',
    'DEP: 1 new, 0 files missing, 0 waiting, 0 will be deleted next month',
    'DEP: 0 new, 0 files missing, 0 waiting, 0 will be deleted next month',
    'DEP: 1 new, 0 files missing, 0 waiting, 0 will be deleted next month',
  ]);
});

test('the digest counts what is new, missing, waiting and about to be deleted, and comes late but once', async () => {
  const { sql } = context;
  await post(context.services, { ...contactInquiry, files: [{ name: 'lost.pdf', size: 13 }] });
  await post(context.services, { ...contactInquiry, email: 'old@biotech.example' });
  await sql`update leads.inquiries set received_at = now() - interval '710 days' where email like 'old%'`;
  // Mail was down while both came.
  await sql`update leads.mail_jobs set status = 'queued', next_attempt_at = now() + interval '1 hour'`;
  await pass('20 minutes');
  await sql`update leads.scheduler set digest_due = now() - interval '50 hours'`;
  await run();
  await run();
  const subjects = mail.bodies.map((body) => (JSON.parse(body) as { subject: string }).subject);
  expect(subjects.filter((subject) => subject.includes('next month'))).toEqual([
    'DEP: 1 new, 1 file missing, 4 waiting, 1 will be deleted next month',
  ]);
  const [scheduler] = await sql`select digest_due - now() as due from leads.scheduler`;
  expect(String(scheduler?.due)).toMatch(/^2[12]:/);
});

test('the scheduler’s secret is changed in one place, and scheduler and function have it at once', async () => {
  const before = await readSchedulerSecret(context.services.databaseUrl);
  await context.sql`update leads.scheduler set secret = default`;
  expect(await run(before)).toBe(404);
  expect(await run()).toBe(200);
  expect(await run(randomUUID())).toBe(404);
});
