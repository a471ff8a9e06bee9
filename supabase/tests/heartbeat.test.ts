import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readSchedulerSecret } from '#scripts/local-services/local-services.ts';
import { honeypotName } from '#shared/form-fields.ts';
import { backdateRows, startNextDay, submit } from './inquiries.ts';
import { findMailsTo, ownerAddress, resetMail, startMailRecorder } from './mail-recorder.ts';
import { startRecordingServer } from './recording-server.ts';
import { withStorageDown } from './stored-files.ts';
import { functionUrl, nativeContactForm, postForm, restartFunction, useServices } from './test-services.ts';

/** Alerts when leads stop, over a channel that doesn't depend on email: healthchecks.io's API. */

const mail = await startMailRecorder();
const heartbeat = await startRecordingServer();
afterAll(() => heartbeat.close());
afterAll(() => mail.stop());

const environment = {
  RESEND_API_URL: mail.url,
  PROVIDER_EMAIL: ownerAddress,
  HEARTBEAT_URL: `${heartbeat.url}/check-id`,
  DATABASE_TIMEOUT_SECONDS: '2',
  // With the limits of a real site.
  RATE_LIMIT_MAXIMUM: '',
};
const context = useServices(environment);

beforeEach(async () => {
  resetMail(mail);
  heartbeat.calls.length = 0;
  heartbeat.behavior = 200;
  await context.sql`
    update leads.scheduler set secret = default, digest_since = now(), digest_due = now() + interval '12 hours'`;
});

/** Calls the function's maintenance as the scheduler does. Returns the answer's status. */
async function run(services = context.services, secret?: string): Promise<number> {
  const answer = await fetch(functionUrl(services, '/maintenance'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret ?? (await readSchedulerSecret(services.databaseUrl))}` },
  });
  await answer.text();
  return answer.status;
}

/** What was called, below the check's address. The address itself, '', is a success ping. */
const paths = () => heartbeat.calls.map(({ path }) => path.replace('/check-id', ''));

const expectNoVisitorData = () =>
  expect(JSON.stringify(heartbeat.calls)).not.toMatch(
    /ada|novak|biotech|IC50|555 0100|127\.0\.0\.1:\d+\/leads/i,
  );

describe('the scheduler’s runs', () => {
  test('a healthy run pings the check', async () => {
    await submit(context.services);
    expect(await run()).toBe(200);
    expect(heartbeat.calls).toMatchObject([{ path: '/check-id', body: '' }]);
  });

  test('a run with a failed task posts the reasons to /log, sends no ping, and does its other tasks', async () => {
    await withStorageDown(context, async () => {
      await submit(context.services);
      expect(await run()).toBe(503);
    });
    expect(paths()).toEqual(['/log']);
    expect(heartbeat.calls[0]?.body).toMatch(/^storage: /m);
    expect(findMailsTo(mail, ownerAddress)).toHaveLength(1);
    expectNoVisitorData();
    expect(await run()).toBe(200);
    expect(paths()).toEqual(['/log', '']);
  });

  test('a run does its tasks while the heartbeat service is down', async () => {
    heartbeat.behavior = 'break';
    await submit(context.services);
    expect(await run()).toBe(200);
    expect(findMailsTo(mail, ownerAddress)).toHaveLength(1);
  });

  test('a run on a database that is read-only, because it is full, sends no ping and says why', async () => {
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
      heartbeat.calls.length = 0;
    };
    await restartFunction(context);
    await setting('on');
    await reconnect();
    try {
      await run();
      expect(paths()).toEqual(['/log']);
      expect(heartbeat.calls[0]?.body).toMatch(/^schedule: /m);
      expect((await submit(context.services)).status).toBe(503);
      await expect.poll(paths).toEqual(['/log', '/fail']);
    } finally {
      await sql.unsafe('set default_transaction_read_only = off');
      await setting('off');
      await reconnect();
    }
  });
});

describe('/fail', () => {
  // The function calls it at most once a minute.
  beforeEach(() => restartFunction(context));

  test.each([
    ['no files', {}],
    ['a file that never comes', { files: [{ name: 'a.pdf', size: 13 }] }],
  ])(
    'says within a quarter of an hour that mail does not leave, for an inquiry with %s',
    async (_, fields) => {
      mail.mode = 'fail';
      await submit(context.services, fields);
      for (let minute = 1; minute <= 15; minute++) {
        await backdateRows(context.sql, '1 minute');
        await run();
      }
      const failures = heartbeat.calls.filter(({ path }) => path === '/check-id/fail');
      expect(failures[0]?.body).toMatch(/^Overdue mail to you: 1\./);
      expect(paths().at(-1), 'no success ping').toBe('/fail');
      expectNoVisitorData();
    },
  );

  test('says that inquiries are bundled, until the bundle has left', async () => {
    for (let index = 0; index < 22; index++) await submit(context.services, { [honeypotName]: 'x' });
    mail.mode = 'fail';
    await run();
    expect(paths()).toEqual(['/fail']);
    expect(heartbeat.calls[0]?.body).toContain(
      'Many inquiries arrive. They are mailed to you in one mail an hour.',
    );
    expectNoVisitorData();
    mail.mode = 'take';
    await context.sql`update leads.mail_jobs set next_attempt_at = now() where status = 'queued'`;
    await run();
    expect(paths()).toEqual(['/fail', '']);
  });

  const postNatively = () => postForm(context.services, new URLSearchParams(nativeContactForm));
  test.each([
    ['the page’s script', () => submit(context.services), 503],
    ['the browser', postNatively, 303],
  ])('is called at most once a minute when a post of %s can’t be stored', async (_, send, status) => {
    await context.sql.begin(async (sql) => {
      await sql`lock table leads.inquiries in access exclusive mode`;
      expect((await send()).status).toBe(status);
      expect((await send()).status).toBe(status);
    });
    await expect.poll(() => heartbeat.calls.length).toBe(1);
    expect(heartbeat.calls).toMatchObject([
      { path: '/check-id/fail', body: "A visitor's post was answered 503. See the function's log." },
    ]);
    expectNoVisitorData();
  });

  test('is not called for a visitor’s mistake', async () => {
    expect((await submit(context.services, { email: 'nonsense' })).status).toBe(422);
    await postForm(context.services, new URLSearchParams({ ...nativeContactForm, email: 'nonsense' }));
    expect(await run()).toBe(200);
    expect(paths()).toEqual(['']);
  });
});

describe('with a database of more than 60 % of its size limit', () => {
  const small = useServices({ ...environment, DATABASE_SIZE_LIMIT_MB: '1' });

  test('/fail says so', async () => {
    await run(small.services);
    expect(paths()).toEqual(['/fail']);
    expect(heartbeat.calls[0]?.body).toMatch(/^The database has \d+ MB, more than 60 % of 1 MB\.$/);
  });
});

test('three calm days have no alert and a digest each day', async () => {
  for (let hour = 0; hour < 72; hour += 4) {
    if (hour % 48 === 0) await submit(context.services);
    expect(await run()).toBe(200);
    await backdateRows(context.sql, '4 hours');
  }
  expect(new Set(paths())).toEqual(new Set(['']));
  const subjects = findMailsTo(mail, ownerAddress).map(({ subject }) => String(subject));
  const digests = subjects.filter((subject) => subject.endsWith('will be deleted next month'));
  expect(digests).toEqual(
    [1, 0, 1].map((count) => `DEP: ${count} new, 0 files missing, 0 waiting, 0 will be deleted next month`),
  );
});

test('the digest counts new inquiries, missing files, waiting mails and expiring inquiries, and comes late but once', async () => {
  const { sql, services } = context;
  await submit(services, { files: [{ name: 'lost.pdf', size: 13 }] });
  await run();
  await backdateRows(sql, '5 hours');
  await run();
  await submit(services, { email: 'old@biotech.example' });
  await sql`update leads.inquiries set received_at = now() - interval '710 days' where email like 'old%'`;
  // Mail was down when this one came.
  await submit(services, { email: 'waiting@biotech.example' });
  await run();
  await sql`update leads.mail_jobs set status = 'queued', next_attempt_at = now() + interval '1 hour'
    where inquiry_id in (select id from leads.inquiries where email like 'waiting%')`;
  await backdateRows(sql, '20 minutes');
  await startNextDay(sql);
  await sql`update leads.scheduler set digest_due = digest_due - interval '50 hours'`;
  await run();
  await run();
  const subjects = findMailsTo(mail, ownerAddress).map(({ subject }) => String(subject));
  expect(subjects.filter((subject) => subject.includes('next month'))).toEqual([
    'DEP: 2 new, 1 file missing, 1 waiting, 1 will be deleted next month',
  ]);
  const [scheduler] = await sql`select digest_due - now() as due from leads.scheduler`;
  expect(String(scheduler?.due)).toMatch(/^2[12]:/);
});

test('a changed secret of the scheduler is required at once, and a run without it sends no ping', async () => {
  const before = await readSchedulerSecret(context.services.databaseUrl);
  await context.sql`update leads.scheduler set secret = default`;
  expect(await run(context.services, before)).toBe(404);
  expect(await run()).toBe(200);
  expect(await run(context.services, randomUUID())).toBe(404);
  expect(paths()).toEqual(['']);
});
