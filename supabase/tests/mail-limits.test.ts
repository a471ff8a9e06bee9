import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import {
  backdateRows,
  makeMailJobsDue,
  createVisitorHeaders,
  notificationMark,
  submit,
} from './inquiries.ts';
import { findMailsTo, ownerAddress, resetMail, startMailRecorder } from './mail-recorder.ts';
import { contactInquiry, post, useServices, waitForLongWindow } from './test-services.ts';

const mail = await startMailRecorder();
afterAll(() => mail.stop());

const context = useServices({
  RESEND_API_URL: mail.url,
  PROVIDER_EMAIL: ownerAddress,
  RATE_LIMIT_MAXIMUM: '',
});
beforeEach(() => resetMail(mail));
const drain = () => context.services.runMaintenance();

const countMailsTo = (start: string) =>
  mail.requests.filter((request) => String(request.mail.to).toLowerCase().startsWith(start)).length;
const findOwnerMails = () => findMailsTo(mail, ownerAddress);
const findBundles = () =>
  findOwnerMails().filter(({ subject }) => String(subject).endsWith('more inquiries'));
const suspicious = { [honeypotName]: 'x' };

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

const countMailsByInquiry = (ids: readonly string[]) =>
  ids.map((id) => findOwnerMails().filter(({ text }) => String(text).includes(notificationMark(id))).length);

const countUnsent = async (kind: string) =>
  (await context.sql`select from leads.mail_jobs where kind = ${kind} and status <> 'sent'`).length;

describe('confirmations', () => {
  test('one mailbox gets three confirmations a day in any spelling, and the owner gets every inquiry', async () => {
    const names = ['ada', 'ADA', 'ada+a', 'Ada+b', 'ada+c+d', 'a.da', 'ａda'];
    const spellings = [...names.map((name) => `${name}@biotech.example`), 'ada@biotech.example.'];
    const announced: boolean[] = [];
    for (const email of spellings)
      announced.push((await submit(context.services, { email })).body.sends_confirmation);
    expect(announced).toEqual(spellings.map((_, index) => index < 3));
    await drain();
    const confirmations = mail.requests.filter(({ mail: { to } }) => ![to].flat().includes(ownerAddress));
    expect(confirmations).toHaveLength(3);
    expect(findOwnerMails()).toHaveLength(spellings.length);
    await backdateRows(context.sql, '25 hours');
    await submit(context.services, { email: 'ada@biotech.example' });
    await drain();
    expect(countMailsTo('ada'), 'the next day').toBe(4);
  });

  test('a victim’s mailbox gets three confirmations a day, even if later posts use the same keys', async () => {
    for (let round = 0; round < 8; round++) {
      const idempotency_key = randomUUID();
      const visitor = createVisitorHeaders();
      const send = (email: string) =>
        post(context.services, { ...contactInquiry, idempotency_key, email }, visitor);
      await send('victim@world.example');
      await drain();
      await send(`attacker-${round}@evil.example`);
      await send('victim+again@world.example');
      await send('victim@world.example');
      await drain();
    }
    expect(countMailsTo('victim')).toBe(3);
    expect(countMailsTo('attacker'), 'updates are not confirmed').toBe(0);
  });

  test('all mailboxes together get fifty confirmations a day', async () => {
    await submitMany(55);
    await drain();
    await drain();
    expect(countMailsTo('visitor-')).toBe(50);
    await backdateRows(context.sql, '25 hours');
    await submitMany(1);
    await drain();
    expect(countMailsTo('visitor-')).toBe(51);
  });
});

describe('bundles', () => {
  test('200 posts from one IP address don’t block other visitors, and the owner gets fewer than 60 emails', async () => {
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
    expect(findOwnerMails().length).toBeLessThan(60);
    expect(countMailsByInquiry([honest.body.inquiry_id])).toEqual([1]);
    expect(countMailsTo(contactInquiry.email)).toBe(1);
    await backdateRows(context.sql, '1 hour');
    await drain();
    expect(countMailsByInquiry(ids)).toEqual(ids.map(() => 1));
    expect(await countUnsent('notification')).toBe(0);
  });

  test('200 inquiries from bots with many IP addresses reach the owner in fewer than 60 emails', async () => {
    const ids: string[] = [];
    for (let batch = 0; batch < 5; batch++) {
      ids.push(...(await submitMany(40, suspicious)));
      await drain();
    }
    const [honest] = await submitMany(1);
    await drain();
    expect(findOwnerMails().length).toBeLessThan(60);
    await backdateRows(context.sql, '1 hour');
    await drain();
    expect(findOwnerMails().length).toBeLessThan(60);
    expect(countMailsByInquiry([...ids, honest!])).toEqual(Array.from({ length: 201 }, () => 1));
    expect(await countUnsent('notification')).toBe(0);
  });

  test('more than 20 suspicious inquiries in an hour wait for a bundle, and clean ones don’t', async () => {
    const single = await submitMany(20, suspicious);
    const bundled = await submitMany(3, suspicious);
    const clean = await submitMany(1);
    await expect.poll(() => findOwnerMails().length).toBe(21);
    expect(countMailsByInquiry([...single, ...clean])).toEqual(Array.from({ length: 21 }, () => 1));
    expect(countMailsByInquiry(bundled)).toEqual([0, 0, 0]);
    await drain();
    expect(findBundles()).toHaveLength(1);
    expect(countMailsByInquiry(bundled)).toEqual([1, 1, 1]);
  });

  test('more than 60 inquiries in an hour wait for a bundle that contains each in full', async () => {
    const single = await submitMany(60);
    const bundled = await submitMany(5, { project_description: 'Only in a bundle', additional_info: 'a\nb' });
    await drain();
    expect(findOwnerMails()).toHaveLength(61);
    expect(findBundles()).toMatchObject([
      { to: [ownerAddress], subject: '5 more inquiries', reply_to: ownerAddress },
    ]);
    expect(countMailsByInquiry([...single, ...bundled])).toEqual(Array.from({ length: 65 }, () => 1));
    const rows = await context.sql<{ email: string }[]>`
      select email from leads.inquiries where id in ${context.sql(bundled)}`;
    for (const part of ['text', 'html']) {
      const content = String(findBundles()[0]![part]);
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
    expect(findBundles()).toHaveLength(1);
    await backdateRows(context.sql, '50 minutes');
    await drain();
    expect(findBundles()).toHaveLength(1);
    await backdateRows(context.sql, '10 minutes');
    await drain();
    await drain();
    expect(findBundles()).toHaveLength(2);
    expect(countMailsByInquiry([...first, ...second])).toEqual([1, 1, 1, 1]);
  });

  test('a retry of a bundle has the same key and content, even if inquiries arrived in between', async () => {
    await submitMany(20, suspicious);
    await drain();
    const first = await submitMany(2, suspicious);
    mail.mode = 'fail';
    await drain();
    const [attempt] = findBundles();
    expect(attempt?.subject).toBe('2 more inquiries');
    const second = await submitMany(1, suspicious);
    mail.mode = 'accept';
    // Bundles don't expire.
    await context.sql`
      update leads.mail_jobs set queued_at = queued_at - interval '30 days', next_attempt_at = now()
      where kind = 'bundle' and attempts > 0`;
    await drain();
    const findKeys = (text: unknown) =>
      mail.requests.filter((request) => request.mail.text === text).map(({ key }) => key);
    expect(new Set(findKeys(attempt?.text)).size).toBe(1);
    expect(findKeys(attempt?.text)).toHaveLength(2);
    await backdateRows(context.sql, '1 hour');
    await drain();
    expect(countMailsByInquiry(first)).toEqual([2, 2]);
    expect(countMailsByInquiry(second)).toEqual([1]);
    expect(await countUnsent('notification')).toBe(0);
    expect(await countUnsent('bundle')).toBe(0);
  });

  test('the inquiries of a bundle that the mail service rejects are mailed one by one', async () => {
    await submitMany(20, suspicious);
    await drain();
    const bundled = await submitMany(3, suspicious);
    mail.mode = 'reject';
    await drain();
    mail.mode = 'accept';
    mail.requests = [];
    await makeMailJobsDue(context.sql);
    await drain();
    expect(findBundles()).toEqual([]);
    expect(countMailsByInquiry(bundled)).toEqual([1, 1, 1]);
    expect(await countUnsent('notification')).toBe(0);
  });

  test('a clean inquiry is in the next bundle, even if hundreds of suspicious ones are waiting', async () => {
    const ids = Array.from({ length: 700 }, () => randomUUID());
    await context.sql`
      insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company, suspicions)
      select id, id, '', 'contact', 'Bot', 'bot@evil.example', 'Evil', '{address}' from unnest(${ids}::uuid[]) as id`;
    await context.sql`
      insert into leads.mail_jobs (inquiry_id, kind, is_bundled) select id, 'notification', true from leads.inquiries`;
    const clean = await submitMany(61);
    await drain();
    expect(findBundles().map(({ subject }) => subject)).toEqual(['500 more inquiries']);
    expect(countMailsByInquiry(clean)).toEqual(Array.from({ length: 61 }, () => 1));
  });

  test('a bundled inquiry gets no email about its files', async () => {
    await submitMany(20, suspicious);
    await submitMany(1, { ...suspicious, files: [{ name: 'a.pdf', size: 5 }] });
    expect(await context.sql`select from leads.mail_jobs where kind = 'files'`).toHaveLength(0);
  });

  test('a bundle contains at most 500 inquiries, even after the mail service postponed it', async () => {
    const ids = Array.from({ length: 700 }, () => randomUUID());
    await context.sql`
      insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company, received_at)
      select id, id, '', 'contact', 'Ada', 'ada@biotech.example', 'Novak', now() - interval '1 day'
      from unnest(${ids}::uuid[]) as id`;
    await context.sql`
      insert into leads.mail_jobs (inquiry_id, kind, is_bundled) select id, 'notification', true from leads.inquiries`;
    mail.mode = 'limit-long';
    await drain();
    mail.mode = 'accept';
    await makeMailJobsDue(context.sql);
    await drain();
    expect(findBundles().map(({ subject }) => subject)).toEqual(['500 more inquiries', '500 more inquiries']);
    await backdateRows(context.sql, '1 hour');
    await drain();
    expect(findBundles().at(-1)?.subject).toBe('200 more inquiries');
    expect(await countUnsent('notification')).toBe(0);
  });

  test('a bundled update names the first inquiry', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const { body } = await post(context.services, inquiry, createVisitorHeaders());
    await submitMany(20, suspicious);
    await post(context.services, { ...inquiry, phone: '7', ...suspicious }, createVisitorHeaders());
    await drain();
    const [reference] = body.inquiry_id.split('-');
    expect(findBundles()[0]?.text).toContain(`Update to ${reference!.toUpperCase()}`);
  });
});
