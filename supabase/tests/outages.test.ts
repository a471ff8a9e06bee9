import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LocalDatabase } from '#scripts/local-services/database.ts';
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';
import {
  backdateRows,
  makeMailJobsDue,
  createVisitorHeaders,
  notificationMark,
  submit,
} from './inquiries.ts';
import { findMailsTo, ownerAddress, resetMail, startMailRecorder } from './mail-recorder.ts';
import { startRecordingServer } from './recording-server.ts';
import { startStorageProxy } from './storage-proxy.ts';
import { pdfFile, upload } from './stored-files.ts';
import {
  contactInquiry,
  countRows,
  post,
  startTestDatabase,
  startTestServices,
  useServices,
  type FunctionResponse,
} from './test-services.ts';

const storage = await startStorageProxy();
const mail = await startMailRecorder();
const heartbeat = await startRecordingServer();
afterAll(async () => {
  storage.close();
  heartbeat.close();
  await mail.stop();
});

const deadlineMs = 8000;

async function expectInTime(
  pendingResponse: Promise<FunctionResponse>,
  milliseconds = deadlineMs,
): Promise<FunctionResponse> {
  const start = Date.now();
  const response = await pendingResponse;
  expect(Date.now() - start).toBeLessThan(milliseconds);
  return response;
}

const keyedInquiry = (fields: Readonly<Record<string, unknown>> = {}) => ({
  ...contactInquiry,
  idempotency_key: randomUUID(),
  ...fields,
});

describe('storage that doesn’t respond', () => {
  const context = useServices({
    SUPABASE_URL: storage.url,
    RESEND_API_URL: mail.url,
    PROVIDER_EMAIL: ownerAddress,
    HEARTBEAT_URL: heartbeat.url,
  });
  beforeAll(() => {
    storage.target = context.services.origin;
  });
  beforeEach(() => {
    resetMail(mail);
    heartbeat.calls.length = 0;
  });
  afterEach(() => {
    storage.isSilent = false;
  });

  test('slow storage delays a response for less than eight seconds, and a repeat gets the grants', async () => {
    const inquiry = keyedInquiry({ files: [pdfFile('a.pdf'), pdfFile('b.pdf')] });
    storage.isSilent = true;
    const { status, body } = await expectInTime(post(context.services, inquiry));
    expect([status, body.uploads]).toEqual([200, []]);
    const confirmed = await expectInTime(
      post(context.services, { inquiry_id: body.inquiry_id }, {}, '/uploads'),
    );
    expect(confirmed.status).toBe(503);
    storage.isSilent = false;
    const repeat = await post(context.services, inquiry);
    expect(repeat.body.inquiry_id).toBe(body.inquiry_id);
    expect(repeat.body.uploads).toHaveLength(2);
    expect((await upload(context, repeat.body.uploads![0]!)).error).toBeNull();
  });

  test('slow storage delays no email', async () => {
    storage.isSilent = true;
    const withFiles = await submit(context.services, { files: [pdfFile('a.pdf')] });
    const without = await submit(context.services);
    await expect.poll(() => findMailsTo(mail, ownerAddress).length, { timeout: 10_000 }).toBe(1);
    expect(findMailsTo(mail, ownerAddress)[0]?.text).toContain(notificationMark(without.body.inquiry_id));
    await backdateRows(context.sql, '11 minutes');
    await context.services.runMaintenance().catch(() => {});
    const texts = findMailsTo(mail, ownerAddress).map(({ text }) => String(text));
    expect(texts.filter((text) => text.includes(notificationMark(withFiles.body.inquiry_id)))).toHaveLength(
      1,
    );
    expect(findMailsTo(mail, contactInquiry.email)).toHaveLength(2);
  });

  test('slow storage doesn’t block maintenance, and the heartbeat logs the failure', async () => {
    await submit(context.services, { files: [pdfFile('a.pdf')] });
    await makeMailJobsDue(context.sql);
    storage.isSilent = true;
    await expect(context.services.runMaintenance()).rejects.toThrow('503');
    expect(heartbeat.calls.map(({ path }) => path)).toEqual(['/log']);
    expect(heartbeat.calls[0]?.body).toMatch(/^storage: /m);
    storage.isSilent = false;
    await context.services.runMaintenance();
    expect(heartbeat.calls.map(({ path }) => path)).toEqual(['/log', '/']);
  });
});

describe('a database connection that loses packets', () => {
  let database: LocalDatabase;
  let proxy: DatabaseProxy;
  let started: Awaited<ReturnType<typeof startTestServices>>;
  beforeAll(async () => {
    database = await startTestDatabase();
    proxy = await startDatabaseProxy(database.url);
    started = await startTestServices(database.url, {
      SUPABASE_DB_URL: proxy.url,
      DATABASE_TIMEOUT_SECONDS: '1',
    });
  });
  afterAll(async () => {
    await started?.close();
    proxy?.close();
    await database?.close();
  });
  const send = (inquiry: object) =>
    expectInTime(post(started.services, inquiry, createVisitorHeaders()), 3000);
  beforeEach(async () => {
    // A running drain would lock the tables.
    await started.services.runMaintenance();
    await started.sql`truncate leads.inquiries, leads.mail_jobs`;
  });
  /** Posts an inquiry and waits until nothing uses the connection. */
  const sendFirst = async () => {
    expect((await send(keyedInquiry())).status).toBe(200);
    await started.services.runMaintenance();
  };

  test('a dead connection is replaced: posts get 503 in time, and the next one is stored, even after several', async () => {
    await sendFirst();
    proxy.mode = 'swallow';
    const inquiry = keyedInquiry();
    for (let attempt = 0; attempt < 2; attempt++) {
      const rejected = await send(inquiry);
      expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([503, '5']);
    }
    proxy.mode = 'forward';
    expect((await send(inquiry)).status).toBe(200);
    expect((await countRows(started.sql)).inquiries).toBe(2);
  });

  test('an inquiry is stored once if only the result was lost', async () => {
    await sendFirst();
    proxy.mode = 'lose-results';
    const inquiry = keyedInquiry();
    expect((await send(inquiry)).status).toBe(503);
    expect((await countRows(started.sql)).inquiries, 'stored although the visitor got 503').toBe(2);
    proxy.mode = 'forward';
    expect((await send(inquiry)).status).toBe(200);
    expect(await countRows(started.sql)).toEqual({ inquiries: 2, mailJobs: 4 });
  });
});

describe('a mail service that doesn’t respond', () => {
  const context = useServices({
    RESEND_API_URL: mail.url,
    PROVIDER_EMAIL: ownerAddress,
    MAIL_TIMEOUT_SECONDS: '1',
  });
  beforeEach(() => resetMail(mail));

  test('a slow mail service doesn’t delay visitors or block maintenance, and gets each email again with the same key and content', async () => {
    mail.mode = 'hang';
    expect((await expectInTime(submit(context.services))).status).toBe(200);
    await context.services.runMaintenance();
    const jobs = await context.sql`select id from leads.mail_jobs where status = 'queued' and attempts = 1`;
    expect(jobs).toHaveLength(2);
    const sortByKey = () => mail.requests.toSorted((first, second) => first.key.localeCompare(second.key));
    const firstAttempts = sortByKey();
    expect(new Set(firstAttempts.map(({ key }) => key))).toEqual(new Set(jobs.map(({ id }) => id as string)));
    resetMail(mail);
    await makeMailJobsDue(context.sql);
    await context.services.runMaintenance();
    expect(sortByKey()).toEqual(firstAttempts);
  });
});
