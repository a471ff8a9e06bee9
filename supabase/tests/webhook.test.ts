import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { formatReference } from '#shared/function-api.ts';
import { submit } from './inquiries.ts';
import { startMailRecorder } from './mail-recorder.ts';
import { startRecordingServer, type Call } from './recording-server.ts';
import { contactInquiry, post, rfpSubmission, useServices, type TestServices } from './test-services.ts';

const receiver = await startRecordingServer();
afterAll(() => receiver.close());

const [oldSecret, newSecret] = ['o', 'n'].map(
  (letter) => `whsec_${Buffer.from(letter.repeat(24)).toString('base64')}`,
) as [string, string];

const environment = { WEBHOOK_URL: `${receiver.url}/leads`, WEBHOOK_SECRETS: `${oldSecret} ${newSecret}` };
const context = useServices(environment);

beforeEach(() => {
  receiver.behavior = 200;
  receiver.calls.length = 0;
});

async function drain({ sql, services }: TestServices = context) {
  await sql`update leads.mail_jobs set next_attempt_at = now() where status = 'queued'`;
  await services.runMaintenance();
}

const readStates = async (kind = 'webhook') =>
  (await context.sql`select status from leads.mail_jobs where kind = ${kind}`).map(
    ({ status }) => status as string,
  );

const verify = ({ headers, body }: Call, secret = newSecret) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };

test('the receiver gets each inquiry once after failures of every kind, signed with both secrets', async () => {
  const inquiries = 12;
  for (const failure of ['break', 503, 429, 'redirect'] as const) {
    receiver.behavior = failure;
    for (let index = 0; index < inquiries / 4; index++) await submit(context.services);
    await drain();
  }
  expect(await readStates()).toEqual(Array.from({ length: inquiries }, () => 'queued'));
  expect(new Set(receiver.calls.map(({ path }) => path)), 'redirects are not followed').toEqual(
    new Set(['/leads']),
  );
  const failedIds = new Set(receiver.calls.map(({ headers }) => headers['webhook-id']));
  receiver.behavior = 200;
  receiver.calls.length = 0;
  await drain();
  const acceptedIds = receiver.calls.map(({ headers }) => headers['webhook-id']);
  expect(acceptedIds, 'retries have the id of the first attempt').toHaveLength(inquiries);
  expect(new Set(acceptedIds)).toEqual(failedIds);
  for (const call of receiver.calls)
    for (const secret of [oldSecret, newSecret]) expect(verify(call, secret).type).toBe('inquiry.created');
  await drain();
  expect(receiver.calls).toHaveLength(inquiries);
});

test('an event contains the whole inquiry and nothing internal', async () => {
  const idempotency_key = randomUUID();
  const { body } = await post(context.services, {
    ...contactInquiry,
    idempotency_key,
    topic: 'case-brief',
    files: [{ name: 'dossier.pdf', size: 13 }],
    attribution: { utm_source: 'newsletter' },
  });
  await drain();
  const { data, timestamp, type } = verify(receiver.calls[0]!);
  const { name, email, company, phone, project_description } = contactInquiry;
  expect(type).toBe('inquiry.created');
  expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(60_000);
  expect(data).toMatchObject({
    id: body.inquiry_id,
    reference: formatReference(body.inquiry_id),
    type: 'contact',
    received_at: expect.any(String) as string,
    name,
    email,
    company,
    answers: { phone, project_description, timeline: contactInquiry.timeline },
    files: [{ name: 'dossier.pdf', size: 13, content_type: 'application/pdf' }],
    unsent_files: [],
    consent: true,
    consent_version: 1,
    topic: 'case-brief',
    attribution: { utm_source: 'newsletter' },
    suspicions: [],
    update_of: null,
  });
  expect(JSON.stringify(data)).not.toContain(idempotency_key);
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['content_digest']));
});

test('an RFP and a suspicious inquiry cause events', async () => {
  await post(context.services, rfpSubmission);
  await submit(context.services, { [honeypotName]: 'x' });
  await drain();
  const events = receiver.calls.map((call) => verify(call).data);
  expect(events).toMatchObject([
    { type: 'rfp', name: rfpSubmission.full_name, answers: { project_name: rfpSubmission.project_name } },
    { type: 'contact', suspicions: ['honeypot'] },
  ]);
});

test('a repeat causes no event, and changed content under the same key causes another', async () => {
  const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
  const { body } = await post(context.services, inquiry);
  await post(context.services, inquiry);
  await drain();
  await post(context.services, { ...inquiry, company: 'Changed Inc.' });
  await post(context.services, { ...inquiry, company: 'Changed Inc.' });
  await drain();
  expect(receiver.calls.map((call) => verify(call))).toMatchObject([
    { type: 'inquiry.created', data: { id: body.inquiry_id, company: contactInquiry.company } },
    { type: 'inquiry.created', data: { update_of: body.inquiry_id, company: 'Changed Inc.' } },
  ]);
  const ids = receiver.calls.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(2);
});

test('an inquiry from the owner, as sent by npm run smoke, causes no event', async () => {
  await submit(context.services, { email: 'Hello@Example.com' });
  await drain();
  expect(await readStates()).toEqual([]);
  expect(await readStates('notification')).toEqual(['sent']);
  expect(receiver.calls).toEqual([]);
});

test('a receiver that responds with 410 gets no further attempt', async () => {
  receiver.behavior = 410;
  await submit(context.services);
  await drain();
  await drain();
  expect(receiver.calls).toHaveLength(1);
  expect(await readStates()).toEqual(['failed']);
});

test('a receiver that is down delays no email', async () => {
  receiver.behavior = 'break';
  await submit(context.services);
  await drain();
  expect(await readStates('notification')).toEqual(['sent']);
  expect(await readStates('acknowledgement')).toEqual(['sent']);
});

describe('no mail service', () => {
  const context = useServices({ ...environment, MAIL_SERVICE: 'none' });

  test('events are sent without a mail service, and emails stay in the outbox', async () => {
    const { body } = await submit(context.services);
    await drain(context);
    expect(receiver.calls.map((call) => verify(call).data)).toMatchObject([{ id: body.inquiry_id }]);
    const jobs = await context.sql`select kind, status, attempts from leads.mail_jobs order by kind`;
    expect(jobs).toEqual([
      { kind: 'acknowledgement', status: 'queued', attempts: 0 },
      { kind: 'notification', status: 'queued', attempts: 0 },
      { kind: 'webhook', status: 'sent', attempts: 1 },
    ]);
  });
});

const mail = await startMailRecorder();
afterAll(() => mail.stop());

describe('mail service over quota', () => {
  const context = useServices({ ...environment, RESEND_API_URL: mail.url });

  test('events are sent while the mail service is over quota', async () => {
    mail.mode = 'limit-long';
    await submit(context.services);
    await drain(context);
    expect(receiver.calls).toHaveLength(1);
    const [job] = await context.sql`select status from leads.mail_jobs where kind = 'notification'`;
    expect(job).toEqual({ status: 'queued' });
  });
});
