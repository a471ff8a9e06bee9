import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { referenceOf } from '#shared/function-api.ts';
import { responseTime } from '#shared/response-time.ts';
import { contactInquiry, useServices, post, rfpSubmission, type TestServices } from './test-services.ts';

/** The HTTP API of a mail service that behaves as a test demands. */
interface MailService {
  mode: 'take' | 'refuse' | 'refuse-reply-to' | 'fail' | 'hang' | 'limit' | 'limit-long' | 'known';
  /** Every request, in order: what a service without idempotency keys would send. */
  requests: { key: string; mail: Record<string, string | string[]> }[];
  server: Server;
}

function startMailService(port = 0): Promise<MailService> {
  const mailService: MailService = { mode: 'take', requests: [], server: createServer() };
  const statuses = (mail: object) => ({
    take: 200,
    refuse: 422,
    'refuse-reply-to': 'reply_to' in mail ? 422 : 200,
    fail: 500,
    limit: mailService.requests.length % 3 === 0 ? 429 : 200,
    'limit-long': 429,
    known: 409,
  });
  mailService.server.on('request', (request, response) => {
    void readText(request).then((text) => {
      const mail = JSON.parse(text) as Record<string, string | string[]>;
      mailService.requests.push({ key: String(request.headers['idempotency-key']), mail });
      // Accepts the mail but never answers: the worst a mail service can do.
      if (mailService.mode === 'hang') return;
      const retryAfter = { limit: '1', 'limit-long': '1800' }[mailService.mode as string];
      response
        .writeHead(statuses(mail)[mailService.mode], {
          'Content-Type': 'application/json',
          ...(retryAfter && { 'Retry-After': retryAfter }),
        })
        .end(mailService.mode === 'known' ? '{"name":"invalid_idempotent_request"}' : '{"id":"x"}');
    });
  });
  return new Promise((resolve) => mailService.server.listen(port, '127.0.0.1', () => resolve(mailService)));
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

const reserved = await startMailService();
const { port } = reserved.server.address() as AddressInfo;
await new Promise((resolve) => reserved.server.close(resolve));

const environment = {
  RESEND_API_URL: `http://127.0.0.1:${port}`,
  MAIL_TIMEOUT_SECONDS: '1',
  PROVIDER_EMAIL: 'hello@dep.example',
};

async function jobs({ sql }: TestServices) {
  const rows = await sql`select id, kind, status, attempts, last_error from leads.mail_jobs order by kind`;
  return rows as unknown as {
    id: string;
    kind: string;
    status: string;
    attempts: number;
    last_error: string | null;
  }[];
}

/** Makes the next attempts due. */
async function wait({ sql }: TestServices): Promise<void> {
  await sql`update leads.mail_jobs set next_attempt_at = now() where status in ('queued', 'sending')`;
}

describe('a correction before anybody has tried to tell the owner', () => {
  const context = useServices({ MAIL_SERVICE: 'none' });
  test('leaves as the one notification', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    await post(context.services, inquiry);
    for (let number = 0; number < 3; number++)
      await post(context.services, { ...inquiry, phone: `${number}` });
    expect((await jobs(context)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'acknowledgement queued',
      'notification queued',
    ]);
    const [job] = await context.sql`
      select claimed -> 'inquiry' -> 'answers' ->> 'phone' as phone
      from leads.claim_mail_jobs(10, 60) as claimed where claimed ->> 'kind' = 'notification'`;
    expect(job).toEqual({ phone: '2' });
  });
});

describe('the outbox', () => {
  const context = useServices(environment);
  let mailService: MailService;
  beforeEach(async () => {
    mailService = await startMailService(port);
  });
  afterEach(async () => {
    mailService.server.closeAllConnections();
    await new Promise((resolve) => mailService.server.close(resolve));
  });

  test('tells the owner everything and the visitor when to expect a reply', async () => {
    const { body } = await post(context.services, { ...contactInquiry, topic: 'case-brief', consent: true });
    await context.services.runMaintenance();
    const mails = mailService.requests
      .map(({ mail }) => mail)
      .toSorted((a, b) => String(a.to).localeCompare(String(b.to)));
    const [acknowledgement, notification] = mails;
    expect(notification).toMatchObject({
      to: ['hello@dep.example'],
      reply_to: contactInquiry.email,
      subject: 'Contact inquiry from Ada Novak, Novak Biotech',
    });
    for (const text of [
      'IC50 < 5 nM & pH > 7\nSecond line',
      '24+ months',
      'IND Planning',
      'Redacted case brief',
      body.inquiry_id,
    ]) {
      expect(notification?.text).toContain(text);
    }
    expect(notification?.html).toContain('IC50 &lt; 5 nM &amp; pH &gt; 7');
    expect(acknowledgement).toMatchObject({ to: [contactInquiry.email], reply_to: 'hello@dep.example' });
    expect(acknowledgement?.text).toContain('Hello,');
    expect(acknowledgement?.text).toContain(`within ${responseTime}`);
    expect(acknowledgement?.text).not.toContain('IC50');
    expect((await jobs(context)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  test('sends nothing again that was sent', async () => {
    await post(context.services, rfpSubmission);
    await context.services.runMaintenance();
    await wait(context);
    await context.services.runMaintenance();
    expect(mailService.requests).toHaveLength(2);
  });

  test('holds mails while the mail service is down and sends each once when it is back', async () => {
    await new Promise((resolve) => mailService.server.close(resolve));
    const { status } = await post(context.services, contactInquiry);
    expect(status).toBe(200);
    await context.services.runMaintenance();
    expect((await jobs(context)).map((job) => [job.status, job.attempts])).toEqual([
      ['queued', 1],
      ['queued', 1],
    ]);
    mailService = await startMailService(port);
    await context.services.runMaintenance();
    expect(mailService.requests, 'before its time').toHaveLength(0);
    await wait(context);
    await context.services.runMaintenance();
    await wait(context);
    await context.services.runMaintenance();
    expect(mailService.requests).toHaveLength(2);
    expect((await jobs(context)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  test('repeats a mail whose sending timed out with the same key and the same content', async () => {
    mailService.mode = 'hang';
    await post(context.services, contactInquiry);
    await context.services.runMaintenance();
    mailService.mode = 'take';
    await wait(context);
    await context.services.runMaintenance();
    expect(mailService.requests).toHaveLength(4);
    const [first, second] = [mailService.requests.slice(0, 2), mailService.requests.slice(2)].map(
      (requests) => requests.toSorted((a, b) => a.key.localeCompare(b.key)),
    );
    expect(second).toEqual(first);
    expect(new Set(first?.map(({ key }) => key))).toEqual(new Set((await jobs(context)).map(({ id }) => id)));
  });

  test('tells the owner of a correction to what has left, and the visitor nothing more', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const { body } = await post(context.services, inquiry);
    await context.services.runMaintenance();
    const corrected = { ...inquiry, name: 'Ada King', project_description: 'IC50 < 7 nM' };
    await post(context.services, corrected);
    await post(context.services, corrected);
    await context.services.runMaintenance();
    const [, , correction, ...others] = mailService.requests.map(({ mail }) => mail);
    expect(others).toEqual([]);
    expect(correction).toMatchObject({
      to: ['hello@dep.example'],
      subject: `Correction to ${referenceOf(body.inquiry_id)}`,
    });
    for (const text of ['Ada King', 'IC50 < 7 nM', contactInquiry.company, body.inquiry_id, ', corrected '])
      expect(correction?.text).toContain(text);
    expect(correction?.text).not.toContain(contactInquiry.project_description);
    expect((await jobs(context)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'acknowledgement sent',
      'correction sent',
      'notification sent',
    ]);
  });

  test('tells of a second correction a little later, so that nobody fills the mailbox', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    await post(context.services, inquiry);
    await context.services.runMaintenance();
    for (let number = 0; number < 10; number++) {
      await post(context.services, { ...inquiry, phone: `${number}` });
      await context.services.runMaintenance();
    }
    expect(mailService.requests, 'notification, acknowledgement and the first correction').toHaveLength(3);
    await wait(context);
    await context.services.runMaintenance();
    expect(mailService.requests).toHaveLength(4);
    expect(mailService.requests[3]?.mail['text']).toContain('Phone: 9');
  });

  test('tells the owner the latest words, however corrections and sending meet', async () => {
    const keys = Array.from({ length: 25 }, () => randomUUID());
    await Promise.all(
      keys.map(async (idempotency_key, index) => {
        const email = `visitor-${index}@biotech.example`;
        const inquiry = { ...contactInquiry, name: `Visitor ${index}`, email, idempotency_key };
        await post(context.services, inquiry);
        await post(context.services, { ...inquiry, phone: `${1000 + index}` });
      }),
    );
    await context.services.runMaintenance();
    await context.services.runMaintenance();
    const toOwner = mailService.requests
      .map(({ mail }) => mail)
      .filter(({ to }) => String(to) === 'hello@dep.example');
    for (const index of keys.keys()) {
      const mails = toOwner.filter(({ text }) => String(text).includes(`Visitor ${index},`));
      expect(mails.at(-1)?.['text']).toContain(`Phone: ${1000 + index}`);
    }
    const acknowledged = mailService.requests.filter(({ mail }) => String(mail['to']).startsWith('visitor-'));
    expect(acknowledged).toHaveLength(25);
  });

  test('sends no other words under the key of a mail that may have left', async () => {
    mailService.mode = 'hang';
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    await post(context.services, inquiry);
    await context.services.runMaintenance();
    await post(context.services, { ...inquiry, phone: '7' });
    await context.services.runMaintenance();
    mailService.mode = 'take';
    await wait(context);
    await context.services.runMaintenance();
    const contents = new Map<string, Set<string>>();
    for (const { key, mail } of mailService.requests)
      contents.set(key, (contents.get(key) ?? new Set()).add(JSON.stringify(mail)));
    expect([...contents.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
    expect(mailService.requests.map(({ mail }) => String(mail['subject']))).toContainEqual(
      expect.stringContaining('Correction'),
    );
    expect((await jobs(context)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'acknowledgement sent',
      'correction sent',
    ]);
  });

  test('tells the owner why an inquiry is suspect, and the sender nothing', async () => {
    await post(context.services, { ...contactInquiry, [honeypotName]: 'x', fill_time_ms: 1 });
    await context.services.runMaintenance();
    expect(mailService.requests.map(({ mail }) => mail)).toMatchObject([
      { to: ['hello@dep.example'], subject: 'Suspect: Contact inquiry from Ada Novak, Novak Biotech' },
    ]);
    for (const part of ['text', 'html'])
      for (const why of ['a field that people do not see was filled in', 'faster than anybody writes'])
        expect(mailService.requests[0]?.mail[part]).toContain(why);
  });

  test('takes a job up again whose sender died', async () => {
    mailService.mode = 'fail';
    await post(context.services, contactInquiry);
    await context.services.runMaintenance();
    await context.sql`update leads.mail_jobs set status = 'sending', next_attempt_at = now() + interval '5 minutes'`;
    mailService.mode = 'take';
    mailService.requests = [];
    await context.services.runMaintenance();
    expect(mailService.requests, 'while the lease lasts').toHaveLength(0);
    await wait(context);
    await context.services.runMaintenance();
    expect(mailService.requests).toHaveLength(2);
  });

  test('waits longer after each failure', async () => {
    mailService.mode = 'fail';
    await post(context.services, contactInquiry);
    await context.services.runMaintenance();
    const delay = async () => {
      const [row] = await context.sql`
        select extract(epoch from max(next_attempt_at) - now())::int as seconds from leads.mail_jobs`;
      return row!.seconds as number;
    };
    const first = await delay();
    await wait(context);
    await context.services.runMaintenance();
    expect(await delay()).toBeGreaterThan(first);
  });

  test('gives up on an acknowledgement that the mail service refuses for good, and says why', async () => {
    mailService.mode = 'refuse';
    await post(context.services, contactInquiry);
    await context.services.runMaintenance();
    await wait(context);
    await context.services.runMaintenance();
    const acknowledgements = mailService.requests.filter(
      ({ mail }) => String(mail.to) === contactInquiry.email,
    );
    expect(acknowledgements).toHaveLength(1);
    const [job] = await jobs(context);
    expect([job?.kind, job?.status, job?.last_error]).toEqual([
      'acknowledgement',
      'failed',
      expect.stringContaining('422'),
    ]);
  });

  test('sends a notification without the visitor’s address to reply to where the mail service refuses that', async () => {
    mailService.mode = 'refuse-reply-to';
    const email = 'ada..novak@biotech.example';
    await post(context.services, { ...contactInquiry, email });
    await context.services.runMaintenance();
    const notifications = mailService.requests.filter(({ mail }) => String(mail.to) === 'hello@dep.example');
    expect(notifications.map(({ mail }) => mail.reply_to)).toEqual([email, undefined]);
    expect(notifications[1]?.mail.text).toContain(email);
    expect(new Set(notifications.map(({ key }) => key)).size, 'another mail has another key').toBe(2);
    expect((await jobs(context))[1]).toMatchObject({ kind: 'notification', status: 'sent', attempts: 1 });
  });

  test('keeps a notification that the mail service refuses in any form, and sends it once it is taken', async () => {
    mailService.mode = 'refuse';
    await post(context.services, contactInquiry);
    await context.services.runMaintenance();
    expect((await jobs(context))[1]).toMatchObject({
      kind: 'notification',
      status: 'queued',
      attempts: 1,
      last_error: expect.stringContaining('422'),
    });
    mailService.mode = 'take';
    mailService.requests = [];
    await wait(context);
    await context.services.runMaintenance();
    expect(mailService.requests.map(({ mail }) => mail.to)).toEqual([['hello@dep.example']]);
    expect((await jobs(context)).map(({ status }) => status)).toEqual(['failed', 'sent']);
  });

  test('never gives up on telling the owner, and waits no longer than a quarter of an hour', async () => {
    mailService.mode = 'fail';
    await post(context.services, contactInquiry);
    await context.services.runMaintenance();
    await context.sql`update leads.mail_jobs set attempts = 5000, queued_at = now() - interval '90 days'`;
    await wait(context);
    await context.services.runMaintenance();
    expect((await jobs(context))[1]).toMatchObject({
      kind: 'notification',
      status: 'queued',
      attempts: 5001,
    });
    const [row] = await context.sql`
      select extract(epoch from next_attempt_at - now())::int as seconds from leads.mail_jobs
      where kind = 'notification'`;
    expect(row?.seconds).toBeLessThanOrEqual(15 * 60);
  });

  test('acknowledges nothing after a day', async () => {
    await new Promise((resolve) => mailService.server.close(resolve));
    await post(context.services, contactInquiry);
    await context.services.runMaintenance();
    await context.sql`update leads.mail_jobs set queued_at = now() - interval '25 hours'`;
    await wait(context);
    mailService = await startMailService(port);
    await context.services.runMaintenance();
    expect(mailService.requests.map(({ mail }) => mail.to)).toEqual([['hello@dep.example']]);
    expect((await jobs(context)).map(({ status }) => status)).toEqual(['failed', 'sent']);
  });

  test('waits as long as the mail service asks, which counts as no attempt', async () => {
    mailService.mode = 'limit';
    for (const email of ['a@biotech.example', 'b@biotech.example'])
      await post(context.services, { ...contactInquiry, email });
    await context.services.runMaintenance();
    await context.services.runMaintenance();
    const sent = await jobs(context);
    expect(sent.map(({ status, attempts }) => [status, attempts])).toEqual(sent.map(() => ['sent', 1]));
    expect(mailService.requests, 'four mails, one of which was asked to come back').toHaveLength(5);

    mailService.mode = 'limit-long';
    await post(context.services, { ...contactInquiry, email: 'c@biotech.example' });
    await context.services.runMaintenance();
    const [row] = await context.sql`
      select attempts, extract(epoch from next_attempt_at - now())::int as seconds from leads.mail_jobs
      where status = 'queued' and last_error is not null`;
    expect(row?.attempts).toBe(0);
    expect(row?.seconds).toBeGreaterThan(1700);
  });

  test('tells the owner of every inquiry before it acknowledges one', async () => {
    await new Promise((resolve) => mailService.server.close(resolve));
    for (const email of ['a@biotech.example', 'b@biotech.example', 'c@biotech.example'])
      await post(context.services, { ...contactInquiry, email });
    await context.services.runMaintenance();
    await wait(context);
    mailService = await startMailService(port);
    await context.services.runMaintenance();
    const owner = 'hello@dep.example';
    expect(mailService.requests.map(({ mail }) => String(mail.to) === owner)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('takes a mail for sent whose key the mail service knows with other links', async () => {
    mailService.mode = 'known';
    await post(context.services, contactInquiry);
    await context.services.runMaintenance();
    expect((await jobs(context)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  test('says in an acknowledgement that no machine should answer it', async () => {
    await post(context.services, contactInquiry);
    await context.services.runMaintenance();
    const automatic = (mail: object) => 'headers' in mail && mail.headers;
    expect(new Map(mailService.requests.map(({ mail }) => [String(mail.to), automatic(mail)]))).toEqual(
      new Map<string, unknown>([
        ['hello@dep.example', false],
        [contactInquiry.email, { 'Auto-Submitted': 'auto-replied' }],
      ]),
    );
  });

  test('acknowledges no more than three inquiries a day to one mailbox, and tells the owner of all', async () => {
    for (let number = 0; number < 5; number++)
      await post(context.services, {
        ...contactInquiry,
        email: number % 2 ? 'ADA@biotech.example' : 'ada@biotech.example',
        phone: `${number}`,
      });
    await context.services.runMaintenance();
    const recipients = mailService.requests.map(({ mail }) => String(mail.to).toLowerCase());
    expect(recipients.filter((to) => to === 'hello@dep.example')).toHaveLength(5);
    expect(recipients.filter((to) => to === 'ada@biotech.example')).toHaveLength(3);
  });

  test('has text and HTML, and no header of a visitor’s making', async () => {
    const attack = { name: 'Ada\r\nBcc: all@world.example', company: 'Novak\nSubject: Other' };
    await post(context.services, { ...contactInquiry, ...attack });
    await context.services.runMaintenance();
    const notification = mailService.requests.find(
      ({ mail }) => String(mail.to) === 'hello@dep.example',
    )?.mail;
    expect(notification?.subject).toBe(
      'Contact inquiry from Ada Bcc: all@world.example, Novak Subject: Other',
    );
    expect(notification).toMatchObject({
      reply_to: contactInquiry.email,
      text: expect.any(String) as string,
    });
    expect(notification?.html).toMatch(/^<!doctype html>/i);
  });

  test('carries nobody else’s text to a stranger’s mailbox', async () => {
    await post(context.services, {
      ...contactInquiry,
      name: 'WIN at http://spam.example now',
      company: 'Buy!',
    });
    await context.services.runMaintenance();
    const acknowledgement = mailService.requests.find(
      ({ mail }) => String(mail.to) === contactInquiry.email,
    )?.mail;
    expect(acknowledgement?.text).toContain('Hello,');
    expect(JSON.stringify(acknowledgement)).not.toMatch(/spam\.example|Buy!/);
  });
});
