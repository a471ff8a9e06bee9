import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { formatReference } from '#shared/function-api.ts';
import { responseTime } from '#shared/response-time.ts';
import { backdateRows, makeMailJobsDue, notificationMark, submit } from './inquiries.ts';
import { findMailsTo, ownerAddress, resetMail, startMailRecorder } from './mail-recorder.ts';
import { contactInquiry, post, rfpSubmission, useServices, type TestServices } from './test-services.ts';

const mail = await startMailRecorder();
afterAll(() => mail.stop());

const environment = {
  RESEND_API_URL: mail.url,
  MAIL_TIMEOUT_SECONDS: '1',
  PROVIDER_EMAIL: ownerAddress,
};
const context = useServices(environment);
beforeEach(() => resetMail(mail));
const drain = () => context.services.runMaintenance();

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly attempts: number;
  readonly provider_id: string | null;
  readonly last_error: string | null;
}

const listJobs = ({ sql }: TestServices) => sql<Job[]>`
  select id, kind, status, attempts, provider_id, last_error from leads.mail_jobs order by kind, queued_at`;
const listJobStates = async () =>
  (await listJobs(context)).map(({ kind, status, attempts }) => [kind, status, attempts]);

async function withMailDown(work: () => Promise<unknown>): Promise<void> {
  await mail.stop();
  await work();
  await mail.start();
}

describe('emails about an inquiry', () => {
  test('the owner gets every answer, and the visitor learns when to expect a reply', async () => {
    const { body } = await post(context.services, { ...contactInquiry, topic: 'case-brief' });
    await drain();
    const [notification] = findMailsTo(mail, ownerAddress);
    const [confirmation] = findMailsTo(mail, contactInquiry.email);
    expect(notification).toMatchObject({
      to: [ownerAddress],
      reply_to: contactInquiry.email,
      subject: 'Contact inquiry from Ada Novak, Novak Biotech',
    });
    for (const text of [
      'IC50 < 5 nM & pH > 7\n> Second line',
      '24+ months',
      'IND Planning',
      'Redacted case brief',
      'given (version 1 of the consent text)',
      notificationMark(body.inquiry_id),
    ])
      expect(notification?.text).toContain(text);
    expect(notification?.html).toContain('IC50 &lt; 5 nM &amp; pH &gt; 7');
    expect(confirmation).toMatchObject({
      to: [contactInquiry.email],
      reply_to: ownerAddress,
      // RFC 3834.
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    expect(notification).not.toHaveProperty('headers');
    expect(confirmation?.text).toContain('Hello,');
    expect(confirmation?.text).toContain(`Within ${responseTime}`);
    expect(confirmation?.text).toContain(formatReference(body.inquiry_id));
    expect(confirmation?.text).not.toContain('IC50');
    expect(mail.requests).toHaveLength(2);
  });

  test('the owner gets an update with the whole text, and the visitor gets no second confirmation', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const first = await post(context.services, inquiry);
    await drain();
    const changed = { ...inquiry, name: 'Ada King', project_description: 'IC50 < 7 nM' };
    const second = await post(context.services, changed);
    await post(context.services, changed);
    await drain();
    const [, update, ...rest] = findMailsTo(mail, ownerAddress);
    expect(rest).toEqual([]);
    expect(update?.subject).toBe(`Update to ${formatReference(first.body.inquiry_id)}`);
    for (const text of [
      'Ada King',
      'IC50 < 7 nM',
      contactInquiry.company,
      notificationMark(second.body.inquiry_id),
    ])
      expect(update?.text).toContain(text);
    expect(update?.text).toContain(`Update to ${formatReference(first.body.inquiry_id)}`);
    expect(update?.text).not.toContain(contactInquiry.project_description);
    expect(findMailsTo(mail, contactInquiry.email)).toHaveLength(1);
  });

  test('each update names the first inquiry, even if nothing was sent yet', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    let reference = '';
    await withMailDown(async () => {
      const { body } = await post(context.services, inquiry);
      reference = formatReference(body.inquiry_id);
      for (const phone of ['1', '2']) await post(context.services, { ...inquiry, phone });
      await drain();
    });
    await makeMailJobsDue(context.sql);
    await drain();
    expect(findMailsTo(mail, ownerAddress).map(({ subject }) => subject)).toEqual([
      'Contact inquiry from Ada Novak, Novak Biotech',
      `Update to ${reference}`,
      `Update to ${reference}`,
    ]);
  });

  test('an email has text and HTML, and a visitor can’t add headers', async () => {
    await submit(context.services, {
      name: 'Ada\r\nBcc: all@world.example',
      company: 'Novak\nSubject: Other',
    });
    await drain();
    const [notification] = findMailsTo(mail, ownerAddress);
    expect(notification?.subject).toBe(
      'Contact inquiry from Ada Bcc: all@world.example, Novak Subject: Other',
    );
    expect(notification).toMatchObject({
      reply_to: contactInquiry.email,
      text: expect.any(String) as string,
    });
    expect(notification?.html).toMatch(/^<!doctype html>/i);
  });

  test('a visitor can’t forge a line of the email with any line break', async () => {
    const breaks = ['\n', '\r\n', '\r', '\n\n', '\u2028', '\u2029'];
    const forged = breaks.flatMap((_, index) => [
      `Consent to processing: forged ${index}`,
      `---- ${index}`,
      `Contact inquiry from Eve, Evil ${index}`,
    ]);
    const text = ['Hello', ...forged].reduce(
      (before, line, index) => before + breaks[index % breaks.length]! + line,
    );
    await submit(context.services, { project_description: text, additional_info: text });
    await drain();
    const lines = String(findMailsTo(mail, ownerAddress)[0]?.text).split(/[\n\r\u2028\u2029]/);
    for (const line of forged) {
      expect(lines).not.toContain(line);
      expect(lines.filter((each) => each === `> ${line}`)).toHaveLength(2);
    }
  });
});

describe('sending once', () => {
  test('emails wait while the mail service is down, and each is sent once after it is back', async () => {
    await withMailDown(async () => {
      expect((await submit(context.services)).status).toBe(200);
      await drain();
      expect(await listJobStates()).toEqual([
        ['acknowledgement', 'queued', 1],
        ['notification', 'queued', 1],
      ]);
    });
    await drain();
    expect(mail.requests, 'before the next attempt is due').toHaveLength(0);
    await makeMailJobsDue(context.sql);
    await drain();
    await makeMailJobsDue(context.sql);
    await drain();
    expect(mail.requests).toHaveLength(2);
    expect((await listJobs(context)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  test('an email counts as sent if the service has its key with other links, and its id is unknown', async () => {
    mail.mode = 'conflict';
    await submit(context.services);
    await drain();
    expect((await listJobs(context)).map(({ status, provider_id }) => [status, provider_id])).toEqual([
      ['sent', null],
      ['sent', null],
    ]);
  });

  test('the mail service’s id of each email is stored', async () => {
    await submit(context.services);
    await drain();
    const sent = await listJobs(context);
    const ids = new Map(mail.requests.map(({ key }, index) => [key, `mail-${index + 1}`]));
    expect(new Map(sent.map(({ id, provider_id }) => [id, provider_id]))).toEqual(ids);
  });

  test.each([
    ['an error truncated inside a character', 'fail', 'queued', 'x'.repeat(299) + '😀😀'],
    ['an id that no database can store', 'accept', 'sent', '{"id":"a\\u0000b"}'],
  ] as const)('a response with %s settles the email', async (_, mode, status, body) => {
    Object.assign(mail, { mode, body });
    await submit(context.services);
    await drain();
    const [job] = await context.sql`
      select status, provider_id as id from leads.mail_jobs where kind = 'notification'`;
    expect(job).toEqual({ status, id: null });
  });

  test('a sender whose lease expired doesn’t settle the job of the next one', async () => {
    // The lease ends during the request, and another instance claims the job.
    mail.beforeResponse = async () => {
      mail.beforeResponse = undefined;
      await context.sql`update leads.mail_jobs set next_attempt_at = now() where kind = 'notification'`;
      await context.sql`select leads.claim_mail_job(array['notification'], 300)`;
    };
    await submit(context.services);
    await drain();
    expect(await listJobStates()).toContainEqual(['notification', 'sending', 2]);
    await makeMailJobsDue(context.sql);
    await drain();
    expect(await listJobStates()).toContainEqual(['notification', 'sent', 3]);
    expect(new Set(findMailsTo(mail, ownerAddress).map(({ text }) => text)).size).toBe(1);
  });

  test('all notifications are sent before any confirmation', async () => {
    const emails = ['a@biotech.example', 'b@biotech.example', 'c@biotech.example'];
    await withMailDown(async () => {
      for (const email of emails) await submit(context.services, { email });
      await drain();
      await makeMailJobsDue(context.sql);
    });
    await drain();
    const isForOwner = mail.requests.map((request) => String(request.mail.to) === ownerAddress);
    expect(isForOwner).toEqual([true, true, true, false, false, false]);
  });
});

describe('failed emails', () => {
  test('an email waits longer after each failure', async () => {
    mail.mode = 'fail';
    await submit(context.services);
    await drain();
    const delay = async () => {
      const [row] = await context.sql`
        select extract(epoch from max(next_attempt_at) - now())::int as seconds from leads.mail_jobs`;
      return row!.seconds as number;
    };
    const first = await delay();
    await makeMailJobsDue(context.sql);
    await drain();
    expect(await delay()).toBeGreaterThan(first);
  });

  test('a confirmation expires after a day', async () => {
    await withMailDown(async () => {
      await submit(context.services);
      await drain();
      await backdateRows(context.sql, '25 hours');
    });
    await drain();
    expect(mail.requests.map((request) => request.mail.to)).toEqual([[ownerAddress]]);
    expect((await listJobs(context)).map(({ status }) => status)).toEqual(['failed', 'sent']);
  });

  test('a notification is sent without Reply-To if the mail service rejects the visitor’s email address', async () => {
    mail.mode = 'reject-reply-to';
    const email = 'müller@bücher.example';
    await submit(context.services, { email });
    await drain();
    const notifications = mail.requests.filter((request) => String(request.mail.to) === ownerAddress);
    expect(notifications.map((request) => request.mail.reply_to)).toEqual([email, undefined]);
    expect(notifications[1]?.mail.text).toContain(email);
    expect(new Set(notifications.map(({ key }) => key)).size, 'another mail has another key').toBe(2);
    expect((await listJobs(context))[1]).toMatchObject({ kind: 'notification', status: 'sent', attempts: 1 });
  });

  test('the response to a repeat says that no confirmation comes if the mail service rejected it', async () => {
    mail.mode = 'reject';
    const idempotency_key = randomUUID();
    expect((await submit(context.services, { idempotency_key })).body.sends_confirmation).toBe(true);
    await drain();
    expect((await submit(context.services, { idempotency_key })).body.sends_confirmation).toBe(false);
  });

  test('a rejected notification is retried until it is accepted', async () => {
    mail.mode = 'reject';
    await submit(context.services);
    await drain();
    expect((await listJobs(context))[1]).toMatchObject({
      kind: 'notification',
      status: 'queued',
      attempts: 1,
      last_error: expect.stringContaining('422') as string,
    });
    resetMail(mail);
    await makeMailJobsDue(context.sql);
    await drain();
    expect(mail.requests.map((request) => request.mail.to)).toEqual([[ownerAddress]]);
    expect((await listJobs(context)).map(({ status }) => status)).toEqual(['failed', 'sent']);
  });

  test('a notification never expires and is retried at least every 15 minutes', async () => {
    mail.mode = 'fail';
    await submit(context.services);
    await drain();
    await context.sql`update leads.mail_jobs set attempts = 5000, queued_at = now() - interval '90 days'`;
    await makeMailJobsDue(context.sql);
    await drain();
    expect((await listJobs(context))[1]).toMatchObject({ kind: 'notification', status: 'queued' });
    const [row] = await context.sql`
      select extract(epoch from next_attempt_at - now())::int as seconds from leads.mail_jobs
      where kind = 'notification'`;
    expect(row?.seconds).toBeLessThanOrEqual(15 * 60);
  });

  test('an email waits as long as the mail service asks, and the wait isn’t an attempt', async () => {
    mail.mode = 'limit';
    for (const email of ['a@biotech.example', 'b@biotech.example']) await submit(context.services, { email });
    await drain();
    await drain();
    const sent = await listJobs(context);
    expect(sent.map(({ status, attempts }) => [status, attempts])).toEqual(sent.map(() => ['sent', 1]));
    expect(mail.requests, 'four emails, one of which was postponed').toHaveLength(5);

    mail.mode = 'limit-long';
    await submit(context.services, { email: 'c@biotech.example' });
    await drain();
    const [row] = await context.sql`
      select attempts, extract(epoch from next_attempt_at - now())::int as seconds from leads.mail_jobs
      where status = 'queued' and last_error is not null`;
    expect(row?.attempts).toBe(0);
    expect(row?.seconds).toBeGreaterThan(1700);
  });
});

describe('corrected recipients', () => {
  const unsent = useServices({
    ...environment,
    MAIL_SERVICE: 'none',
    CONTACT_RECIPIENTS: 'typo@dep.example',
  });
  const corrected = useServices({
    ...environment,
    CONTACT_RECIPIENTS: 'sales@dep.example, lab@dep.example',
    RFP_RECIPIENTS: 'rfp@dep.example',
  });

  test('queued email goes to the corrected addresses', async () => {
    expect((await submit(unsent.services)).body.sends_confirmation).toBe(false);
    await post(unsent.services, rfpSubmission);
    await unsent.services.runMaintenance();
    expect(mail.requests).toEqual([]);
    await corrected.services.runMaintenance();
    expect(findMailsTo(mail, 'sales@dep.example')).toMatchObject([
      { to: ['sales@dep.example', 'lab@dep.example'] },
    ]);
    expect(findMailsTo(mail, 'rfp@dep.example')).toMatchObject([
      { subject: `RFP from ${rfpSubmission.full_name}, ${rfpSubmission.company}` },
    ]);
    expect(findMailsTo(mail, 'typo@dep.example')).toEqual([]);
  });
});
