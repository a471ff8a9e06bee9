import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SubmissionResponse } from '#src/inquiry/function-api.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { startRecordingServer } from './recording-server.ts';
import { pdfFile, readStorageVariables, upload } from './stored-files.ts';
import {
  contactInquiry,
  nativeContactForm,
  notificationMark,
  siteOrigin,
  useServices,
} from './test-services.ts';

const mail = await startMailRecorder();
const heartbeat = await startRecordingServer();
const silentStorage = await startRecordingServer('hang');

const environment = {
  RESEND_API_URL: mail.url,
  PROVIDER_EMAIL: ownerAddress,
  HEARTBEAT_URL: `${heartbeat.url}/check-id`,
};
const context = useServices(environment);

const connect = (variables: Readonly<Record<string, string>> = {}) =>
  context.connectInProcess({ environment: { ...environment, MAIL_SERVICE: 'resend', ...variables } });

/** Relative to the check's URL. '' is a success ping. */
const getPaths = () => heartbeat.calls.map(({ path }) => path.replace('/check-id', ''));

const expectNoVisitorData = () =>
  expect(JSON.stringify(heartbeat.calls)).not.toMatch(
    /ada|novak|biotech|IC50|555 0100|127\.0\.0\.1:\d+\/leads/i,
  );

describe('services that don’t respond', () => {
  /** Makes the function's timeouts a tenth as long. */
  const shortenTimeouts = () => {
    const createTimeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => createTimeout(milliseconds / 10));
  };
  afterEach(() => void vi.restoreAllMocks());

  test('while storage doesn’t respond, posts are answered, emails leave, maintenance ends and the heartbeat gets the reason, and later a repeat gets the upload grants', async () => {
    shortenTimeouts();
    const storage = readStorageVariables(context);
    const { post, runMaintenance: run } = connect({ ...storage, SUPABASE_URL: silentStorage.url });
    const submitTo = async (send: typeof post, fields: object) => {
      const response = await send({ ...contactInquiry, ...fields });
      expect(response.status).toBe(200);
      return response.json() as Promise<SubmissionResponse>;
    };
    const withFiles = { idempotency_key: randomUUID(), files: [pdfFile('a.pdf'), pdfFile('b.pdf')] };
    const countMailsAbout = (id: string) =>
      findMailsTo(mail, ownerAddress).filter(({ text }) => String(text).includes(notificationMark(id)))
        .length;

    const { inquiry_id, uploads } = await submitTo(post, withFiles);
    expect(uploads).toEqual([]);
    const withoutFiles = await submitTo(post, {});
    await expect.poll(() => countMailsAbout(withoutFiles.inquiry_id)).toBe(1);
    expect((await post({ inquiry_id }, undefined, '/uploads')).status).toBe(503);
    const { failures } = await run();
    expect(failures).toEqual([expect.stringMatching(/^storage: /)]);
    expect(countMailsAbout(inquiry_id)).toBe(1);
    expect(findMailsTo(mail, contactInquiry.email)).toHaveLength(2);
    expect(new Set(getPaths())).toEqual(new Set(['/fail']));
    expect(heartbeat.calls.map(({ body }) => body)).toContainEqual(expect.stringMatching(/^storage: /));
    expectNoVisitorData();

    const recovered = connect(storage);
    const repeat = await submitTo(recovered.post, withFiles);
    expect(repeat).toMatchObject({ inquiry_id, uploads: [{}, {}] });
    expect((await upload(context, repeat.uploads![0]!)).error).toBeNull();
    await recovered.runMaintenance();
    expect(getPaths().at(-1)).toBe('');
  });

  test('visitors and maintenance don’t wait for a mail service that doesn’t respond, and each email is tried again later', async () => {
    shortenTimeouts();
    const { post, runMaintenance: run } = connect({ MAIL_TIMEOUT_SECONDS: '4' });
    mail.mode = 'hang';
    expect((await post(contactInquiry)).status).toBe(200);
    const failed = () => context.sql`select from leads.mail_jobs where status = 'queued' and attempts = 1`;
    expect(await failed()).toHaveLength(0);
    await run();
    expect(await failed()).toHaveLength(2);
    mail.mode = 'accept';
    await context.makeMailJobsDue();
    await run();
    expect(await context.sql`select from leads.mail_jobs where status = 'sent'`).toHaveLength(2);
  });

  test('a run completes while the heartbeat service is down', async () => {
    heartbeat.answer = 'break';
    await context.submit();
    await context.runMaintenance();
    expect(findMailsTo(mail, ownerAddress)).toHaveLength(1);
  });
});

describe('alerts', () => {
  test('emails and lists to the owner that wait for five minutes alert, and not before', async () => {
    mail.mode = 'fail';
    await context.submit();
    await context.sql`update leads.scheduler set list_due = now()`;
    for (const interval of ['4 minutes', '1 minute']) {
      await context.runMaintenance();
      await context.backdate(interval);
    }
    await context.runMaintenance();
    expect(getPaths()).toEqual(['', '', '/fail']);
    expect(heartbeat.calls.at(-1)?.body, 'the list and an email').toMatch(/^Overdue emails to you: 2\./);
    expectNoVisitorData();
  });

  test('posts that can’t be stored alert once a minute, and the browser is redirected to “try again later”', async () => {
    const { post, runMaintenance: run } = connect({
      SUPABASE_DB_URL: 'postgres://postgres@127.0.0.1:9/postgres',
      DATABASE_TIMEOUT_SECONDS: '2',
      // With one connection, each post would wait to reconnect.
      DATABASE_CONNECTIONS: '8',
    });
    for (let count = 0; count < 2; count++) {
      expect((await post(contactInquiry)).status).toBe(503);
      const page = await post(new URLSearchParams(nativeContactForm));
      expect([page.status, page.headers.get('Location'), await page.text()]).toEqual([
        303,
        `${siteOrigin}/contact?rejected=later#rejected-later`,
        '',
      ]);
    }
    await expect.poll(() => heartbeat.calls.length).toBe(1);
    expect(heartbeat.calls).toMatchObject([
      { path: '/check-id/fail', body: "A visitor's post failed with status 503. Check the function's log." },
    ]);
    await run();
    expect(heartbeat.calls.at(-1)?.body).toMatch(/^schedule: /m);
    expectNoVisitorData();
  });

  test('invalid input doesn’t alert', async () => {
    const { post, runMaintenance: run } = connect();
    const invalid = { email: 'nonsense' };
    expect((await post({ ...contactInquiry, ...invalid })).status).toBe(422);
    expect((await post(new URLSearchParams({ ...nativeContactForm, ...invalid }))).status).toBe(303);
    await run();
    expect(getPaths()).toEqual(['']);
  });

  test('a database and files above 60% of their limits alert', async () => {
    await context.sql`create schema storage`;
    await context.sql`create table storage.objects as select '{"size": 7340032}'::jsonb as metadata`;
    await connect({ DATABASE_SIZE_LIMIT_MB: '1', STORAGE_SIZE_LIMIT_MB: '10' }).runMaintenance();
    await context.sql`drop schema storage cascade`;
    const [database, files] = heartbeat.calls.at(-1)!.body.split('\n');
    expect(database).toMatch(/^The database is at \d+ MB, more than 60% of its 1 MB limit\.$/);
    expect(files).toBe('File storage is at 7 MB, more than 60% of its 10 MB limit.');
  });
});
