import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { formatReference } from '#shared/function-api.ts';
import { makeMailJobsDue, submit } from './inquiries.ts';
import { startMailRecorder } from './mail-recorder.ts';
import { startRecordingServer, type Call } from './recording-server.ts';
import { connectInProcess, contactInquiry, post, rfpSubmission, useServices } from './test-services.ts';

const receiver = await startRecordingServer();
const mail = await startMailRecorder();

const [oldSecret, newSecret] = ['o', 'n'].map(
  (letter) => `whsec_${Buffer.from(letter.repeat(24)).toString('base64')}`,
) as [string, string];

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md, "Signature scheme". */
const sign = (secret: string, content: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(content)
    .digest('base64')}`;

const environment = { WEBHOOK_URL: `${receiver.url}/leads`, WEBHOOK_SECRETS: `${oldSecret} ${newSecret}` };
const context = useServices({ ...environment, RESEND_API_URL: mail.url });

async function drain() {
  await makeMailJobsDue(context.sql);
  await context.services.runMaintenance();
}

const readStates = async (kind = 'webhook') =>
  (await context.sql`select status from leads.mail_jobs where kind = ${kind}`).map(
    ({ status }) => status as string,
  );

interface WebhookEvent {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Record<string, unknown>;
}

function verify({ headers, body }: Call): WebhookEvent {
  const content = `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${body}`;
  expect(headers['webhook-signature']).toBe(`${sign(oldSecret, content)} ${sign(newSecret, content)}`);
  return JSON.parse(body) as WebhookEvent;
}

const redirect = { status: 307, headers: { Location: '/elsewhere' } };

test('a receiver that fails is called once in a run, and gets each inquiry once after it is back', async () => {
  for (const failure of ['break', 503, 429, redirect] as const) {
    receiver.answer = failure;
    await submit(context);
    // Waits for the attempt after the response.
    await context.services.runMaintenance();
    receiver.calls.length = 0;
    await drain();
    const paths = receiver.calls.map(({ path }) => path);
    expect(paths, 'redirects are not followed').toEqual(['/leads']);
  }
  expect(await readStates('notification')).toEqual(['sent', 'sent', 'sent', 'sent']);
  expect(await readStates()).toEqual(['queued', 'queued', 'queued', 'queued']);
  receiver.answer = 200;
  receiver.calls.length = 0;
  await drain();
  await drain();
  const jobs = await context.sql<{ id: string }[]>`select id from leads.mail_jobs where kind = 'webhook'`;
  const calledIds = receiver.calls.map(({ headers }) => headers['webhook-id'] as string);
  expect(calledIds.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
  for (const call of receiver.calls) expect(verify(call).type).toBe('inquiry.created');
});

test('an event contains the whole inquiry and nothing internal', async () => {
  const idempotency_key = randomUUID();
  const { body } = await post(context, {
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
    labels: {
      therapeutic_area: 'Oncology',
      development_stage: 'Preclinical',
      timeline: '24+ months',
      service_type: 'IND Planning',
      topic: 'Redacted case brief',
    },
    suspicions: [],
    update_of: null,
  });
  expect(JSON.stringify(data)).not.toContain(idempotency_key);
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['content_digest']));
});

test('a suspicious RFP causes an event, with its choices as codes and as labels', async () => {
  await post(context, { ...rfpSubmission, [honeypotName]: 'x' });
  await drain();
  expect(receiver.calls.map((call) => verify(call).data)).toMatchObject([
    {
      type: 'rfp',
      name: rfpSubmission.full_name,
      answers: { modality: rfpSubmission.modality },
      labels: { modality: 'Small Molecule, Antibody-Drug Conjugate (ADC)' },
      suspicions: ['honeypot'],
    },
  ]);
});

test('an inquiry from the owner, as sent by npm run smoke, causes no event', async () => {
  await submit(context, { email: 'Hello@Example.com' });
  await drain();
  expect(await readStates()).toEqual([]);
  expect(await readStates('notification')).toEqual(['sent']);
  expect(receiver.calls).toEqual([]);
});

test('a receiver that responds with 410 gets no further attempt', async () => {
  receiver.answer = 410;
  await submit(context);
  await drain();
  await drain();
  expect(receiver.calls).toHaveLength(1);
  expect(await readStates()).toEqual(['failed']);
});

test('events are sent without a mail service, and emails stay in the outbox', async () => {
  const { post: send, runMaintenance } = connectInProcess(context, { environment });
  await send(contactInquiry);
  await runMaintenance();
  expect(receiver.calls.map((call) => verify(call).data)).toMatchObject([{ email: contactInquiry.email }]);
  const jobs = await context.sql`select kind, status, attempts from leads.mail_jobs order by kind`;
  expect(jobs).toEqual([
    { kind: 'acknowledgement', status: 'queued', attempts: 0 },
    { kind: 'notification', status: 'queued', attempts: 0 },
    { kind: 'webhook', status: 'sent', attempts: 1 },
  ]);
});

test('events are sent while the mail service is over quota', async () => {
  mail.mode = 'limit-long';
  await submit(context);
  await drain();
  expect(receiver.calls).toHaveLength(1);
  expect(await readStates('notification')).toEqual(['queued']);
});
