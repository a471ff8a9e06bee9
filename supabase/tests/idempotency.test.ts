import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { acknowledged, mailKinds, createVisitorHeaders, notAcknowledged } from './inquiries.ts';
import {
  contactInquiry,
  counts,
  from,
  post,
  rfpSubmission,
  storedInquiries,
  useServices,
} from './test-services.ts';

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** With one connection, as the hosted function has, posts would wait for each other before the database sees them. */
const parallel = { DATABASE_CONNECTIONS: '8' };

describe('the same content under one idempotency key', () => {
  const context = useServices(parallel);

  test('is stored once and answered the same each time', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const first = await post(context.services, inquiry);
    const second = await post(context.services, inquiry);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await counts(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
  });

  test('is stored once when it is posted twenty times at once', async () => {
    const inquiry = { ...rfpSubmission, idempotency_key: randomUUID() };
    const answers = await Promise.all(
      times(20, () => post(context.services, inquiry, createVisitorHeaders())),
    );
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.inquiry_id)).size).toBe(1);
    expect(await counts(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
  });

  test('is stored once when topic, attribution and fill time differ, and the first ones are kept', async () => {
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
    expect(await storedInquiries(context.sql)).toMatchObject([{ ...extras, service: null }]);
  });

  test('leaves the state that the owner has set', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    await post(context.services, inquiry);
    await context.sql`update leads.inquiries set state = 'answered'`;
    await post(context.services, inquiry);
    expect(await storedInquiries(context.sql)).toMatchObject([{ state: 'answered' }]);
  });

  test('is stored once when empty values are sent in other ways', async () => {
    const inquiry = { ...rfpSubmission, idempotency_key: randomUUID() };
    const { title: _, services_needed: __, other_services: ___, ...left } = inquiry;
    const first = await post(context.services, left);
    const empty = { title: '', services_needed: [], other_services: null };
    expect((await post(context.services, { ...left, ...empty })).body).toEqual(first.body);
    expect((await counts(context.sql)).inquiries).toBe(1);
  });

  test.each(['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'again'])(
    'is refused if the key is %s, which other senders could have too',
    async (idempotency_key) => {
      const { status, body } = await post(context.services, { ...contactInquiry, idempotency_key });
      expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['idempotency_key']]);
    },
  );
});

describe('other content under a known idempotency key', () => {
  const context = useServices(parallel);
  const files = [{ name: 'dossier.pdf', size: 5 }];

  test.each<[string, object]>([
    ['another text', { phone: '7' }],
    ['one answer less', { phone: undefined }],
    ['another person', { name: 'Eve', email: 'eve@b.co' }],
    ['another consent version', { consent_version: undefined }],
    ['the other form', rfpSubmission],
    ['one file more', { files: [...files, { name: 'more.pdf', size: 6 }] }],
    ['a file of another size', { files: [{ name: 'dossier.pdf', size: 6 }] }],
    ['no file', { files: undefined }],
  ])('is a second inquiry without a confirmation, and the first stays unchanged: %s', async (_, change) => {
    const inquiry = { ...contactInquiry, files, idempotency_key: randomUUID() };
    const first = await post(context.services, inquiry);
    const [before] = await context.sql`select * from leads.inquiries`;
    const second = await post(context.services, { ...inquiry, ...change });
    expect([second.status, second.body.inquiry_id]).toEqual([200, expect.any(String)]);
    expect(second.body.inquiry_id).not.toBe(first.body.inquiry_id);

    const [unchanged, added, ...others] =
      await context.sql`select * from leads.inquiries order by received_at`;
    expect([unchanged, added?.['id'], others]).toEqual([before, second.body.inquiry_id, []]);
    const [firstKinds, secondKinds] = await mailKinds(context);
    expect(firstKinds).toEqual(['acknowledgement', 'files', 'notification']);
    expect(secondKinds).not.toContain('acknowledgement');
    expect(secondKinds).toContain('notification');

    // Both are known from then on.
    for (const [payload, { body }] of [
      [inquiry, first],
      [{ ...inquiry, ...change }, second],
    ] as const)
      expect((await post(context.services, payload)).body.inquiry_id).toBe(body.inquiry_id);
    expect((await counts(context.sql)).inquiries).toBe(2);
  });

  test('is stored beside the newer text when an older copy arrives late', async () => {
    const older = { ...contactInquiry, idempotency_key: randomUUID(), fill_time_ms: 10_000 };
    const newer = { ...older, project_description: 'What I meant', fill_time_ms: 30_000 };
    await post(context.services, newer);
    await post(context.services, older);
    await post(context.services, newer);
    expect(await storedInquiries(context.sql)).toMatchObject([
      { project_description: newer.project_description },
      { project_description: older.project_description },
    ]);
    expect(await mailKinds(context)).toEqual([acknowledged, notAcknowledged]);
  });

  test('posted eight times at once is stored each time, with one confirmation', async () => {
    const number = 8;
    const idempotency_key = randomUUID();
    const answers = await Promise.all(
      times(number, (index) =>
        post(
          context.services,
          { ...contactInquiry, idempotency_key, phone: `${index}` },
          createVisitorHeaders(),
        ),
      ),
    );
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    const rows = await storedInquiries(context.sql);
    expect(new Set(rows.map(({ phone }) => phone)).size).toBe(number);
    expect(await counts(context.sql)).toEqual({ inquiries: number, mailJobs: number + 1 });
  });
});

describe('posts that arrive at once', () => {
  const context = useServices(parallel);

  test('from many networks of one IPv6 site, with few keys and mailboxes, are all stored', async () => {
    const keys = times(4, () => randomUUID());
    const answers = await Promise.all(
      times(80, (index) => {
        const inquiry = {
          ...contactInquiry,
          idempotency_key: keys[index % 4],
          email: `ada${index % 3}@biotech.example`,
          phone: `${index}`,
        };
        return post(context.services, inquiry, from(`2001:db8:1:${index % 5}::1`));
      }),
    );
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect((await counts(context.sql)).inquiries).toBe(80);
    const [acknowledgements] = await context.sql`
      select count(*)::int from leads.mail_jobs where kind = 'acknowledgement'`;
    // Only the first inquiry of each key is confirmed.
    expect(acknowledgements?.['count']).toBe(4);
  });

  test('for one mailbox are confirmed three times', async () => {
    const visitors = times(20, createVisitorHeaders);
    await Promise.all(
      visitors.map((visitor, index) =>
        post(context.services, { ...contactInquiry, email: `Ada+${index}@biotech.example` }, visitor),
      ),
    );
    expect(await counts(context.sql)).toEqual({ inquiries: 20, mailJobs: 23 });
  });
});
