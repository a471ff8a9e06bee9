import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { backdateRows, makeMailJobsDue, createVisitorHeaders, submit } from './inquiries.ts';
import { findMailsTo, ownerAddress, resetMail, startMailRecorder } from './mail-recorder.ts';
import { contactInquiry, post, useServices, waitForLongWindow } from './test-services.ts';

const mail = await startMailRecorder();
afterAll(() => mail.stop());

// With the limits of a real site.
const context = useServices({
  RESEND_API_URL: mail.url,
  PROVIDER_EMAIL: ownerAddress,
  RATE_LIMIT_MAXIMUM: '',
});
beforeEach(() => resetMail(mail));
const drain = () => context.services.runMaintenance();

/** How many mails have gone to visitors whose address begins so. */
const acknowledgements = (start: string) =>
  mail.requests.filter((request) => String(request.mail.to).toLowerCase().startsWith(start)).length;
const ownerMails = () => findMailsTo(mail, ownerAddress);
const bundles = () => ownerMails().filter(({ subject }) => String(subject).endsWith('more inquiries'));
const suspicious = { [honeypotName]: 'x' };

/** Posts this many inquiries, each from its own address, and returns their ids. */
async function submitMany(count: number, fields: Readonly<Record<string, unknown>> = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const email = `visitor-${randomUUID()}@biotech.example`;
    const { status, body } = await submit(context.services, { email, ...fields });
    expect(status).toBe(200);
    ids.push(body.inquiry_id);
  }
  return ids;
}

/** How many mails to the owner have each inquiry. */
const mailsByInquiry = (ids: readonly string[]) =>
  ids.map((id) => ownerMails().filter(({ text }) => String(text).includes(id)).length);

/** The jobs of this kind that haven't left. */
const unsent = async (kind: string) =>
  (await context.sql`select from leads.mail_jobs where kind = ${kind} and status <> 'sent'`).length;

describe('acknowledgements', () => {
  test('one mailbox gets three a day, however it is spelled, and the owner reads every inquiry', async () => {
    const names = ['ada', 'ADA', 'ada+a', 'Ada+b', 'ada+c+d', 'a.da', 'ａda'];
    const spellings = [...names.map((name) => `${name}@biotech.example`), 'ada@biotech.example.'];
    for (const email of spellings) await submit(context.services, { email });
    await drain();
    const acknowledged = mail.requests.filter(({ mail: { to } }) => ![to].flat().includes(ownerAddress));
    expect(acknowledged).toHaveLength(3);
    expect(ownerMails()).toHaveLength(spellings.length);
    await backdateRows(context.sql, '25 hours');
    await submit(context.services, { email: 'ada@biotech.example' });
    await drain();
    expect(acknowledgements('ada'), 'the next day').toBe(4);
  });

  test('a victim’s mailbox gets three a day, whatever is posted under the same keys afterwards', async () => {
    for (let round = 0; round < 8; round++) {
      const idempotency_key = randomUUID();
      const visitor = createVisitorHeaders();
      const send = (email: string) =>
        post(context.services, { ...contactInquiry, idempotency_key, email }, visitor);
      await send('victim@world.example');
      await drain();
      // Attempts to make the earlier mails look like another mailbox's.
      await send(`attacker-${round}@evil.example`);
      await send('victim+again@world.example');
      await send('victim@world.example');
      await drain();
    }
    expect(acknowledgements('victim')).toBe(3);
    expect(acknowledgements('attacker'), 'updates are not acknowledged').toBe(0);
  });

  test('all mailboxes together get fifty a day', async () => {
    await submitMany(55);
    await drain();
    await drain();
    expect(acknowledgements('visitor-')).toBe(50);
    await backdateRows(context.sql, '25 hours');
    await submitMany(1);
    await drain();
    expect(acknowledgements('visitor-')).toBe(51);
  });
});

describe('bundles', () => {
  test('200 posts from one address hide no other visitor, and the owner gets fewer than 60 mails', async () => {
    await waitForLongWindow();
    const flood = createVisitorHeaders();
    const ids: string[] = [];
    for (let index = 0; index < 200; index++) {
      const inquiry = {
        ...contactInquiry,
        email: `bot-${index}@evil.example`,
        idempotency_key: randomUUID(),
      };
      const { status, body } = await post(context.services, inquiry, flood);
      if (status === 200) ids.push(body.inquiry_id);
      if (index % 40 === 0) await drain();
    }
    expect(ids, 'the rest gets 429').toHaveLength(30);
    const honest = await submit(context.services);
    expect(honest.status).toBe(200);
    await drain();
    expect(ownerMails().length).toBeLessThan(60);
    expect(mailsByInquiry([honest.body.inquiry_id])).toEqual([1]);
    expect(acknowledgements(contactInquiry.email)).toBe(1);
    await backdateRows(context.sql, '1 hour');
    await drain();
    expect(mailsByInquiry(ids)).toEqual(ids.map(() => 1));
    expect(await unsent('notification')).toBe(0);
  });

  test('200 inquiries of robots with many addresses make fewer than 60 mails to the owner, and each is in one', async () => {
    const ids: string[] = [];
    for (let batch = 0; batch < 5; batch++) {
      ids.push(...(await submitMany(40, suspicious)));
      await drain();
    }
    const [honest] = await submitMany(1);
    await drain();
    expect(ownerMails().length).toBeLessThan(60);
    await backdateRows(context.sql, '1 hour');
    await drain();
    expect(ownerMails().length).toBeLessThan(60);
    expect(mailsByInquiry([...ids, honest!])).toEqual(Array.from({ length: 201 }, () => 1));
    expect(await unsent('notification')).toBe(0);
  });

  test('more than 20 suspicious inquiries in an hour wait for a bundle, and clean ones do not', async () => {
    const single = await submitMany(20, suspicious);
    const bundled = await submitMany(3, suspicious);
    const clean = await submitMany(1);
    await expect.poll(() => ownerMails().length).toBe(21);
    expect(mailsByInquiry([...single, ...clean])).toEqual(Array.from({ length: 21 }, () => 1));
    expect(mailsByInquiry(bundled)).toEqual([0, 0, 0]);
    await drain();
    expect(bundles()).toHaveLength(1);
    expect(mailsByInquiry(bundled)).toEqual([1, 1, 1]);
  });

  test('more than 60 inquiries in an hour wait for a bundle that has each in full and settles them', async () => {
    const single = await submitMany(60);
    const bundled = await submitMany(5, { project_description: 'Only in a bundle', additional_info: 'a\nb' });
    await drain();
    expect(ownerMails()).toHaveLength(61);
    expect(bundles()).toMatchObject([
      { to: [ownerAddress], subject: '5 more inquiries', reply_to: ownerAddress },
    ]);
    expect(mailsByInquiry([...single, ...bundled])).toEqual(Array.from({ length: 65 }, () => 1));
    const rows = await context.sql<{ email: string }[]>`
      select email from leads.inquiries where id in ${context.sql(bundled)}`;
    for (const part of ['text', 'html']) {
      const content = String(bundles()[0]![part]);
      for (const { email } of rows) expect(content).toContain(email);
      expect(content.match(/Only in a bundle/g)).toHaveLength(5);
      expect(content.match(/\+1 555 0100/g)).toHaveLength(5);
    }
    const settled = await context.sql<{ kind: string; status: string; provider: string; isSent: boolean }[]>`
      select kind, status, provider_id as provider, sent_at is not null as "isSent" from leads.mail_jobs
      where is_bundled or kind = 'bundle'`;
    const [bundle] = settled.filter(({ kind }) => kind === 'bundle');
    expect(bundle).toMatchObject({ status: 'sent', provider: expect.stringMatching(/^mail-/) as string });
    expect(settled).toEqual(settled.map(({ kind }) => ({ ...bundle, kind })));
    expect(settled).toHaveLength(6);
  });

  test('the owner gets one bundle an hour', async () => {
    await submitMany(20, suspicious);
    const first = await submitMany(2, suspicious);
    await drain();
    const second = await submitMany(2, suspicious);
    for (let minute = 0; minute < 5; minute++) await drain();
    expect(bundles()).toHaveLength(1);
    await backdateRows(context.sql, '50 minutes');
    await drain();
    expect(bundles()).toHaveLength(1);
    await backdateRows(context.sql, '10 minutes');
    await drain();
    await drain();
    expect(bundles()).toHaveLength(2);
    expect(mailsByInquiry([...first, ...second])).toEqual([1, 1, 1, 1]);
  });

  test('a retry of a bundle has the same key and content, whatever arrived in between', async () => {
    await submitMany(20, suspicious);
    await drain();
    const first = await submitMany(2, suspicious);
    mail.mode = 'fail';
    await drain();
    const [attempt] = bundles();
    expect(attempt?.subject).toBe('2 more inquiries');
    const second = await submitMany(1, suspicious);
    mail.mode = 'take';
    // A bundle doesn't expire, as an acknowledgement does.
    await context.sql`
      update leads.mail_jobs set queued_at = queued_at - interval '30 days', next_attempt_at = now()
      where kind = 'bundle' and attempts > 0`;
    await drain();
    const keyOf = (text: unknown) =>
      mail.requests.filter((request) => request.mail.text === text).map(({ key }) => key);
    expect(new Set(keyOf(attempt?.text)).size).toBe(1);
    expect(keyOf(attempt?.text)).toHaveLength(2);
    await backdateRows(context.sql, '1 hour');
    await drain();
    expect(mailsByInquiry(first)).toEqual([2, 2]);
    expect(mailsByInquiry(second)).toEqual([1]);
    expect(await unsent('notification')).toBe(0);
    expect(await unsent('bundle')).toBe(0);
  });

  test('the inquiries of a bundle that the mail service refuses for good are mailed one by one', async () => {
    await submitMany(20, suspicious);
    await drain();
    const bundled = await submitMany(3, suspicious);
    mail.mode = 'refuse';
    await drain();
    mail.mode = 'take';
    mail.requests = [];
    await makeMailJobsDue(context.sql);
    await drain();
    expect(bundles()).toEqual([]);
    expect(mailsByInquiry(bundled)).toEqual([1, 1, 1]);
    expect(await unsent('notification')).toBe(0);
  });

  test('a clean inquiry is in the next bundle, however many suspicious ones are waiting', async () => {
    const ids = Array.from({ length: 700 }, () => randomUUID());
    await context.sql`
      insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company, suspicions)
      select id, id, '', 'contact', 'Bot', 'bot@evil.example', 'Evil', '{address}' from unnest(${ids}::uuid[]) as id`;
    await context.sql`
      insert into leads.mail_jobs (inquiry_id, kind, is_bundled) select id, 'notification', true from leads.inquiries`;
    const clean = await submitMany(61);
    await drain();
    expect(bundles().map(({ subject }) => subject)).toEqual(['500 more inquiries']);
    expect(mailsByInquiry(clean)).toEqual(Array.from({ length: 61 }, () => 1));
  });

  test('an inquiry in a bundle causes no second mail about its files', async () => {
    await submitMany(20, suspicious);
    await submitMany(1, { ...suspicious, files: [{ name: 'a.pdf', size: 5 }] });
    expect(await context.sql`select from leads.mail_jobs where kind = 'files'`).toHaveLength(0);
  });

  test('a bundle holds at most 500 inquiries, also after the mail service put it off', async () => {
    const ids = Array.from({ length: 700 }, () => randomUUID());
    await context.sql`
      insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company, received_at)
      select id, id, '', 'contact', 'Ada', 'ada@biotech.example', 'Novak', now() - interval '1 day'
      from unnest(${ids}::uuid[]) as id`;
    await context.sql`
      insert into leads.mail_jobs (inquiry_id, kind, is_bundled) select id, 'notification', true from leads.inquiries`;
    mail.mode = 'limit-long';
    await drain();
    mail.mode = 'take';
    await makeMailJobsDue(context.sql);
    await drain();
    expect(bundles().map(({ subject }) => subject)).toEqual(['500 more inquiries', '500 more inquiries']);
    await backdateRows(context.sql, '1 hour');
    await drain();
    expect(bundles().at(-1)?.subject).toBe('200 more inquiries');
    expect(await unsent('notification')).toBe(0);
  });

  test('an update that is bundled names the first inquiry', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const { body } = await post(context.services, inquiry, createVisitorHeaders());
    await submitMany(20, suspicious);
    await post(context.services, { ...inquiry, phone: '7', ...suspicious }, createVisitorHeaders());
    await drain();
    const [reference] = body.inquiry_id.split('-');
    expect(bundles()[0]?.text).toContain(`Update to ${reference!.toUpperCase()}`);
  });
});
