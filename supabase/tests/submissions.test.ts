import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { responseTime } from '#src/inquiry/response-time.ts';
import {
  confirmedKinds,
  contactInquiry,
  rfpSubmission,
  unconfirmedKinds,
  useServices,
} from './test-services.ts';

/** With one connection, posts would queue before they reach the database. */
const context = useServices({ DATABASE_CONNECTIONS: '8' });

describe('an inquiry', () => {
  const { full_name, ...rfpAnswers } = rfpSubmission;

  test.each([
    ['message', contactInquiry, contactInquiry],
    ['RFP', rfpSubmission, { ...rfpAnswers, name: full_name, consent: null }],
  ])(
    'an inquiry is stored in full, with one email to the owner and one to the visitor: %s',
    async (kind, sent, row) => {
      const { status, body } = await context.post(sent);
      expect([status, body.message]).toEqual([
        200,
        `Thank you for your ${kind}. We will reply within ${responseTime}.`,
      ]);
      expect(await context.readInquiries()).toMatchObject([
        { ...row, id: body.inquiry_id, attribution: {}, suspicions: [], state: 'new' },
      ]);
      expect(await context.readMailKinds()).toEqual([confirmedKinds]);
    },
  );

  test('an inquiry is stored with its topic, service and attribution, without queries, which may identify the visitor', async () => {
    const attribution = {
      landing_page: '/why-dep?email=ada@biotech.example#top',
      referrer: 'https://search.example/results?q=ada+novak',
      utm_source: 'letter',
      unknown: 'x',
    };
    await context.post({
      ...contactInquiry,
      topic: 'case-brief',
      service: 'readiness',
      attribution,
    });
    const [row] = await context.sql`select topic, service, attribution from leads.inquiries`;
    expect(row).toEqual({
      topic: 'case-brief',
      service: 'readiness',
      attribution: {
        landing_page: '/why-dep',
        referrer: 'https://search.example/results',
        utm_source: 'letter',
      },
    });
  });

  test('an inquiry with invalid fields gets a message for each, in the specified order and wording', async () => {
    const { status, body } = await context.post({
      type: 'rfp',
      email: 'not an email address',
      modality: [],
    });
    expect(status).toBe(422);
    expect(Object.entries(body.error.fields ?? {})).toEqual([
      ['full_name', 'Full name is required'],
      ['email', 'Please enter a valid email address'],
      ['company', 'Company name is required'],
      ['project_name', 'Project name is required'],
      ['modality', 'Please choose at least one modality'],
    ]);
    expect(await context.countRows()).toEqual({ inquiries: 0, mailJobs: 0 });
  });

  test('an email address copied with its wrapper is stored and confirmed without it', async () => {
    await context.post({ ...contactInquiry, email: 'Mia Roth <mailto:mia＠example.org>;' });
    expect(
      await context.sql`select email, recipient from leads.inquiries
      join leads.mail_jobs on inquiry_id = inquiries.id and kind = 'confirmation'`,
    ).toEqual([{ email: 'mia@example.org', recipient: 'mia@example.org' }]);
  });

  test('a text at its limit in four-byte characters is stored', async () => {
    const project_description = '𝛼'.repeat(1000);
    expect((await context.post({ ...contactInquiry, project_description })).status).toBe(200);
    expect(await context.readInquiries()).toMatchObject([{ project_description }]);
  });
});

describe('consent to processing', () => {
  test.each([undefined, false, null])('a consent of %s is an error of the consent field', async (consent) => {
    const { status, body } = await context.post({ ...contactInquiry, consent });
    expect([status, body.error.fields]).toEqual([
      422,
      { consent: 'Please agree to the processing of your data so we can respond' },
    ]);
    expect((await context.countRows()).inquiries).toBe(0);
  });

  test.each([9999, -1, 1.5, 'first', undefined])(
    'consent to version %j, which was never published, is stored without a version',
    async (consent_version) => {
      expect((await context.post({ ...contactInquiry, consent_version })).status).toBe(200);
      expect(await context.sql`select consent, consent_version from leads.inquiries`).toEqual([
        { consent: true, consent_version: null },
      ]);
    },
  );
});

describe('an RFP whose start date passes', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('a repeat of the RFP gets the first response, and a new or changed RFP gets an error for the field', async () => {
    const { post: send } = context.connectInProcess();
    const desired_start_date = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
    const rfp = { ...rfpSubmission, desired_start_date, idempotency_key: randomUUID() };
    const first = await send(rfp);
    const response: unknown = await first.json();
    vi.setSystemTime(Date.now() + 10 * dayMs);
    const repeat = await send(rfp);
    expect([first.status, repeat.status, await repeat.json()]).toEqual([200, 200, response]);
    for (const change of [{ idempotency_key: randomUUID() }, { title: 'CEO' }]) {
      const rejected = await send({ ...rfp, ...change });
      expect([rejected.status, await rejected.json()]).toMatchObject([
        422,
        { error: { fields: { desired_start_date: 'Please choose today or a later day' } } },
      ]);
    }
    expect(await context.countRows()).toEqual({ inquiries: 1, mailJobs: 2 });
  });
});

const listStatuses = (responses: readonly { status: number }[]) => [
  ...new Set(responses.map(({ status }) => status)),
];
const repeat = <Item>(count: number, item: (index: number) => Promise<Item>) =>
  Promise.all(Array.from({ length: count }, (_, index) => item(index)));

describe('the same content under one idempotency key', () => {
  test('a repeat is stored once and gets the first response, and what isn’t content stays as it was', async () => {
    const inquiry = { ...contactInquiry, topic: 'case-brief', idempotency_key: randomUUID() };
    const extras = { attribution: { utm_source: 'letter' } };
    const first = await context.post({ ...inquiry, ...extras });
    await context.sql`update leads.inquiries set state = 'answered'`;
    const later = { fill_time_ms: 9000, attribution: { landing_page: '/contact' } };
    const second = await context.post({ ...inquiry, ...later });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await context.countRows()).toEqual({ inquiries: 1, mailJobs: 2 });
    expect(await context.readInquiries()).toMatchObject([{ ...extras, state: 'answered' }]);
  });

  test('an inquiry posted twenty times at once is stored once', async () => {
    const idempotency_key = randomUUID();
    const responses = await repeat(20, () => context.submit({ idempotency_key }));
    expect(listStatuses(responses)).toEqual([200]);
    expect(new Set(responses.map(({ body }) => body.inquiry_id)).size).toBe(1);
    expect(await context.countRows()).toEqual({ inquiries: 1, mailJobs: 2 });
  });
});

describe('different content under a known idempotency key', () => {
  const files = [{ name: 'dossier.pdf', size: 5 }];

  test.each<[string, object]>([
    ['another person', { name: 'Eve', email: 'eve@b.co' }],
    ['the other form', rfpSubmission],
    ['no file', { files: undefined }],
  ])(
    'a changed inquiry is a second one without a confirmation, and late copies change neither: %s',
    async (_, change) => {
      const inquiry = { ...contactInquiry, files, idempotency_key: randomUUID() };
      const changed = { ...inquiry, ...change };
      const first = await context.post(inquiry);
      const second = await context.post(changed);
      const stored = await context.readInquiries();
      expect(stored.map(({ id }) => id)).toEqual([first.body.inquiry_id, second.body.inquiry_id]);
      const [firstKinds, secondKinds] = await context.readMailKinds();
      expect([firstKinds, secondKinds]).toEqual([confirmedKinds, unconfirmedKinds]);

      expect((await context.post(inquiry)).body.inquiry_id).toBe(first.body.inquiry_id);
      expect((await context.post(changed)).body.inquiry_id).toBe(second.body.inquiry_id);
      expect(await context.readInquiries()).toEqual(stored);
    },
  );
});

describe('posts that arrive at once', () => {
  test('simultaneous posts from many subnets of one IPv6 site, with few keys and mailboxes, are all stored', async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const responses = await repeat(80, (index) => {
      const email = `ada${index % 3}@biotech.example`;
      const fields = { idempotency_key: keys[index % 4], email, phone: `${index}` };
      return context.submit(fields, `2001:db8:1:${index % 5}::1`);
    });
    expect(listStatuses(responses)).toEqual([200]);
    expect((await context.countRows()).inquiries).toBe(80);
  });

  test('simultaneous posts for one mailbox are confirmed three times', async () => {
    await repeat(20, (index) => context.submit({ email: `Ada+${index}@biotech.example` }));
    expect(await context.countRows()).toEqual({ inquiries: 20, mailJobs: 23 });
  });
});
