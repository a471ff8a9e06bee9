import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { formatReference } from '#shared/function-api.ts';
import { backdateRows, submit } from './inquiries.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { startRecordingServer } from './recording-server.ts';
import { withStorageDown } from './stored-files.ts';
import {
  connectInProcess,
  contactInquiry,
  nativeContactForm,
  post,
  rfpSubmission,
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

  test('an overdue list of possible spam alerts if an inquiry in it may be real', async () => {
    const { body } = await submit(context);
    await context.sql`update leads.inquiries set suspicions = '{flood}' where id = ${body.inquiry_id}`;
    await context.sql`delete from leads.mail_jobs`;
    await backdateRows(context.sql, '2 hours');
    mail.mode = 'fail';
    await submit(context);
    await runMaintenance();
    await backdateRows(context.sql, '15 minutes');
    await runMaintenance();
    expect(heartbeat.calls.at(-1)?.body, 'the list and an email').toMatch(/^Overdue emails to you: 2\./);
  });

  test('a flood of possible spam never alerts', async () => {
    for (let index = 0; index < 5; index++) await submit(context, { [honeypotName]: 'x' });
    mail.mode = 'fail';
    await context.sql`update leads.scheduler set spam_listed_until = now() - interval '2 hours'`;
    await backdateRows(context.sql, '5 minutes');
    await runMaintenance();
    await backdateRows(context.sql, '3 hours');
    await runMaintenance();
    expect(getPaths()).toEqual(['', '']);
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

describe('the daily digest', () => {
  const findDigests = () =>
    findMailsTo(mail, ownerAddress).filter(({ subject }) => String(subject).includes('daily digest'));

  test('a late digest is sent once and counts overdue emails and expiring inquiries', async () => {
    const { sql } = context;
    await submit(context);
    await submit(context, { email: 'old@biotech.example' });
    await sql`update leads.inquiries set received_at = now() - interval '710 days' where email like 'old%'`;
    await submit(context, { email: 'waiting@biotech.example' });
    await submit(context, { [honeypotName]: 'x' });
    await runMaintenance();
    await sql`update leads.mail_jobs set status = 'queued', next_attempt_at = now() + interval '1 hour'
      where inquiry_id in (select id from leads.inquiries where email like 'waiting%')`;
    await backdateRows(sql, '20 minutes');
    await sql`update leads.scheduler set digest_due = now() - interval '50 hours'`;
    await runMaintenance();
    await runMaintenance();
    expect(findDigests()).toMatchObject([
      {
        subject: 'DEP daily digest: 3 new, 1 email overdue, 1 expiring',
        text: expect.stringContaining('Possible spam among them: 1') as string,
      },
    ]);
    const [scheduler] = await sql`select digest_due - now() as due from leads.scheduler`;
    expect(String(scheduler?.due)).toMatch(/^2[12]:/);
  });

  test('it goes to the recipients of both forms, and marks RFPs', async () => {
    const recipients = {
      CONTACT_RECIPIENTS: 'sales@dep.example',
      RFP_RECIPIENTS: 'rfp@dep.example, sales@dep.example',
    };
    const { runMaintenance: run } = connectInProcess(context, {
      environment: { ...environment, ...recipients, MAIL_SERVICE: 'resend' },
    });
    await submit(context);
    await post(context, rfpSubmission);
    // The other function, with other recipients, sends no email any more.
    await runMaintenance();
    await context.sql`update leads.scheduler set digest_due = now()`;
    await run();
    const [digest] = findDigests();
    expect(digest?.to).toEqual([ownerAddress, 'sales@dep.example', 'rfp@dep.example']);
    expect(String(digest?.text)).toMatch(
      /Ada Novak, Novak Biotech: .*\n.*Grace Okafor, Okafor Pharma \(RFP\): /,
    );
  });

  test('an inquiry that is committed after the digest’s query is in the next one', async () => {
    const due = () => context.sql`update leads.scheduler set digest_due = now()`;
    await due();
    await runMaintenance();
    // Its transaction began before that query and ended after it.
    await submit(context);
    await context.sql`update leads.inquiries set received_at = (select min(queued_at) from leads.mail_jobs where kind = 'digest')
      - interval '5 seconds'`;
    await backdateRows(context.sql, '1 day');
    await due();
    await runMaintenance();
    expect(findDigests().map(({ subject }) => String(subject).split(',')[0])).toEqual([
      'DEP daily digest: 0 new',
      'DEP daily digest: 1 new',
    ]);
  });

  test('it names unanswered inquiries with their age in business days, those of bots left out and suspicious ones last', async () => {
    const { sql } = context;
    const flood = await submit(context, { company: 'Flood' });
    const { body } = await submit(context);
    const answered = await submit(context, { company: 'Answered' });
    await submit(context, { company: 'Spam', [honeypotName]: 'x' });
    await sql`update leads.inquiries set suspicions = '{address,flood}' where id = ${flood.body.inquiry_id}`;
    await sql`update leads.inquiries set state = 'answered' where id = ${answered.body.inquiry_id}`;
    // Seven days contain five business days.
    await backdateRows(sql, '7 days');
    await runMaintenance();
    const text = String(findDigests()[0]?.text);
    expect(text).toContain('Unanswered inquiries: 2\n');
    expect(text).toContain(
      `${formatReference(body.inquiry_id)}: Ada Novak, Novak Biotech: 5 business days\n${formatReference(flood.body.inquiry_id)}: Ada Novak, Flood: 5`,
    );
    expect(text).not.toMatch(/Spam:|Answered:/);
  });
});
