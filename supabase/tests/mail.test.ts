import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contactForm } from '#src/inquiry/contact-form.ts';
import { contactTopics, getOptionLabel } from '#src/inquiry/option-lists.ts';
import { formatReference } from '#src/inquiry/function-api.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { contactInquiry, notificationMark, rfpSubmission, useServices } from './test-services.ts';

const mail = await startMailRecorder();

const environment = {
  RESEND_API_URL: mail.url,
  MAIL_TIMEOUT_SECONDS: '1',
  PROVIDER_EMAIL: ownerAddress,
};
const context = useServices(environment);

const listJobs = () => context.sql<{ kind: string; status: string; attempts: number }[]>`
  select kind, status, attempts, provider_id, last_error from leads.mail_jobs order by kind, queued_at`;
const listJobStates = async () =>
  (await listJobs()).map(({ kind, status, attempts }) => [kind, status, attempts]);

async function withMailDown(work: () => Promise<unknown>): Promise<void> {
  await mail.stop();
  await work();
  await mail.start();
}

describe('emails about an inquiry', () => {
  test('the owner gets every answer, and the visitor a confirmation that mail programs don’t answer', async () => {
    const { body } = await context.post({ ...contactInquiry, topic: 'case-brief' });
    await context.runMaintenance();
    const [notification] = findMailsTo(mail, ownerAddress);
    const [confirmation] = findMailsTo(mail, contactInquiry.email);
    expect(notification).toMatchObject({
      to: [ownerAddress],
      reply_to: contactInquiry.email,
      subject: 'Contact inquiry from Ada Novak, Novak Biotech',
    });
    for (const text of [
      'IC50 < 5 nM & pH > 7\n> Second line',
      getOptionLabel(contactForm.timeline.options, contactInquiry.timeline),
      getOptionLabel(contactForm.service_type.options, contactInquiry.service_type),
      getOptionLabel(contactTopics, 'case-brief'),
      notificationMark(body.inquiry_id),
    ])
      expect(notification?.text).toContain(text);
    expect(notification?.html).toMatch(/^<!doctype html>.*IC50 &lt; 5 nM &amp; pH &gt; 7/is);
    expect(confirmation).toMatchObject({
      to: [contactInquiry.email],
      reply_to: ownerAddress,
      // RFC 3834.
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    expect(notification).not.toHaveProperty('headers');
    expect(mail.requests).toHaveLength(2);
  });

  test('the owner gets each update with its whole text, even if nothing was sent yet, and the visitor gets no second confirmation', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const changed = { ...inquiry, name: 'Ada King', project_description: 'IC50 < 7 nM' };
    const ids: string[] = [];
    await withMailDown(async () => {
      for (const version of [inquiry, changed, changed, { ...changed, phone: '1' }])
        ids.push((await context.post(version)).body.inquiry_id);
      await context.runMaintenance();
    });
    await context.makeMailJobsDue();
    await context.runMaintenance();
    const title = `Update to ${formatReference(ids[0]!)}`;
    const ownerMails = findMailsTo(mail, ownerAddress);
    expect(ownerMails.map(({ subject }) => subject)).toEqual([
      'Contact inquiry from Ada Novak, Novak Biotech',
      title,
      title,
    ]);
    const text = String(ownerMails[1]?.text);
    for (const part of [title, 'Ada King', 'IC50 < 7 nM', contactInquiry.company, notificationMark(ids[1]!)])
      expect(text).toContain(part);
    expect(text).not.toContain(contactInquiry.project_description);
    expect(findMailsTo(mail, contactInquiry.email)).toHaveLength(1);
  });

  test('a visitor can’t add headers, or forge a line of the email with any line break', async () => {
    const breaks = ['\n', '\r\n', '\r', '\n\n', '\u2028', '\u2029'];
    const forged = breaks.map((_, index) => `Consent to processing: forged ${index}`);
    const text = `Hello${breaks.map((lineBreak, index) => lineBreak + forged[index]!).join('')}`;
    await context.submit({
      name: 'Ada\r\nBcc: all@world.example',
      company: 'Novak\nSubject: Other',
      project_description: text,
      additional_info: text,
    });
    await context.runMaintenance();
    const [notification] = findMailsTo(mail, ownerAddress);
    expect(notification?.subject).toBe(
      'Contact inquiry from Ada Bcc: all@world.example, Novak Subject: Other',
    );
    const lines = String(notification?.text).split(/[\n\r\u2028\u2029]/);
    for (const line of forged) {
      expect(lines).not.toContain(line);
      expect(lines.filter((each) => each === `> ${line}`)).toHaveLength(2);
    }
  });
});

describe('sending once', () => {
  test('emails wait while the mail service is down, and after it is back each is sent once, those to the owner first', async () => {
    await withMailDown(async () => {
      for (const email of ['a@biotech.example', 'b@biotech.example'])
        expect((await context.submit({ email })).status).toBe(200);
      await context.runMaintenance();
    });
    await context.runMaintenance();
    expect(mail.requests, 'before the next attempt is due').toHaveLength(0);
    for (let run = 0; run < 2; run++) {
      await context.makeMailJobsDue();
      await context.runMaintenance();
    }
    const isForOwner = mail.requests.map((request) => String(request.mail.to) === ownerAddress);
    expect(isForOwner).toEqual([true, true, false, false]);
    const expected = ['confirmation', 'confirmation', 'notification', 'notification'];
    expect(await listJobStates()).toEqual(expected.map((kind) => [kind, 'sent', 2]));
  });

  test.each([
    ['the id of the email', 'accept', undefined, ['sent', 'mail-1']],
    // The service has the key with other links.
    ['a conflict with an earlier email', 'conflict', undefined, ['sent', null]],
    ['an id that no database can store', 'accept', '{"id":"a\\u0000b"}', ['sent', null]],
    ['an error truncated inside a character', 'fail', 'x'.repeat(299) + '😀😀', ['queued', null]],
  ] as const)('a response with %s settles the email', async (_, mode, body, [status, provider_id]) => {
    Object.assign(mail, { mode, body });
    await context.submit();
    await context.runMaintenance();
    expect((await listJobs())[1]).toMatchObject({ kind: 'notification', status, provider_id });
  });

  test('a sender whose lease expired doesn’t settle the job of the next one', async () => {
    // The lease ends during the request, and another instance claims the job.
    mail.beforeResponse = async () => {
      mail.beforeResponse = undefined;
      await context.sql`update leads.mail_jobs set next_attempt_at = now() where kind = 'notification'`;
      await context.sql`select leads.claim_mail_job(300)`;
    };
    await context.submit();
    await context.runMaintenance();
    expect(await listJobStates()).toContainEqual(['notification', 'sending', 2]);
    await context.makeMailJobsDue();
    await context.runMaintenance();
    expect(await listJobStates()).toContainEqual(['notification', 'sent', 3]);
    expect(new Set(findMailsTo(mail, ownerAddress).map(({ text }) => text)).size).toBe(1);
  });
});

describe('failed emails', () => {
  test('a notification waits longer after each failure, at most 15 minutes, and never expires', async () => {
    mail.mode = 'fail';
    await context.submit();
    const failAgain = async () => {
      await context.makeMailJobsDue();
      await context.runMaintenance();
      const [row] = await context.sql<[{ status: string; seconds: number }]>`
        select status, extract(epoch from next_attempt_at - now())::int as seconds from leads.mail_jobs
        where kind = 'notification'`;
      expect(row.status).toBe('queued');
      return row.seconds;
    };
    const first = await failAgain();
    expect(await failAgain()).toBeGreaterThan(first);
    await context.sql`update leads.mail_jobs set attempts = 5000, queued_at = now() - interval '90 days'`;
    expect(await failAgain()).toBeLessThanOrEqual(15 * 60);
  });

  test('a confirmation expires after a day', async () => {
    await withMailDown(async () => {
      await context.submit();
      await context.runMaintenance();
      await context.backdate('25 hours');
    });
    await context.runMaintenance();
    expect(mail.requests.map((request) => request.mail.to)).toEqual([[ownerAddress]]);
    expect((await listJobs()).map(({ status }) => status)).toEqual(['failed', 'sent']);
  });

  test('a notification is sent without Reply-To if the mail service rejects the visitor’s email address', async () => {
    mail.mode = 'reject-reply-to';
    const email = 'müller@bücher.example';
    await context.submit({ email });
    await context.runMaintenance();
    const notifications = mail.requests.filter((request) => String(request.mail.to) === ownerAddress);
    expect(notifications.map((request) => request.mail.reply_to)).toEqual([email, undefined]);
    expect(notifications[1]?.mail.text).toContain(email);
    expect(new Set(notifications.map(({ key }) => key)).size, 'another mail has another key').toBe(2);
    expect((await listJobs())[1]).toMatchObject({ kind: 'notification', status: 'sent', attempts: 1 });
  });

  test('a rejected notification is retried until it is accepted, and the response to a repeat says that no confirmation comes', async () => {
    mail.mode = 'reject';
    const idempotency_key = randomUUID();
    expect((await context.submit({ idempotency_key })).body.sends_confirmation).toBe(true);
    await context.runMaintenance();
    expect((await context.submit({ idempotency_key })).body.sends_confirmation).toBe(false);
    expect((await listJobs())[1]).toMatchObject({
      kind: 'notification',
      status: 'queued',
      attempts: 1,
      last_error: expect.stringContaining('422') as string,
    });
    mail.mode = 'accept';
    mail.requests = [];
    await context.makeMailJobsDue();
    await context.runMaintenance();
    expect(mail.requests.map((request) => request.mail.to)).toEqual([[ownerAddress]]);
    expect((await listJobs()).map(({ status }) => status)).toEqual(['failed', 'sent']);
  });

  test('an email waits as long as the mail service asks', async () => {
    mail.mode = 'limit';
    for (const email of ['a@biotech.example', 'b@biotech.example']) await context.submit({ email });
    await context.runMaintenance();
    await context.runMaintenance();
    const sent = await listJobs();
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 'sent'));
    expect(mail.requests, 'four emails, one of which was postponed').toHaveLength(5);

    mail.mode = 'limit-long';
    await context.submit({ email: 'c@biotech.example' });
    await context.runMaintenance();
    const [row] = await context.sql`
      select extract(epoch from next_attempt_at - now())::int as seconds from leads.mail_jobs
      where status = 'queued' and last_error is not null`;
    expect(row?.seconds).toBeGreaterThan(1700);
  });
});

test('queued email goes to the corrected addresses', async () => {
  const typo = { ...environment, CONTACT_RECIPIENTS: 'typo@dep.example' };
  const unsent = context.connectInProcess({ environment: typo });
  const response = await unsent.post(contactInquiry);
  expect(await response.json()).toMatchObject({ sends_confirmation: false });
  await unsent.post(rfpSubmission);
  await unsent.runMaintenance();
  expect(mail.requests).toEqual([]);
  const CONTACT_RECIPIENTS = 'sales@dep.example, lab@dep.example';
  await context
    .connectInProcess({
      environment: {
        ...environment,
        MAIL_SERVICE: 'resend',
        CONTACT_RECIPIENTS,
        RFP_RECIPIENTS: 'rfp@dep.example',
      },
    })
    .runMaintenance();
  expect(mail.requests.map((request) => request.mail)).toMatchObject([
    { to: CONTACT_RECIPIENTS.split(', ') },
    { to: ['rfp@dep.example'], subject: `RFP from ${rfpSubmission.full_name}, ${rfpSubmission.company}` },
    { to: [contactInquiry.email] },
    { to: [rfpSubmission.email] },
  ]);
});
