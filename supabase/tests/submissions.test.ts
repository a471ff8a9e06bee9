import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sampleContact, sampleRfp } from '#scripts/test/sample-inquiries.ts';
import { honeypotName } from '#shared/form-fields.ts';
import { referenceOf } from '#shared/function-api.ts';
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
  storedInquiries,
} from './test-services.ts';

describe('a submission', () => {
  const context = useServices();
  test('of the contact form is stored whole, with a mail to the owner and one to the visitor', async () => {
    const { status, body } = await post(context.services, contactInquiry);
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: `Thank you for your message. We will reply within ${responseTime}.`,
    });
    const [row] = await storedInquiries(context.sql);
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
    const [row] = await storedInquiries(context.sql);
    const { full_name: name, ...rest } = rfpSubmission;
    expect(row).toMatchObject({ ...rest, name });
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
    expect(await storedInquiries(context.sql)).toMatchObject([{ project_description }]);
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
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(context.services, inquiry)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.inquiry_id)).size).toBe(1);
    expect(await counts(context.sql)).toMatchObject({ inquiries: 1, mailJobs: 2 });
  });

  test('with the same words from another visit is the same inquiry', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const first = await post(context.services, { ...inquiry, attribution: { utm_source: 'letter' } });
    const later = { ...inquiry, fill_time_ms: 9000, attribution: { landing_page: '/contact' } };
    expect((await post(context.services, later)).body).toEqual(first.body);
    expect(await storedInquiries(context.sql)).toMatchObject([
      { attribution: { utm_source: 'letter' }, revisions: [] },
    ]);
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

describe('other words under a known idempotency key', () => {
  const context = useServices();
  const files = [{ name: 'dossier.pdf', size: 5 }];

  test.each<[string, object, object]>([
    ['another field', { phone: '7' }, { phone: '7' }],
    ['a field less', { phone: undefined }, { phone: undefined }],
    ['another topic', { topic: 'case-brief' }, { topic: 'case-brief' }],
    ['a later consent', { consent: true }, { consent: true }],
    ['another person', { name: 'Eve', email: 'eve@b.co' }, { name: 'Eve', email: 'eve@b.co' }],
    ['the other form', rfpSubmission, { type: 'rfp', name: 'Grace Okafor', phone: undefined }],
  ])('correct the inquiry, which keeps what it said before: %s', async (_, change, expected) => {
    const inquiry = { ...contactInquiry, files, idempotency_key: randomUUID() };
    const first = await post(context.services, inquiry);
    const second = await post(context.services, { ...inquiry, ...change });
    expect([second.status, second.body.inquiry_id]).toEqual([200, first.body.inquiry_id]);
    expect(second.body.uploads?.map(({ path }) => path)).toEqual(first.body.uploads?.map(({ path }) => path));
    const [row, ...others] = await storedInquiries(context.sql);
    expect(others).toEqual([]);
    for (const [column, value] of Object.entries(expected)) expect(row?.[column]).toBe(value);
    expect(row?.['revisions']).toMatchObject([
      {
        type: 'contact',
        name: contactInquiry.name,
        email: contactInquiry.email,
        answers: { project_description: contactInquiry.project_description },
        files,
        replaced_at: expect.any(String),
      },
    ]);
    const third = await post(context.services, { ...inquiry, ...change });
    expect([third.status, third.body.inquiry_id]).toEqual([200, first.body.inquiry_id]);
    const [again] = await storedInquiries(context.sql);
    expect(again?.['revisions']).toHaveLength(1);
  });

  test.each<[string, object, string[]]>([
    ['a file more', { files: [...files, { name: 'more.pdf', size: 6 }] }, ['dossier.pdf', 'more.pdf']],
    ['a file of another size', { files: [{ name: 'dossier.pdf', size: 6 }] }, ['dossier.pdf']],
    ['no file', { files: undefined }, []],
  ])(
    'with %s award the files that are meant now, and forget none that may arrive',
    async (_, change, names) => {
      const inquiry = { ...contactInquiry, files, idempotency_key: randomUUID() };
      const first = await post(context.services, inquiry);
      const { status, body } = await post(context.services, { ...inquiry, ...change });
      expect([status, body.inquiry_id]).toEqual([200, first.body.inquiry_id]);
      expect((body.uploads ?? []).map(({ name }) => name)).toEqual(names);
      const rows = await context.sql`select file_name, object_path, position from leads.attachments`;
      const announced = rows.filter(({ position }) => position !== null);
      expect(announced.map(({ object_path }) => object_path as string).toSorted()).toEqual(
        (body.uploads ?? []).map(({ path }) => path).toSorted(),
      );
      const withdrawn = rows.filter(({ position }) => position === null);
      expect(withdrawn.map(({ object_path }) => object_path as string)).toEqual([
        first.body.uploads![0]!.path,
      ]);
    },
  );

  test('sent at once, eight times, make one inquiry that has said eight things', async () => {
    const idempotency_key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        post(context.services, { ...contactInquiry, idempotency_key, phone: `${index}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.inquiry_id)).size).toBe(1);
    const [row, ...others] = await storedInquiries(context.sql);
    expect(others).toEqual([]);
    const earlier = row?.['revisions'] as { answers: { phone: string } }[];
    const phones = [...earlier.map(({ answers: { phone } }) => phone), row?.['phone']];
    expect(new Set(phones).size).toBe(8);
  });

  test('are not undone by a late copy of what they correct, but by the visitor', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    await post(context.services, { ...inquiry, fill_time_ms: 10_000 });
    await post(context.services, { ...inquiry, phone: '7', fill_time_ms: 30_000 });
    await post(context.services, { ...inquiry, fill_time_ms: 18_000 });
    expect(await storedInquiries(context.sql)).toMatchObject([{ phone: '7' }]);
    await post(context.services, { ...inquiry, fill_time_ms: 40_000 });
    expect(await storedInquiries(context.sql)).toMatchObject([{ phone: contactInquiry.phone }]);
  });

  test('without end keep the latest ten', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    for (let number = 0; number < 15; number++)
      expect((await post(context.services, { ...inquiry, phone: `${number}` })).status).toBe(200);
    const [row] = await storedInquiries(context.sql);
    const latest = Array.from({ length: 10 }, (_, index) => ({ answers: { phone: `${index + 4}` } }));
    expect(row?.['revisions']).toMatchObject(latest);
  });
});

describe('a column that a later migration adds, not null with a default,', () => {
  const context = useServices();
  test('refuses no inquiry, and makes no repeat a correction', async () => {
    await context.sql`alter table leads.inquiries add column priority text not null default 'usual'`;
    try {
      const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
      const first = await post(context.services, inquiry);
      await context.sql`update leads.inquiries set priority = 'high'`;
      const again = await post(context.services, inquiry);
      expect([first.status, again.body]).toEqual([200, first.body]);
      expect(await storedInquiries(context.sql)).toMatchObject([{ priority: 'high', revisions: [] }]);
    } finally {
      await context.sql`alter table leads.inquiries drop column priority`;
    }
  });
});

describe('what only the database refuses', () => {
  const context = useServices();
  test('is our mistake, which the browser tries again, and nothing that the visitor could correct', async () => {
    await context.sql`alter table leads.inquiries add constraint refused check (name <> 'Ada Novak')`;
    try {
      const { status, headers, body } = await post(context.services, contactInquiry);
      expect([status, headers.get('Retry-After'), body.error.code]).toEqual([
        503,
        '5',
        'service_unavailable',
      ]);
      expect(body.error).not.toHaveProperty('fields');
      const { type, name, email, company } = contactInquiry;
      const page = await postForm(context.services, new URLSearchParams({ type, name, email, company }));
      expect([page.status, await page.text()]).toEqual([503, expect.stringContaining(`value="${name}"`)]);
    } finally {
      await context.sql`alter table leads.inquiries drop constraint refused`;
    }
    const lines = context.log.filter((line) => line.includes('PostgresError 23514'));
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 'error', code: 'service_unavailable' }),
      expect.objectContaining({ level: 'error', code: 'service_unavailable' }),
    ]);
    expect(lines.join()).not.toContain(contactInquiry.name);
  });
});

describe('an inquiry that may be no person’s', () => {
  const context = useServices({
    MINIMUM_FILL_SECONDS: '3',
    RATE_LIMIT_MAXIMUM: '3',
    RATE_LIMIT_WINDOW_SECONDS: '600',
  });
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const suspicions = async () =>
    (await storedInquiries(context.sql)).map(({ suspicions: why }) => why as string[]);

  test.each<[string, object, string[]]>([
    ['fills in the field that people do not see', { [honeypotName]: 'https://spam.example' }, ['honeypot']],
    ['fills it in as a list', { [honeypotName]: ['', 'x'] }, ['honeypot']],
    ['is faster than a person', { fill_time_ms: 900 }, ['haste']],
    ['is faster, in a form’s words', { fill_time_ms: '900' }, ['haste']],
    ['is both', { [honeypotName]: 'x', fill_time_ms: 1 }, ['honeypot', 'haste']],
    ['is neither', { [honeypotName]: '', fill_time_ms: 3000 }, []],
  ])('is stored and marked if its sender %s, and only else acknowledged', async (_, change, expected) => {
    const { status } = await post(context.services, { ...contactInquiry, ...change });
    expect([status, await suspicions()]).toEqual([200, [expected]]);
    const jobs = await context.sql`select kind from leads.mail_jobs order by kind`;
    expect(jobs.map(({ kind }) => kind as string)).toEqual(
      expected.length ? ['notification'] : ['acknowledgement', 'notification'],
    );
  });

  test('is the fourth from an address, which is stored like the others', async () => {
    for (let number = 0; number < 4; number++)
      expect((await post(context.services, contactInquiry, from('198.51.100.7'))).status).toBe(200);
    const another = { ...contactInquiry, email: 'bob@biotech.example' };
    expect((await post(context.services, another, from('198.51.100.8'))).status).toBe(200);
    expect(await suspicions()).toEqual([[], [], [], ['address'], []]);
    expect(await counts(context.sql)).toMatchObject({ inquiries: 5, mailJobs: 9 });
  });

  test('is marked in a burst, too', async () => {
    await Promise.all(
      Array.from({ length: 12 }, () => post(context.services, contactInquiry, from('198.51.100.9'))),
    );
    expect((await suspicions()).filter((why) => why.length === 0)).toHaveLength(3);
  });

  test('is no longer marked once the window has moved on', async () => {
    for (let number = 0; number < 3; number++)
      await post(context.services, contactInquiry, from('198.51.100.10'));
    await context.sql`
      update leads.inquiries set received_at = received_at - interval '601 seconds'
      where ctid = (select ctid from leads.inquiries limit 1)`;
    for (let number = 0; number < 2; number++)
      await post(context.services, contactInquiry, from('198.51.100.10'));
    expect(await suspicions()).toEqual([[], [], [], [], ['address']]);
  });

  test('counts no repeated key, and trusts only the last proxy’s address', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    for (let number = 0; number < 5; number++)
      await post(context.services, inquiry, from(`10.9.8.${number}, 198.51.100.11`));
    for (let number = 0; number < 2; number++)
      await post(context.services, contactInquiry, from('198.51.100.11'));
    expect(await suspicions()).toEqual([[], [], []]);
    await post(context.services, contactInquiry, from('10.9.8.7, 198.51.100.11'));
    expect(await suspicions()).toEqual([[], [], [], ['address']]);
  });

  test('has an IPv4 address alike, however the server writes it', async () => {
    const spellings = ['198.51.100.15', '::ffff:198.51.100.15', '::ffff:c633:640f', '198.51.100.15'];
    for (const address of [...spellings, '::ffff:198.51.100.16'])
      await post(context.services, contactInquiry, from(address));
    expect(await suspicions()).toEqual([[], [], [], ['address'], []]);
  });

  test('leaves no address, only its keyed hash, and that no longer than the window', async () => {
    await post(context.services, contactInquiry, from('198.51.100.12'));
    const [row] = await storedInquiries(context.sql);
    expect(row?.['address_hash']).toMatch(/^[0-9a-f]{64}$/);
    await context.sql`update leads.inquiries set received_at = received_at - interval '601 seconds'`;
    await post(context.services, contactInquiry, from('198.51.100.13'));
    await context.services.runMaintenance();
    expect((await storedInquiries(context.sql)).map(({ address_hash: hash }) => hash === null)).toEqual([
      true,
      false,
    ]);
  });
});

describe('the limit of the whole site', () => {
  // Twenty addresses at their limit.
  const context = useServices({ RATE_LIMIT_MAXIMUM: '1', RATE_LIMIT_WINDOW_SECONDS: '600' });
  const fill = async (number = 20) => {
    const one = async (index: number) =>
      (await post(context.services, contactInquiry, { 'X-Forwarded-For': `203.0.113.${index}` })).status;
    return Promise.all(Array.from({ length: number }, (_, index) => one(index)));
  };

  test('refuses, and says when to come back', async () => {
    expect(await fill()).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await fill(5)).toEqual([429, 429, 429, 429, 429]);
    const refused = await post(context.services, contactInquiry);
    const wait = Number(refused.headers.get('Retry-After'));
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too_many_requests']);
    expect(refused.body.error.message).toContain('in a few minutes');
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await counts(context.sql)).inquiries).toBe(20);
    await context.sql`
      update leads.inquiries set received_at = received_at - interval '601 seconds'
      where ctid = (select ctid from leads.inquiries limit 1)`;
    expect([await fill(1), await fill(1)]).toEqual([[200], [429]]);
  });

  test('refuses nobody whose inquiry is stored, whether they repeat or correct it', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const first = await post(context.services, inquiry);
    await fill(19);
    expect((await post(context.services, contactInquiry)).status).toBe(429);
    expect((await post(context.services, inquiry)).body).toEqual(first.body);
    const corrected = await post(context.services, { ...inquiry, phone: '7' });
    expect([corrected.status, referenceOf(corrected.body.inquiry_id)]).toEqual([
      200,
      referenceOf(first.body.inquiry_id),
    ]);
  });

  test('gives a visitor without JavaScript back what they wrote', async () => {
    await fill();
    const { type, name, email, company } = contactInquiry;
    const form = new FormData();
    for (const [field, value] of Object.entries({ type, name, email, company })) form.append(field, value);
    form.append('data-files', new File(['%PDF-1.7'], 'dossier.pdf'));
    const answer = await postForm(context.services, form);
    expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)]);
    const page = await answer.text();
    expect(page).toContain('We are receiving more messages than usual.');
    expect(page).toContain(`value="${name}"`);
  });
});

describe('the door', () => {
  const context = useServices();
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

  test('answers a preflight with the site’s origin and the headers of its client', async () => {
    const response = await fetch(functionUrl(context.services), {
      method: 'OPTIONS',
      headers: { Origin: siteOrigin, 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('apikey');
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
      await post(services, {}, {}, '/maintenance'),
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
    expect((await post(context.services, {}, {}, '/maintenance')).status).toBe(404);
    expect((await post(context.services, {}, { Authorization: 'Bearer guess' }, '/maintenance')).status).toBe(
      404,
    );
  });
});
