import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { backdateRows, submit } from './inquiries.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { startRecordingServer } from './recording-server.ts';
import { withStorageDown } from './stored-files.ts';
import {
  connectInProcess,
  contactInquiry,
  nativeContactForm,
  post,
  siteOrigin,
  useServices,
} from './test-services.ts';

const mail = await startMailRecorder();
const heartbeat = await startRecordingServer();

const environment = {
  RESEND_API_URL: mail.url,
  PROVIDER_EMAIL: ownerAddress,
  HEARTBEAT_URL: `${heartbeat.url}/check-id`,
  DATABASE_TIMEOUT_SECONDS: '2',
  RATE_LIMIT_MAXIMUM: '',
};
const context = useServices(environment);

const runMaintenance = () => context.services.runMaintenance();

/** Relative to the check's URL. '' is a success ping. */
const getPaths = () => heartbeat.calls.map(({ path }) => path.replace('/check-id', ''));

const expectNoVisitorData = () =>
  expect(JSON.stringify(heartbeat.calls)).not.toMatch(
    /ada|novak|biotech|IC50|555 0100|127\.0\.0\.1:\d+\/leads/i,
  );

describe('the scheduler’s runs', () => {
  test('a run with a failed task alerts with its reasons, and completes the other tasks', async () => {
    await withStorageDown(context, async () => {
      await submit(context);
      await expect(runMaintenance()).rejects.toThrow('503');
    });
    expect(getPaths()).toEqual(['/fail']);
    expect(heartbeat.calls[0]?.body).toMatch(/^storage: /m);
    expect(findMailsTo(mail, ownerAddress)).toHaveLength(1);
    expectNoVisitorData();
    await runMaintenance();
    expect(getPaths()).toEqual(['/fail', '']);
  });

  test('a run completes while the heartbeat service is down', async () => {
    heartbeat.answer = 'break';
    await submit(context);
    await runMaintenance();
    expect(findMailsTo(mail, ownerAddress)).toHaveLength(1);
  });

  test('a rotated scheduler secret is required at once, and a run without it sends no ping', async () => {
    const [before] = await context.sql<[{ secret: string }]>`select secret from leads.scheduler`;
    await context.sql`update leads.scheduler set secret = default`;
    await runMaintenance();
    for (const secret of [before.secret, randomUUID()]) {
      const { status } = await post(context, '', { Authorization: `Bearer ${secret}` }, '/maintenance');
      expect(status).toBe(404);
    }
    expect(getPaths()).toEqual(['']);
  });
});

describe('alerts', () => {
  test('email to the owner that waits for five minutes alerts, and not before', async () => {
    mail.mode = 'fail';
    await submit(context);
    for (const interval of ['4 minutes', '1 minute']) {
      await backdateRows(context.sql, interval);
      await runMaintenance();
    }
    expect(getPaths()).toEqual(['', '/fail']);
    expect(heartbeat.calls[1]?.body).toMatch(/^Overdue emails to you: 1\./);
    expectNoVisitorData();
  });

  test('a list that waits alerts too', async () => {
    mail.mode = 'fail';
    await submit(context);
    await context.sql`update leads.scheduler set list_due = now()`;
    await runMaintenance();
    await backdateRows(context.sql, '5 minutes');
    await runMaintenance();
    expect(heartbeat.calls.at(-1)?.body, 'the list and an email').toMatch(/^Overdue emails to you: 2\./);
  });

  test('posts that can’t be stored alert once a minute, and the browser is redirected to “try again later”', async () => {
    // With one connection, each post would wait to reconnect.
    const unreachable = {
      SUPABASE_DB_URL: 'postgres://postgres@127.0.0.1:9/postgres',
      DATABASE_CONNECTIONS: '8',
    };
    const withoutDatabase = connectInProcess(context, { environment: { ...environment, ...unreachable } });
    for (let count = 0; count < 2; count++) {
      expect((await withoutDatabase.post(contactInquiry)).status).toBe(503);
      const page = await withoutDatabase.post(new URLSearchParams(nativeContactForm));
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
    await withoutDatabase.runMaintenance();
    expect(heartbeat.calls.at(-1)?.body).toMatch(/^schedule: /m);
    expectNoVisitorData();
  });

  test('invalid input doesn’t alert', async () => {
    const { post: send, runMaintenance: run } = connectInProcess(context, { environment });
    const invalid = { email: 'nonsense' };
    expect((await send({ ...contactInquiry, ...invalid })).status).toBe(422);
    expect((await send(new URLSearchParams({ ...nativeContactForm, ...invalid }))).status).toBe(303);
    await run();
    expect(getPaths()).toEqual(['']);
  });

  test('a database and files above 60% of their limits alert', async () => {
    const limits = { DATABASE_SIZE_LIMIT_MB: '1', STORAGE_SIZE_LIMIT_MB: '10' };
    await context.sql`create schema storage`;
    await context.sql`create table storage.objects as select '{"size": 7340032}'::jsonb as metadata`;
    await connectInProcess(context, { environment: { ...environment, ...limits } }).runMaintenance();
    await context.sql`drop schema storage cascade`;
    const [database, files] = heartbeat.calls.at(-1)!.body.split('\n');
    expect(database).toMatch(/^The database is at \d+ MB, more than 60% of its 1 MB limit\.$/);
    expect(files).toBe('File storage is at 7 MB, more than 60% of its 10 MB limit.');
  });
});
