import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sampleContact, sampleRfp } from '#scripts/test/sample-inquiries.ts';
import { responseTime } from '#shared/response-time.ts';
import {
  contactInquiry,
  counts,
  useServices,
  functionUrl,
  post,
  postForm,
  rfpSubmission,
  siteOrigin,
} from './test-services.ts';

describe('a submission', () => {
  const context = useServices();
  test('of the contact form is stored whole, with a mail to the provider and one to the visitor', async () => {
    const { status, body } = await post(context.services, contactInquiry);
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: `Thank you for your message. We will reply within ${responseTime}.`,
    });
    const [row] = await context.sql`select * from leads.inquiries`;
    expect(row).toMatchObject({ ...contactInquiry, id: body.inquiry_id, consent: null, attribution: {} });
    const jobs =
      await context.sql`select kind from leads.mail_jobs where inquiry_id = ${body.inquiry_id} order by kind`;
    expect(jobs.map((job) => job.kind)).toEqual(['acknowledgement', 'notification']);
  });

  test('of the RFP form is stored whole', async () => {
    const { status, body } = await post(context.services, rfpSubmission);
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: `Thank you for your RFP. We will reply within ${responseTime}.`,
    });
    const [row] = await context.sql`select * from leads.inquiries`;
    const {
      full_name: name,
      desired_start_date: start,
      proposal_deadline: deadline,
      ...rest
    } = rfpSubmission;
    expect(row).toMatchObject({
      ...rest,
      name,
      desired_start_date: new Date(start),
      proposal_deadline: new Date(deadline),
    });
  });

  test('with the required fields alone is enough', async () => {
    expect((await post(context.services, sampleContact)).status).toBe(200);
    expect((await post(context.services, sampleRfp)).status).toBe(200);
    expect(await counts(context.sql)).toMatchObject({ inquiries: 2, mailJobs: 4 });
  });

  test('keeps what the visitor came about and came from', async () => {
    const attribution = {
      landing_page: '/why-dep',
      referrer: 'https://search.example/',
      utm_source: 'letter',
    };
    await post(context.services, {
      ...contactInquiry,
      consent: true,
      topic: 'case-brief',
      service: 'readiness',
      attribution: { ...attribution, unknown: 'x' },
    });
    const [row] = await context.sql`select consent, topic, service, attribution from leads.inquiries`;
    expect(row).toEqual({ consent: true, topic: 'case-brief', service: 'readiness', attribution });
  });

  test('is not refused for an unusable topic or attribution', async () => {
    const extras = { topic: 'nonsense', service: 7, attribution: ['x'], fill_time_ms: 'soon' };
    expect((await post(context.services, { ...contactInquiry, ...extras })).status).toBe(200);
    const [row] = await context.sql`select topic, service, attribution from leads.inquiries`;
    expect(row).toEqual({ topic: null, service: null, attribution: {} });
  });

  test('that fails its checks is told which fields, in the specified order and words', async () => {
    const { status, body } = await post(context.services, {
      type: 'rfp',
      email: 'not an address',
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
    expect(await counts(context.sql)).toMatchObject({ inquiries: 0, mailJobs: 0 });
  });

  test('with a too long text is refused by that field, not cut', async () => {
    const { status, body } = await post(context.services, { ...contactInquiry, phone: '1'.repeat(21) });
    expect({ status, fields: body.error.fields }).toEqual({
      status: 422,
      fields: { phone: 'Please use no more than 20 characters' },
    });
  });

  test('with every text at its limit, in characters of four bytes, is stored', async () => {
    const project_description = '𝛼'.repeat(1000);
    expect((await post(context.services, { ...contactInquiry, project_description })).status).toBe(200);
    const [row] = await context.sql`select project_description from leads.inquiries`;
    expect(row?.project_description).toBe(project_description);
  });
});

describe('an idempotency key', () => {
  const context = useServices();
  test('that is sent again is answered the same and writes nothing', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const first = await post(context.services, inquiry);
    const second = await post(context.services, inquiry);
    expect(second.body).toEqual(first.body);
    expect(await counts(context.sql)).toMatchObject({ inquiries: 1, mailJobs: 2 });
  });

  test('sent twenty times at once makes one inquiry', async () => {
    const inquiry = { ...rfpSubmission, idempotency_key: randomUUID() };
    // From many addresses, so that not even the rate limit's lock makes them wait for each other.
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(context.services, inquiry, { 'X-Forwarded-For': `203.0.113.${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.inquiry_id)).size).toBe(1);
    expect(await counts(context.sql)).toMatchObject({ inquiries: 1, mailJobs: 2 });
    const [used] = await context.sql`select count(*)::int as shares from leads.accepted_submissions`;
    expect(used?.shares).toBe(1);
  });

  test('may come in the header', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    await post(context.services, contactInquiry, headers);
    await post(context.services, contactInquiry, headers);
    expect((await counts(context.sql)).inquiries).toBe(1);
  });

  const files = [{ name: 'dossier.pdf', size: 5 }];
  test.each([
    ['another field', { project_description: 'Another project' }],
    ['a field more', { topic: 'case-brief' }],
    ['a later consent', { consent: true }],
    ['another person', { name: 'Eve', email: 'eve@elsewhere.example' }],
    ['a file more', { files: [...files, { name: 'more.pdf', size: 5 }] }],
    ['a file of another size', { files: [{ name: 'dossier.pdf', size: 6 }] }],
    ['no file', { files: undefined }],
    ['the other form', { ...rfpSubmission, files }],
  ])('with %s is a conflict that tells nothing of the first submission', async (_, change) => {
    const inquiry = { ...contactInquiry, files, idempotency_key: randomUUID() };
    const first = await post(context.services, inquiry);
    const other = await post(context.services, { ...inquiry, ...change });
    expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_conflict']);
    const told = JSON.stringify([other.body, [...other.headers]]);
    const [grant] = first.body.uploads!;
    for (const secret of [first.body.inquiry_id, 'dossier', grant!.path, grant!.token, inquiry.email]) {
      expect(told).not.toContain(secret);
    }
    const again = await post(context.services, inquiry);
    expect([again.status, again.body.inquiry_id]).toEqual([200, first.body.inquiry_id]);
    const changed = { ...inquiry, ...change, idempotency_key: randomUUID() };
    expect((await post(context.services, changed)).status).toBe(200);
    expect(await counts(context.sql)).toMatchObject({ inquiries: 2, mailJobs: 4 });
  });

  test('with the same words from another visit is the same inquiry', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const first = await post(context.services, { ...inquiry, attribution: { utm_source: 'letter' } });
    const later = { ...inquiry, fill_time_ms: 9000, attribution: { landing_page: '/contact' } };
    expect((await post(context.services, later)).body).toEqual(first.body);
    const [row] = await context.sql`select attribution from leads.inquiries`;
    expect(row?.attribution).toEqual({ utm_source: 'letter' });
  });

  test('of an inquiry that an earlier release has stored is known in the same way', async () => {
    const inquiry = { ...rfpSubmission, idempotency_key: randomUUID() };
    const { full_name: name, idempotency_key, ...fields } = inquiry;
    const row = { id: randomUUID(), idempotency_key, name, ...fields };
    await context.sql`insert into leads.inquiries ${context.sql(row)}`;
    const again = await post(context.services, inquiry);
    expect([again.status, again.body.inquiry_id]).toEqual([200, row.id]);
    expect((await post(context.services, { ...inquiry, title: 'CSO' })).status).toBe(409);
  });

  test('sent at once with twenty different bodies takes one of them, and tells the others', async () => {
    const idempotency_key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(
          context.services,
          { ...contactInquiry, idempotency_key, phone: `${index}` },
          { 'X-Forwarded-For': `203.0.113.${index}` },
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const [used] = await context.sql`select count(*)::int as shares from leads.accepted_submissions`;
    expect(used?.shares).toBe(1);
  });

  test.each(['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])(
    'that is nobody’s own, %s, is refused',
    async (idempotency_key) => {
      const { status, body } = await post(context.services, { ...contactInquiry, idempotency_key });
      expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['idempotency_key']]);
    },
  );

  test('that is no UUID is refused', async () => {
    const { status, body } = await post(context.services, { ...contactInquiry, idempotency_key: 'again' });
    expect({ status, fields: Object.keys(body.error.fields ?? {}) }).toEqual({
      status: 422,
      fields: ['idempotency_key'],
    });
  });
});

describe('the rate limit', () => {
  const context = useServices({ RATE_LIMIT_MAXIMUM: '3', RATE_LIMIT_WINDOW_SECONDS: '600' });
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  test('refuses the fourth submission from an address and says when to come back', async () => {
    const statuses = [];
    for (let number = 0; number < 3; number++) {
      statuses.push((await post(context.services, contactInquiry, from('198.51.100.7'))).status);
    }
    const refused = await post(context.services, contactInquiry, from('198.51.100.7'));
    expect([...statuses, refused.status]).toEqual([200, 200, 200, 429]);
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await post(context.services, contactInquiry, from('198.51.100.8'))).status).toBe(200);
    expect((await counts(context.sql)).inquiries).toBe(4);
  });

  test('holds for a burst', async () => {
    const burst = Array.from({ length: 12 }, () =>
      post(context.services, contactInquiry, from('198.51.100.9')),
    );
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  test('slides: what was accepted before the window no longer counts', async () => {
    for (let number = 0; number < 3; number++)
      await post(context.services, contactInquiry, from('198.51.100.10'));
    await context.sql`
      update leads.accepted_submissions set accepted_at = accepted_at - interval '601 seconds'
      where ctid = (select ctid from leads.accepted_submissions limit 1)`;
    expect((await post(context.services, contactInquiry, from('198.51.100.10'))).status).toBe(200);
    expect((await post(context.services, contactInquiry, from('198.51.100.10'))).status).toBe(429);
  });

  test('does not count a repeated key, and believes no address but the last proxy’s', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    for (let number = 0; number < 5; number++) {
      const answer = await post(context.services, inquiry, from(`10.9.8.${number}, 198.51.100.11`));
      expect(answer.status).toBe(200);
    }
    const [row] = await context.sql`select count(*)::int as count from leads.accepted_submissions`;
    expect(row?.count).toBe(1);
  });

  test('refuses who has used up their share before it reads what they send', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    for (let number = 0; number < 3; number++)
      await post(context.services, contactInquiry, { ...from('198.51.100.13'), ...(number === 2 && key) });
    const unread = await post(context.services, 'no JSON', from('198.51.100.13'));
    expect([unread.status, unread.body.error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(unread.headers.get('Retry-After'))).toBeGreaterThan(500);
    // A visitor whose answer was lost may ask again.
    expect((await post(context.services, contactInquiry, { ...from('198.51.100.13'), ...key })).status).toBe(
      200,
    );
    expect((await counts(context.sql)).inquiries).toBe(3);
  });

  test('gives a visitor without JavaScript back what they wrote', async () => {
    for (let number = 0; number < 3; number++)
      await post(context.services, contactInquiry, from('198.51.100.14'));
    const { type, name, email, company } = contactInquiry;
    const form = new FormData();
    for (const [field, value] of Object.entries({ type, name, email, company })) form.append(field, value);
    form.append('data-files', new File(['%PDF-1.7'], 'dossier.pdf'));
    const answer = await postForm(context.services, form, from('198.51.100.14'));
    expect(answer.status).toBe(429);
    const page = await answer.text();
    expect(page).toContain('We have received many messages from you.');
    expect(page).toContain(`value="${name}"`);
  });

  test('counts an IPv4 address alike, however the server writes it', async () => {
    const spellings = ['198.51.100.15', '::ffff:198.51.100.15', '::ffff:c633:640f', '198.51.100.15'];
    const statuses = [];
    for (const address of spellings)
      statuses.push((await post(context.services, contactInquiry, from(address))).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await post(context.services, contactInquiry, from('::ffff:198.51.100.16'))).status).toBe(200);
  });

  test('keeps no address, only its keyed hash', async () => {
    await post(context.services, contactInquiry, from('198.51.100.12'));
    const [row] = await context.sql`select address_hash from leads.accepted_submissions`;
    expect(row?.address_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the door', () => {
  const context = useServices({ MINIMUM_FILL_SECONDS: '3' });
  test('is closed to whoever fills in the field that people do not see', async () => {
    const { status, body } = await post(context.services, {
      ...contactInquiry,
      website: 'https://spam.example',
    });
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'rejected' });
    const asList = await post(context.services, { ...contactInquiry, website: ['', 'https://spam.example'] });
    expect(asList.body.error.code).toBe('rejected');
    expect((await counts(context.sql)).inquiries).toBe(0);
  });

  test('asks whoever was faster than a person to try again, and lets in who was not', async () => {
    const fast = await post(context.services, { ...contactInquiry, fill_time_ms: 900 });
    expect({ status: fast.status, code: fast.body.error.code }).toEqual({
      status: 429,
      code: 'submitted_too_fast',
    });
    expect(fast.headers.get('Retry-After')).toBe('3');
    const asText = await post(context.services, { ...contactInquiry, fill_time_ms: '900' });
    expect(asText.body.error.code).toBe('submitted_too_fast');
    expect((await post(context.services, { ...contactInquiry, fill_time_ms: 3000 })).status).toBe(200);
  });

  test('is closed to other sites', async () => {
    const { status, body, headers } = await post(context.services, contactInquiry, {
      Origin: 'https://evil.example',
    });
    expect({ status, code: body.error.code }).toEqual({ status: 403, code: 'forbidden_origin' });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect((await counts(context.sql)).inquiries).toBe(0);
  });

  test.each(['http://someone@localhost:3000', 'http://localhost:3000/', 'null'])(
    'is closed to %s, which is never repeated',
    async (Origin) => {
      const headers = { Origin, 'X-Forwarded-Host': 'localhost:3000' };
      const answer = await post(context.services, contactInquiry, headers);
      expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
      const { type, name, email, company } = contactInquiry;
      const form = new URLSearchParams({ type, name, email, company });
      const page = await postForm(context.services, form, { ...headers, Accept: 'text/html' });
      expect(page.status).toBe(403);
      expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'none'");
    },
  );

  test('knows the site behind a proxy by the host that the visitor sees', async () => {
    const headers = { Origin: 'http://192.0.2.1:8080', 'X-Forwarded-Host': '192.0.2.1:8080' };
    expect((await post(context.services, contactInquiry, headers)).status).toBe(200);
  });

  test('answers a preflight with the site’s origin and our headers', async () => {
    const response = await fetch(functionUrl(context.services), {
      method: 'OPTIONS',
      headers: { Origin: siteOrigin, 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('idempotency-key');
  });

  test('keeps every answer out of caches, and from being taken for something else', async () => {
    const { services } = context;
    const { type, name, email, company } = contactInquiry;
    const form = new URLSearchParams({ type, name, email, company });
    const answers = [
      await post(services, contactInquiry),
      await post(services, {}),
      await post(services, contactInquiry, { Origin: 'https://evil.example' }),
      await post(services, { inquiry_id: randomUUID() }, {}, '/uploads'),
      await post(services, {}, {}, '/outbox'),
      await fetch(functionUrl(services)),
      await fetch(functionUrl(services), { method: 'OPTIONS', headers: { Origin: siteOrigin } }),
      await postForm(services, form),
      await postForm(services, new URLSearchParams({ type })),
      await postForm(services, new URLSearchParams(), { Accept: 'text/html' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 403, 200, 404, 405, 204, 303, 422, 422]);
    for (const { headers } of answers) {
      expect([headers.get('Cache-Control'), headers.get('X-Content-Type-Options')]).toEqual([
        'no-store',
        'nosniff',
      ]);
    }
  });

  test('has no other way in', async () => {
    const read = await fetch(functionUrl(context.services));
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await post(context.services, {}, {}, '/elsewhere')).status).toBe(404);
    expect((await post(context.services, {}, {}, '/outbox')).status).toBe(404);
    expect((await post(context.services, {}, { Authorization: 'Bearer guess' }, '/outbox')).status).toBe(404);
  });
});
