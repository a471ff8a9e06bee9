import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { confirmedKinds, readMailKinds, submit, unconfirmedKinds } from './inquiries.ts';
import {
  contactInquiry,
  countRows,
  post,
  readInquiries,
  rfpSubmission,
  useServices,
} from './test-services.ts';

/** With one connection, posts would queue before they reach the database. */
const context = useServices({ DATABASE_CONNECTIONS: '8' });

const listStatuses = (responses: readonly { status: number }[]) => [
  ...new Set(responses.map(({ status }) => status)),
];
const repeat = <Item>(count: number, item: (index: number) => Promise<Item>) =>
  Promise.all(Array.from({ length: count }, (_, index) => item(index)));

describe('the same content under one idempotency key', () => {
  test('a repeat is stored once and gets the first response, and what isn’t content stays as it was', async () => {
    const inquiry = { ...contactInquiry, topic: 'case-brief', idempotency_key: randomUUID() };
    const extras = { attribution: { utm_source: 'letter' } };
    const first = await post(context, { ...inquiry, ...extras });
    await context.sql`update leads.inquiries set state = 'answered'`;
    const later = { fill_time_ms: 9000, attribution: { landing_page: '/contact' } };
    const second = await post(context, { ...inquiry, ...later });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await countRows(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
    expect(await readInquiries(context.sql)).toMatchObject([{ ...extras, state: 'answered' }]);
  });

  test('an inquiry posted twenty times at once is stored once', async () => {
    const idempotency_key = randomUUID();
    const responses = await repeat(20, () => submit(context, { idempotency_key }));
    expect(listStatuses(responses)).toEqual([200]);
    expect(new Set(responses.map(({ body }) => body.inquiry_id)).size).toBe(1);
    expect(await countRows(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
  });
});

describe('different content under a known idempotency key', () => {
  const files = [{ name: 'dossier.pdf', size: 5 }];

  test.each<[string, object]>([
    ['another person', { name: 'Eve', email: 'eve@b.co' }],
    ['one answer fewer', { phone: undefined }],
    ['another topic', { topic: 'partnership' }],
    ['another service', { service: 'readiness' }],
    ['another consent version', { consent_version: undefined }],
    ['the other form', rfpSubmission],
    ['a file of another size', { files: [{ name: 'dossier.pdf', size: 6 }] }],
    ['no file', { files: undefined }],
  ])(
    'a changed inquiry is a second one without a confirmation, and late copies change neither: %s',
    async (_, change) => {
      const inquiry = { ...contactInquiry, files, idempotency_key: randomUUID() };
      const changed = { ...inquiry, ...change };
      const first = await post(context, inquiry);
      const second = await post(context, changed);
      const stored = await readInquiries(context.sql);
      expect(stored.map(({ id }) => id)).toEqual([first.body.inquiry_id, second.body.inquiry_id]);
      const [firstKinds, secondKinds] = await readMailKinds(context);
      expect([firstKinds, secondKinds]).toEqual([confirmedKinds, unconfirmedKinds]);

      expect((await post(context, inquiry)).body.inquiry_id).toBe(first.body.inquiry_id);
      expect((await post(context, changed)).body.inquiry_id).toBe(second.body.inquiry_id);
      expect(await readInquiries(context.sql)).toEqual(stored);
    },
  );
});

describe('posts that arrive at once', () => {
  test('simultaneous posts from many subnets of one IPv6 site, with few keys and mailboxes, are all stored', async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const responses = await repeat(80, (index) => {
      const email = `ada${index % 3}@biotech.example`;
      const fields = { idempotency_key: keys[index % 4], email, phone: `${index}` };
      return submit(context, fields, `2001:db8:1:${index % 5}::1`);
    });
    expect(listStatuses(responses)).toEqual([200]);
    expect((await countRows(context.sql)).inquiries).toBe(80);
  });

  test('simultaneous posts for one mailbox are confirmed three times', async () => {
    await repeat(20, (index) => submit(context, { email: `Ada+${index}@biotech.example` }));
    expect(await countRows(context.sql)).toEqual({ inquiries: 20, mailJobs: 23 });
  });
});
