import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readSchedulerSecret } from '#scripts/local-services/local-services.ts';
import { honeypotName } from '#shared/form-fields.ts';
import { backdateRows, startNextDay, submit } from './inquiries.ts';
import { findMailsTo, ownerAddress, resetMail, startMailRecorder } from './mail-recorder.ts';
import { startRecordingServer } from './recording-server.ts';
import { withStorageDown } from './stored-files.ts';
import { functionUrl, nativeContactForm, postForm, restartFunction, useServices } from './test-services.ts';

const mail = await startMailRecorder();
const heartbeat = await startRecordingServer();
afterAll(() => heartbeat.close());
afterAll(() => mail.stop());

const environment = {
  RESEND_API_URL: mail.url,
  PROVIDER_EMAIL: ownerAddress,
  HEARTBEAT_URL: `${heartbeat.url}/check-id`,
  DATABASE_TIMEOUT_SECONDS: '2',
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

async function runMaintenance(services = context.services, secret?: string): Promise<number> {
  const response = await fetch(functionUrl(services, '/maintenance'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret ?? (await readSchedulerSecret(services.databaseUrl))}` },
  });
  await response.text();
  return response.status;
}

/** Relative to the check's URL. '' is a success ping. */
const getPaths = () => heartbeat.calls.map(({ path }) => path.replace('/check-id', ''));

const expectNoVisitorData = () =>
  expect(JSON.stringify(heartbeat.calls)).not.toMatch(
    /ada|novak|biotech|IC50|555 0100|127\.0\.0\.1:\d+\/leads/i,
  );

describe('the scheduler’s runs', () => {
  test('a healthy run pings the check', async () => {
    await submit(context.services);
    expect(await runMaintenance()).toBe(200);
    expect(heartbeat.calls).toMatchObject([{ path: '/check-id', body: '' }]);
  });

  test('a run with a failed task logs the reasons, sends no ping, and completes the other tasks', async () => {
    await withStorageDown(context, async () => {
      await submit(context.services);
      expect(await runMaintenance()).toBe(503);
    });
    expect(getPaths()).toEqual(['/log']);
    expect(heartbeat.calls[0]?.body).toMatch(/^storage: /m);
    expect(findMailsTo(mail, ownerAddress)).toHaveLength(1);
    expectNoVisitorData();
    expect(await runMaintenance()).toBe(200);
    expect(getPaths()).toEqual(['/log', '']);
  });

  test('a run completes while the heartbeat service is down', async () => {
    heartbeat.behavior = 'break';
    await submit(context.services);
    expect(await runMaintenance()).toBe(200);
    expect(findMailsTo(mail, ownerAddress)).toHaveLength(1);
  });

  test('a run on a read-only database sends no ping and logs why', async () => {
    const { sql } = context;
    const [database] = await sql<[{ name: string }]>`select current_database() as name`;
    const setting = (value: string) =>
      sql.unsafe(`alter database ${database.name} set default_transaction_read_only = ${value}`);
    // The setting applies to new connections only.
    const reconnect = async () => {
      await sql`
        select pg_terminate_backend(pid, 10000) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()`;
      await runMaintenance();
      heartbeat.calls.length = 0;
    };
    await restartFunction(context);
    await setting('on');
    await reconnect();
    try {
      await runMaintenance();
      expect(getPaths()).toEqual(['/log']);
      expect(heartbeat.calls[0]?.body).toMatch(/^schedule: /m);
      expect((await submit(context.services)).status).toBe(503);
      await expect.poll(getPaths).toEqual(['/log', '/fail']);
    } finally {
      await sql.unsafe('set default_transaction_read_only = off');
      await setting('off');
      await reconnect();
    }
  });
});

describe('/fail', () => {
  // Resets the limit of one call a minute.
  beforeEach(() => restartFunction(context));

  test.each([
    ['without files', {}],
    ['with a missing file', { files: [{ name: 'a.pdf', size: 13 }] }],
  ])('/fail reports overdue email within 15 minutes for an inquiry %s', async (_, fields) => {
    mail.mode = 'fail';
    await submit(context.services, fields);
    for (let minute = 1; minute <= 15; minute++) {
      await backdateRows(context.sql, '1 minute');
      await runMaintenance();
    }
    const failures = heartbeat.calls.filter(({ path }) => path === '/check-id/fail');
    expect(failures[0]?.body).toMatch(/^Overdue emails to you: 1\./);
    expect(getPaths().at(-1), 'no success ping').toBe('/fail');
    expectNoVisitorData();
  });

  test('/fail reports bundling until the bundle is sent', async () => {
    for (let index = 0; index < 22; index++) await submit(context.services, { [honeypotName]: 'x' });
    mail.mode = 'fail';
    await runMaintenance();
    expect(getPaths()).toEqual(['/fail']);
    expect(heartbeat.calls[0]?.body).toContain(
      'So many inquiries are arriving that you get them in one email an hour.',
    );
    expectNoVisitorData();
    mail.mode = 'accept';
    await context.sql`update leads.mail_jobs set next_attempt_at = now() where status = 'queued'`;
    await runMaintenance();
    expect(getPaths()).toEqual(['/fail', '']);
  });

  const postNatively = () => postForm(context.services, new URLSearchParams(nativeContactForm));
  test.each([
    ['JavaScript', () => submit(context.services), 503],
    ['the browser', postNatively, 303],
  ])('/fail is called at most once a minute when a post by %s can’t be stored', async (_, send, status) => {
    await context.sql.begin(async (sql) => {
      await sql`lock table leads.inquiries in access exclusive mode`;
      expect((await send()).status).toBe(status);
      expect((await send()).status).toBe(status);
    });
    await expect.poll(() => heartbeat.calls.length).toBe(1);
    expect(heartbeat.calls).toMatchObject([
      { path: '/check-id/fail', body: "A visitor's post failed with status 503. Check the function's log." },
    ]);
    expectNoVisitorData();
  });

  test('/fail isn’t called for invalid input', async () => {
    expect((await submit(context.services, { email: 'nonsense' })).status).toBe(422);
    await postForm(context.services, new URLSearchParams({ ...nativeContactForm, email: 'nonsense' }));
    expect(await runMaintenance()).toBe(200);
    expect(getPaths()).toEqual(['']);
  });
});

describe('database size', () => {
  const small = useServices({ ...environment, DATABASE_SIZE_LIMIT_MB: '1' });

  test('/fail reports a database above 60% of its size limit', async () => {
    await runMaintenance(small.services);
    expect(getPaths()).toEqual(['/fail']);
    expect(heartbeat.calls[0]?.body).toMatch(
      /^The database is at \d+ MB, more than 60% of its 1 MB limit\.$/,
    );
  });
});

test('three days without problems have no alert and one digest a day', async () => {
  for (let hour = 0; hour < 72; hour += 4) {
    if (hour % 48 === 0) await submit(context.services);
    expect(await runMaintenance()).toBe(200);
    await backdateRows(context.sql, '4 hours');
  }
  expect(new Set(getPaths())).toEqual(new Set(['']));
  const subjects = findMailsTo(mail, ownerAddress).map(({ subject }) => String(subject));
  const digests = subjects.filter((subject) => subject.includes('daily digest'));
  expect(digests).toEqual(
    [1, 0, 1].map((count) => `DEP daily digest: ${count} new, 0 files missing, 0 emails overdue, 0 expiring`),
  );
});

test('a late digest is sent once and counts new inquiries, missing files, waiting emails and expiring inquiries', async () => {
  const { sql, services } = context;
  await submit(services, { files: [{ name: 'lost.pdf', size: 13 }] });
  await runMaintenance();
  await backdateRows(sql, '5 hours');
  await runMaintenance();
  await submit(services, { email: 'old@biotech.example' });
  await sql`update leads.inquiries set received_at = now() - interval '710 days' where email like 'old%'`;
  await submit(services, { email: 'waiting@biotech.example' });
  await runMaintenance();
  await sql`update leads.mail_jobs set status = 'queued', next_attempt_at = now() + interval '1 hour'
    where inquiry_id in (select id from leads.inquiries where email like 'waiting%')`;
  await backdateRows(sql, '20 minutes');
  await startNextDay(sql);
  await sql`update leads.scheduler set digest_due = digest_due - interval '50 hours'`;
  await runMaintenance();
  await runMaintenance();
  const subjects = findMailsTo(mail, ownerAddress).map(({ subject }) => String(subject));
  expect(subjects.filter((subject) => subject.includes('daily digest'))).toEqual([
    'DEP daily digest: 2 new, 1 file missing, 1 email overdue, 1 expiring',
  ]);
  const [scheduler] = await sql`select digest_due - now() as due from leads.scheduler`;
  expect(String(scheduler?.due)).toMatch(/^2[12]:/);
});

test('a rotated scheduler secret is required at once, and a run without it sends no ping', async () => {
  const before = await readSchedulerSecret(context.services.databaseUrl);
  await context.sql`update leads.scheduler set secret = default`;
  expect(await runMaintenance(context.services, before)).toBe(404);
  expect(await runMaintenance()).toBe(200);
  expect(await runMaintenance(context.services, randomUUID())).toBe(404);
  expect(getPaths()).toEqual(['']);
});
