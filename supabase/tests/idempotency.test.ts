import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { confirmedKinds, readMailKinds, createVisitorHeaders, unconfirmedKinds } from './inquiries.ts';
import {
  contactInquiry,
  countRows,
  createIpHeader,
  post,
  rfpSubmission,
  readInquiries,
  useServices,
} from './test-services.ts';

const getStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status);
const repeat = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** With one connection, posts would queue before they reach the database. */
const parallel = { DATABASE_CONNECTIONS: '8' };

describe('the same content under one idempotency key', () => {
  const context = useServices(parallel);

  test('a repeat is stored once and gets the same response each time', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const first = await post(context.services, inquiry);
    const second = await post(context.services, inquiry);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await countRows(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
  });

  test('an inquiry posted twenty times at once is stored once', async () => {
    const inquiry = { ...rfpSubmission, idempotency_key: randomUUID() };
    const responses = await Promise.all(
      repeat(20, () => post(context.services, inquiry, createVisitorHeaders())),
    );
    expect(new Set(getStatuses(responses))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.inquiry_id)).size).toBe(1);
    expect(await countRows(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
  });

  test('a repeat with another topic, attribution and fill time is stored once, and the first ones are kept', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const extras = { topic: 'case-brief', attribution: { utm_source: 'letter' } };
    const first = await post(context.services, { ...inquiry, ...extras });
    const later = {
      ...inquiry,
      topic: undefined,
      service: 'readiness',
      fill_time_ms: 9000,
      attribution: { landing_page: '/contact' },
    };
    expect((await post(context.services, later)).body).toEqual(first.body);
    expect(await readInquiries(context.sql)).toMatchObject([{ ...extras, service: null }]);
  });

  test('a repeat keeps the state that the owner set', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    await post(context.services, inquiry);
    await context.sql`update leads.inquiries set state = 'answered'`;
    await post(context.services, inquiry);
    expect(await readInquiries(context.sql)).toMatchObject([{ state: 'answered' }]);
  });

  test('a repeat that sends empty values differently is stored once', async () => {
    const inquiry = { ...rfpSubmission, idempotency_key: randomUUID() };
    const { title: _, services_needed: __, other_services: ___, ...nonEmpty } = inquiry;
    const first = await post(context.services, nonEmpty);
    const empty = { title: '', services_needed: [], other_services: null };
    expect((await post(context.services, { ...nonEmpty, ...empty })).body).toEqual(first.body);
    expect((await countRows(context.sql)).inquiries).toBe(1);
  });

  test.each(['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'again'])(
    'an inquiry with the key %s, which isn’t unique, is rejected',
    async (idempotency_key) => {
      const { status, body } = await post(context.services, { ...contactInquiry, idempotency_key });
      expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['idempotency_key']]);
    },
  );
});

describe('different content under a known idempotency key', () => {
  const context = useServices(parallel);
  const files = [{ name: 'dossier.pdf', size: 5 }];

  test.each<[string, object]>([
    ['another text', { phone: '7' }],
    ['one answer fewer', { phone: undefined }],
    ['another person', { name: 'Eve', email: 'eve@b.co' }],
    ['another consent version', { consent_version: undefined }],
    ['the other form', rfpSubmission],
    ['one file more', { files: [...files, { name: 'more.pdf', size: 6 }] }],
    ['a file of another size', { files: [{ name: 'dossier.pdf', size: 6 }] }],
    ['no file', { files: undefined }],
  ])(
    'a changed inquiry is a second one without a confirmation, and the first is unchanged: %s',
    async (_, change) => {
      const inquiry = { ...contactInquiry, files, idempotency_key: randomUUID() };
      const first = await post(context.services, inquiry);
      const [before] = await context.sql`select * from leads.inquiries`;
      const second = await post(context.services, { ...inquiry, ...change });
      expect([second.status, second.body.inquiry_id]).toEqual([200, expect.any(String)]);
      expect(second.body.inquiry_id).not.toBe(first.body.inquiry_id);

      const [unchanged, added, ...rest] =
        await context.sql`select * from leads.inquiries order by received_at`;
      expect([unchanged, added?.['id'], rest]).toEqual([before, second.body.inquiry_id, []]);
      const [firstKinds, secondKinds] = await readMailKinds(context);
      expect(firstKinds).toEqual(['acknowledgement', 'files', 'notification']);
      expect(secondKinds).not.toContain('acknowledgement');
      expect(secondKinds).toContain('notification');

      for (const [payload, { body }] of [
        [inquiry, first],
        [{ ...inquiry, ...change }, second],
      ] as const)
        expect((await post(context.services, payload)).body.inquiry_id).toBe(body.inquiry_id);
      expect((await countRows(context.sql)).inquiries).toBe(2);
    },
  );

  test('an older copy that arrives late is stored as well', async () => {
    const older = { ...contactInquiry, idempotency_key: randomUUID(), fill_time_ms: 10_000 };
    const newer = { ...older, project_description: 'What I meant', fill_time_ms: 30_000 };
    await post(context.services, newer);
    await post(context.services, older);
    await post(context.services, newer);
    expect(await readInquiries(context.sql)).toMatchObject([
      { project_description: newer.project_description },
      { project_description: older.project_description },
    ]);
    expect(await readMailKinds(context)).toEqual([confirmedKinds, unconfirmedKinds]);
  });

  test('eight versions posted at once are all stored, with one confirmation', async () => {
    const number = 8;
    const idempotency_key = randomUUID();
    const responses = await Promise.all(
      repeat(number, (index) =>
        post(
          context.services,
          { ...contactInquiry, idempotency_key, phone: `${index}` },
          createVisitorHeaders(),
        ),
      ),
    );
    expect(new Set(getStatuses(responses))).toEqual(new Set([200]));
    const rows = await readInquiries(context.sql);
    expect(new Set(rows.map(({ phone }) => phone)).size).toBe(number);
    expect(await countRows(context.sql)).toEqual({ inquiries: number, mailJobs: number + 1 });
  });
});

describe('posts that arrive at once', () => {
  const context = useServices(parallel);

  test('simultaneous posts from many subnets of one IPv6 site, with few keys and mailboxes, are all stored', async () => {
    const keys = repeat(4, () => randomUUID());
    const responses = await Promise.all(
      repeat(80, (index) => {
        const inquiry = {
          ...contactInquiry,
          idempotency_key: keys[index % 4],
          email: `ada${index % 3}@biotech.example`,
          phone: `${index}`,
        };
        return post(context.services, inquiry, createIpHeader(`2001:db8:1:${index % 5}::1`));
      }),
    );
    expect(new Set(getStatuses(responses))).toEqual(new Set([200]));
    expect((await countRows(context.sql)).inquiries).toBe(80);
    const [confirmations] = await context.sql`
      select count(*)::int from leads.mail_jobs where kind = 'acknowledgement'`;
    expect(confirmations?.['count']).toBe(4);
  });

  test('simultaneous posts for one mailbox are confirmed three times', async () => {
    const visitors = repeat(20, createVisitorHeaders);
    await Promise.all(
      visitors.map((visitor, index) =>
        post(context.services, { ...contactInquiry, email: `Ada+${index}@biotech.example` }, visitor),
      ),
    );
    expect(await countRows(context.sql)).toEqual({ inquiries: 20, mailJobs: 23 });
  });
});
