import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleContact, sampleRfp } from '#scripts/test/sample-inquiries.ts';
import { responseTime } from '#src/inquiry/response-time.ts';
import { confirmedKinds, readMailKinds } from './inquiries.ts';
import {
  connectInProcess,
  contactInquiry,
  countRows,
  nativeContactForm,
  post,
  postForm,
  rfpSubmission,
  readInquiries,
  useServices,
} from './test-services.ts';

const context = useServices();

describe('an inquiry', () => {
  const { full_name, ...rfpAnswers } = rfpSubmission;

  test.each([
    ['message', contactInquiry, contactInquiry],
    ['RFP', rfpSubmission, { ...rfpAnswers, name: full_name, consent: null }],
  ])(
    'an inquiry is stored in full, with one email to the owner and one to the visitor: %s',
    async (kind, sent, row) => {
      const { status, body } = await post(context, sent);
      expect([status, body.message]).toEqual([
        200,
        `Thank you for your ${kind}. We will reply within ${responseTime}.`,
      ]);
      expect(await readInquiries(context.sql)).toMatchObject([
        { ...row, id: body.inquiry_id, attribution: {}, suspicions: [], state: 'new' },
      ]);
      expect(await readMailKinds(context)).toEqual([confirmedKinds]);
    },
  );

  test('an inquiry needs only the required fields', async () => {
    expect((await post(context, sampleContact)).status).toBe(200);
    expect((await post(context, sampleRfp)).status).toBe(200);
    expect(await countRows(context.sql)).toEqual({ inquiries: 2, mailJobs: 4 });
  });

  test('an inquiry is stored with its topic, service and attribution, without queries, which may identify the visitor', async () => {
    const attribution = {
      landing_page: '/why-dep?email=ada@biotech.example#top',
      referrer: 'https://search.example/results?q=ada+novak',
      utm_source: 'letter',
      unknown: 'x',
    };
    await post(context, {
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
    const { status, body } = await post(context, {
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
    expect(await countRows(context.sql)).toEqual({ inquiries: 0, mailJobs: 0 });
  });

  test('an email address copied with its wrapper is stored and confirmed without it', async () => {
    await post(context, { ...contactInquiry, email: 'Mia Roth <mailto:mia＠example.org>;' });
    expect(
      await context.sql`select email, recipient from leads.inquiries
      join leads.mail_jobs on inquiry_id = inquiries.id and kind = 'confirmation'`,
    ).toEqual([{ email: 'mia@example.org', recipient: 'mia@example.org' }]);
  });

  test('a chemist’s text is stored unchanged, with and without JavaScript', async () => {
    const text = 'Residual solvent <LOD, assay >98%; Km<Kd and kcat>10; if a<b>c; Jane <jane@x.example>';
    const company = 'Kd<Km & Sons';
    await post(context, { ...contactInquiry, company, project_description: text });
    const form = { ...nativeContactForm, company, 'project-description': text };
    await postForm(context, new URLSearchParams(form));
    const stored = { company, project_description: text };
    expect(await readInquiries(context.sql)).toMatchObject([stored, stored]);
  });

  test('a text at its limit in four-byte characters is stored', async () => {
    const project_description = '𝛼'.repeat(1000);
    expect((await post(context, { ...contactInquiry, project_description })).status).toBe(200);
    expect(await readInquiries(context.sql)).toMatchObject([{ project_description }]);
  });
});

describe('consent to processing', () => {
  test.each([undefined, false, null])('a consent of %s is an error of the consent field', async (consent) => {
    const { status, body } = await post(context, { ...contactInquiry, consent });
    expect([status, body.error.fields]).toEqual([
      422,
      { consent: 'Please agree to the processing of your data so we can respond' },
    ]);
    expect((await countRows(context.sql)).inquiries).toBe(0);
  });

  test.each([9999, -1, 1.5, 'first', undefined])(
    'consent to version %j, which was never published, is stored without a version',
    async (consent_version) => {
      expect((await post(context, { ...contactInquiry, consent_version })).status).toBe(200);
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
    const { post: send } = connectInProcess(context);
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
    expect(await countRows(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
  });
});
