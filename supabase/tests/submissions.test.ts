import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleContact, sampleRfp } from '#scripts/test/sample-inquiries.ts';
import { responseTime } from '#shared/response-time.ts';
import { confirmedKinds, readMailKinds } from './inquiries.ts';
import {
  connectInProcess,
  contactInquiry,
  countRows,
  nativeContactForm,
  post,
  postForm,
  rfpSubmission,
  siteOrigin,
  readInquiries,
  useServices,
} from './test-services.ts';

describe('an inquiry', () => {
  const context = useServices();

  test('a contact inquiry is stored in full, with one email to the owner and one to the visitor', async () => {
    const { status, body } = await post(context.services, contactInquiry);
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: `Thank you for your message. We will reply within ${responseTime}.`,
    });
    expect(await readInquiries(context.sql)).toMatchObject([
      { ...contactInquiry, id: body.inquiry_id, attribution: {}, suspicions: [], state: 'new' },
    ]);
    expect(await readMailKinds(context)).toEqual([confirmedKinds]);
  });

  test('an RFP is stored in full', async () => {
    const { status, body } = await post(context.services, rfpSubmission);
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: `Thank you for your RFP. We will reply within ${responseTime}.`,
    });
    const { full_name: name, ...rest } = rfpSubmission;
    expect(await readInquiries(context.sql)).toMatchObject([{ ...rest, name }]);
  });

  test('an inquiry needs only the required fields', async () => {
    expect((await post(context.services, sampleContact)).status).toBe(200);
    expect((await post(context.services, sampleRfp)).status).toBe(200);
    expect(await countRows(context.sql)).toEqual({ inquiries: 2, mailJobs: 4 });
  });

  test('an inquiry is stored with its topic, service and attribution', async () => {
    const attribution = {
      landing_page: '/why-dep',
      referrer: 'https://search.example/',
      utm_source: 'letter',
    };
    await post(context.services, {
      ...contactInquiry,
      topic: 'case-brief',
      service: 'readiness',
      attribution: { ...attribution, unknown: 'x' },
    });
    const [row] = await context.sql`select topic, service, attribution from leads.inquiries`;
    expect(row).toEqual({ topic: 'case-brief', service: 'readiness', attribution });
  });

  test('landing page and referrer are stored without queries, which may identify the visitor', async () => {
    await post(context.services, {
      ...contactInquiry,
      attribution: {
        landing_page: '/why-dep?email=ada@biotech.example#top',
        referrer: 'https://search.example/results?q=ada+novak',
      },
    });
    expect(await readInquiries(context.sql)).toMatchObject([
      { attribution: { landing_page: '/why-dep', referrer: 'https://search.example/results' } },
    ]);
  });

  test('an inquiry with an invalid topic or attribution is stored without it', async () => {
    const extras = { topic: 'nonsense', service: 7, attribution: ['x'], fill_time_ms: 'soon' };
    expect((await post(context.services, { ...contactInquiry, ...extras })).status).toBe(200);
    const [row] = await context.sql`select topic, service, attribution from leads.inquiries`;
    expect(row).toEqual({ topic: null, service: null, attribution: {} });
  });

  test('an inquiry with invalid fields gets a message for each, in the specified order and wording', async () => {
    const { status, body } = await post(context.services, {
      type: 'rfp',
      email: 'not an email address',
      modality: ['x'],
    });
    expect(status).toBe(422);
    expect(Object.entries(body.error.fields ?? {})).toEqual([
      ['full_name', 'Full name is required'],
      ['email', 'Please enter a valid email address'],
      ['company', 'Company name is required'],
      ['project_name', 'Project name is required'],
      ['modality', 'Please choose at least one modality'],
    ]);
    expect(await countRows(context.sql)).toEqual({ inquiries: 0, mailJobs: 0 });
  });

  test('an email address copied with its wrapper is stored and confirmed without it, and a mistyped one is rejected', async () => {
    const email = 'Mia Roth <mailto:mia＠example.org>;';
    expect((await post(context.services, { ...contactInquiry, email })).status).toBe(200);
    expect(
      await context.sql`select email, recipient from leads.inquiries
      join leads.mail_jobs on inquiry_id = inquiries.id and kind = 'acknowledgement'`,
    ).toEqual([{ email: 'mia@example.org', recipient: 'mia@example.org' }]);
    const { status, body } = await post(context.services, { ...contactInquiry, email: 'mia@example..org' });
    expect([status, body.error?.fields]).toEqual([422, { email: 'Please enter a valid email address' }]);
  });

  test('a phone number is stored as the visitor wrote it, with its signs and extension', async () => {
    const phone = '+1 (555) 010-9999 x1234';
    expect((await post(context.services, { ...contactInquiry, phone })).status).toBe(200);
    expect(await readInquiries(context.sql)).toMatchObject([{ phone }]);
  });

  test('an inquiry with text over its limit is rejected, not truncated', async () => {
    const { status, body } = await post(context.services, { ...contactInquiry, phone: '1'.repeat(21) });
    expect({ status, fields: body.error.fields }).toEqual({
      status: 422,
      fields: { phone: 'Please use no more than 20 characters' },
    });
  });

  test('an inquiry with text at its limit in four-byte characters is stored', async () => {
    const project_description = '𝛼'.repeat(1000);
    expect((await post(context.services, { ...contactInquiry, project_description })).status).toBe(200);
    expect(await readInquiries(context.sql)).toMatchObject([{ project_description }]);
  });
});

describe('consent to processing', () => {
  const context = useServices();
  const readConsent = async () => {
    const [row] = await context.sql`select consent, consent_version from leads.inquiries`;
    return [row?.['consent'], row?.['consent_version']];
  };

  test.each([
    ['missing', undefined],
    ['false', false],
    ['null', null],
  ])('a consent that is %s is an error of the consent field', async (_, consent) => {
    const { status, body } = await post(context.services, { ...contactInquiry, consent });
    expect([status, body.error.fields]).toEqual([
      422,
      { consent: 'Please agree to the processing of your data so we can respond' },
    ]);
    expect((await countRows(context.sql)).inquiries).toBe(0);
  });

  test('consent is stored with the version of its text', async () => {
    await post(context.services, contactInquiry);
    expect(await readConsent()).toEqual([true, 1]);
  });

  test.each([2, 9999, 0, -1, 1.5, 'first', undefined])(
    'consent to version %j, which was never published, is stored without a version',
    async (consent_version) => {
      const { status } = await post(context.services, { ...contactInquiry, consent_version });
      expect([status, ...(await readConsent())]).toEqual([200, true, null]);
    },
  );

  test('an RFP requires no consent', async () => {
    expect((await post(context.services, rfpSubmission)).status).toBe(200);
    expect(await readConsent()).toEqual([null, null]);
  });
});

describe('after some days', () => {
  const context = useServices();
  const dayMs = 24 * 60 * 60 * 1000;
  const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('an RFP repeated after its date gets the first response', async () => {
    const send = connectInProcess(context);
    const rfp = { ...rfpSubmission, desired_start_date: dayFromNow(1), idempotency_key: randomUUID() };
    const first = await send(rfp);
    const response = await first.json();
    vi.setSystemTime(Date.now() + 10 * dayMs);
    const repeat = await send(rfp);
    expect([first.status, repeat.status, await repeat.json()]).toEqual([200, 200, response]);
    expect(await countRows(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
  });

  test('an RFP that first arrives after its date gets an error for that field', async () => {
    const send = connectInProcess(context);
    const rfp = { ...rfpSubmission, desired_start_date: dayFromNow(1), idempotency_key: randomUUID() };
    vi.setSystemTime(Date.now() + 10 * dayMs);
    const rejected = await send(rfp);
    expect([rejected.status, await rejected.json()]).toMatchObject([
      422,
      { error: { fields: { desired_start_date: 'Please choose today or a later day' } } },
    ]);
    expect(await countRows(context.sql)).toEqual({ inquiries: 0, mailJobs: 0 });
  });

  test('an RFP changed after its date is rejected, and the first one is kept', async () => {
    const send = connectInProcess(context);
    const rfp = { ...rfpSubmission, desired_start_date: dayFromNow(1), idempotency_key: randomUUID() };
    await send(rfp);
    vi.setSystemTime(Date.now() + 10 * dayMs);
    expect((await send({ ...rfp, title: 'CEO' })).status).toBe(422);
    expect(await readInquiries(context.sql)).toMatchObject([{ title: rfpSubmission.title }]);
  });

  test('the same content without a key is a new inquiry on the next day', async () => {
    const send = connectInProcess(context);
    await send(contactInquiry);
    await send(contactInquiry);
    expect((await countRows(context.sql)).inquiries).toBe(1);
    vi.setSystemTime(Date.now() + dayMs);
    await send(contactInquiry);
    expect((await countRows(context.sql)).inquiries).toBe(2);
  });
});

describe('an inquiry that only the database rejects', () => {
  const context = useServices();

  test('an inquiry that only the database rejects gets 503, which the browser retries', async () => {
    await context.sql`alter table leads.inquiries add constraint rejected check (name <> 'Ada Novak')`;
    try {
      const { status, headers, body } = await post(context.services, contactInquiry);
      expect([status, headers.get('Retry-After'), body.error.code]).toEqual([
        503,
        '5',
        'service_unavailable',
      ]);
      expect(body.error).not.toHaveProperty('fields');
      const native = await postForm(context.services, new URLSearchParams(nativeContactForm));
      expect([native.status, native.headers.get('Location')]).toEqual([
        303,
        `${siteOrigin}/contact?rejected=later#rejected-later`,
      ]);
    } finally {
      await context.sql`alter table leads.inquiries drop constraint rejected`;
    }
    expect(context.log.join('\n')).not.toContain(contactInquiry.name);
  });
});
