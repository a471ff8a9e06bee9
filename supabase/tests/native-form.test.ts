import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import {
  contactInquiry,
  countRows,
  createIpHeader,
  functionUrl,
  nativeContactForm,
  post,
  postForm,
  rfpSubmission,
  sameContactInquiry,
  siteOrigin,
  readInquiries,
  useServices,
} from './test-services.ts';

const contactSent = `${siteOrigin}/contact?sent=1#sent`;
const urlencoded = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);
const multipart = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
/** Redirects have no body, because the hosted gateway shows HTML as plain text. */
const readRedirect = async (response: Response) => {
  expect([response.headers.get('Content-Type'), await response.text()]).toEqual([null, '']);
  return [response.status, response.headers.get('Location')];
};
const { modality: _modality, services_needed: _services, ...rfpWithoutLists } = rfpSubmission;

describe('a form posted without JavaScript', () => {
  const context = useServices();
  const send = (body: URLSearchParams | FormData, headers?: Record<string, string>) =>
    postForm(context.services, body, headers);

  test('a form is stored, and the browser is redirected to the confirmation', async () => {
    const response = await send(urlencoded(nativeContactForm));
    expect(await readRedirect(response)).toEqual([303, contactSent]);
    const [row] = await readInquiries(context.sql);
    expect(row).toMatchObject({
      therapeutic_area: 'oncology',
      development_stage: 'preclinical',
      service_type: 'ind-planning',
      project_description: 'Two\nlines',
      consent: true,
      consent_version: 1,
    });
    expect(row).not.toHaveProperty('additional_info');
    expect(row).not.toHaveProperty('phone');
    expect(await countRows(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
  });

  test('a form with an idempotency key is confirmed with its first eight characters', async () => {
    const idempotency_key = randomUUID();
    const response = await send(urlencoded({ ...nativeContactForm, idempotency_key }));
    expect(await readRedirect(response)).toEqual([
      303,
      `${siteOrigin}/contact?sent=${idempotency_key.slice(0, 8)}#sent`,
    ]);
  });

  test('a multipart RFP with several boxes checked, plain dates and no file is stored', async () => {
    const entries = Object.entries({ ...rfpSubmission, desired_start_date: '2099-02-01' });
    const parts = entries.flatMap(([name, value]) =>
      [value]
        .flat()
        .map((item) => `--boundary\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${item}\r\n`),
    );
    // Browsers post this for an empty file input.
    const noFile =
      '--boundary\r\nContent-Disposition: form-data; name="files"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n';
    const response = await fetch(functionUrl(context.services), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'multipart/form-data; boundary=boundary', Origin: siteOrigin },
      body: `${parts.join('')}${noFile}--boundary--\r\n`,
    });
    expect(await readRedirect(response)).toEqual([303, `${siteOrigin}/submit-rfp/form?sent=1#sent`]);
    expect(await readInquiries(context.sql)).toMatchObject([
      {
        modality: rfpSubmission.modality,
        services_needed: rfpSubmission.services_needed,
        desired_start_date: '2099-02-01T00:00:00.000Z',
        files: [],
        unsent_files: [],
      },
    ]);
  });

  test('a browser is redirected to an allowed origin, and from a hidden origin to the site', async () => {
    const visible = await send(urlencoded(nativeContactForm), {
      Origin: 'http://192.0.2.1:8080',
      'X-Forwarded-Host': '192.0.2.1:8080',
    });
    expect(await readRedirect(visible)).toEqual([303, 'http://192.0.2.1:8080/contact?sent=1#sent']);
    const hidden = await send(urlencoded(nativeContactForm), {
      Origin: 'null',
      'Sec-Fetch-Site': 'same-origin',
    });
    expect(await readRedirect(hidden)).toEqual([303, contactSent]);
  });

  test('a form with text in the hidden field is stored and marked, and the browser is redirected to the confirmation', async () => {
    const response = await send(urlencoded({ ...nativeContactForm, [honeypotName]: 'x' }));
    expect(await readRedirect(response)).toEqual([303, contactSent]);
    expect(await readInquiries(context.sql)).toMatchObject([{ suspicions: ['honeypot'] }]);
  });

  test('a form is stored without unknown fields', async () => {
    const form = multipart({ ...nativeContactForm, ['x'.repeat(101)]: 'x', unknown: 'x' });
    expect(await readRedirect(await send(form))).toEqual([303, contactSent]);
  });
});

describe('a form that is posted again without JavaScript', () => {
  const context = useServices({ DATABASE_CONNECTIONS: '8' });
  const send = (form: Readonly<Record<string, string>>, headers?: Record<string, string>) =>
    postForm(context.services, urlencoded(form), headers);
  const getLocations = (responses: readonly Response[]) =>
    responses.map(({ headers }) => headers.get('Location'));

  test('a form posted twice by a double click is stored once', async () => {
    const responses = await Promise.all([send(nativeContactForm), send(nativeContactForm)]);
    expect(getLocations(responses)).toEqual([contactSent, contactSent]);
    expect(await countRows(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
  });

  test('a form posted again with different text is another inquiry', async () => {
    await send(nativeContactForm);
    await send({ ...nativeContactForm, 'additional-info': 'And one more thing' });
    expect(await countRows(context.sql)).toEqual({ inquiries: 2, mailJobs: 4 });
  });

  test('a form posted again with different lost files is another inquiry, so that the owner learns their names', async () => {
    await send(nativeContactForm);
    await send({ ...nativeContactForm, 'data-files': 'dossier.pdf' });
    expect(await readInquiries(context.sql)).toMatchObject([
      { unsent_files: [] },
      { unsent_files: ['dossier.pdf'] },
    ]);
  });

  test.each([
    ['without files', {}],
    [
      'with announced files',
      {
        files: [
          { name: 'dossier.pdf', size: 5 },
          { name: 'data.csv', size: 6 },
        ],
      },
    ],
  ])('a form posted after JavaScript sent it with the same key %s is stored once', async (_, files) => {
    const idempotency_key = randomUUID();
    const { body } = await post(context.services, { ...sameContactInquiry, ...files, idempotency_key });
    const [before] = await context.sql`select * from leads.inquiries`;
    const response = await send({ ...nativeContactForm, idempotency_key });
    expect(await readRedirect(response)).toEqual([
      303,
      `${siteOrigin}/contact?sent=${idempotency_key.slice(0, 8)}#sent`,
    ]);
    expect([...(await context.sql`select * from leads.inquiries`)]).toEqual([before]);
    expect(before?.['id']).toBe(body.inquiry_id);
  });

  test('a form posted at the same time as by JavaScript is stored once', async () => {
    const idempotency_key = randomUUID();
    await Promise.all([
      post(context.services, { ...sameContactInquiry, idempotency_key }),
      send({ ...nativeContactForm, idempotency_key }),
    ]);
    expect(await countRows(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
  });

  test('a form with different text under a known key is a second inquiry without a confirmation', async () => {
    const idempotency_key = randomUUID();
    await post(context.services, { ...sameContactInquiry, idempotency_key });
    const form = { ...nativeContactForm, name: 'Ada King', idempotency_key };
    const sent = `${siteOrigin}/contact?sent=${idempotency_key.slice(0, 8)}#sent`;
    expect(getLocations([await send(form), await send(form)])).toEqual([sent, sent]);
    expect(await readInquiries(context.sql)).toMatchObject([
      { name: contactInquiry.name },
      { name: 'Ada King' },
    ]);
    expect(await countRows(context.sql)).toEqual({ inquiries: 2, mailJobs: 3 });
  });

  test('a form without a key is stored once per IP address and day, even if JavaScript sent the same content', async () => {
    const visitor = createIpHeader('198.51.100.1');
    await send(nativeContactForm, visitor);
    await post(context.services, sameContactInquiry, visitor);
    await send(nativeContactForm, visitor);
    expect(await countRows(context.sql)).toEqual({ inquiries: 1, mailJobs: 2 });
    await send(nativeContactForm, createIpHeader('198.51.100.2'));
    expect((await countRows(context.sql)).inquiries).toBe(2);
  });
});

describe('a rejected form that was posted without JavaScript', () => {
  const context = useServices();
  const { consent: _, ...withoutConsent } = nativeContactForm;

  test.each<[string, Record<string, string>, string]>([
    [
      'an invalid field',
      { ...nativeContactForm, email: 'ada at biotech' },
      '/contact?rejected=email#rejected-email',
    ],
    [
      'several invalid fields, in the order of the form',
      { ...withoutConsent, phone: '1'.repeat(21), email: '', name: '' },
      '/contact?rejected=name,email,phone,consent#rejected-name',
    ],
    ['missing consent', withoutConsent, '/contact?rejected=consent#rejected-consent'],
    ['an RFP without a modality', rfpWithoutLists, '/submit-rfp/form?rejected=modality#rejected-modality'],
    [
      'an RFP with a past date',
      { ...rfpWithoutLists, modality: 'adc', 'desired-start-date': '2020-01-01' },
      '/submit-rfp/form?rejected=desired_start_date#rejected-desired_start_date',
    ],
    [
      'an invalid key, which isn’t a field',
      { ...nativeContactForm, idempotency_key: 'x' },
      '/contact?rejected=other#rejected-other',
    ],
    [
      'text that is far too long',
      { ...nativeContactForm, name: 'x'.repeat(100_000) },
      '/contact?rejected=name#rejected-name',
    ],
    [
      'a body that is too long',
      { ...nativeContactForm, name: 'x'.repeat(2_000_000) },
      '/contact?rejected=other#rejected-other',
    ],
  ])(
    'a rejected form is redirected to its page with the causes and without the visitor’s text: %s',
    async (_case, form, path) => {
      for (const body of [urlencoded(form), multipart(form)]) {
        const response = await postForm(context.services, body);
        expect(await readRedirect(response)).toEqual([303, siteOrigin + path]);
      }
      expect(await countRows(context.sql)).toEqual({ inquiries: 0, mailJobs: 0 });
    },
  );

  test('a rejected form is never redirected to another site', async () => {
    const response = await postForm(
      context.services,
      urlencoded({ ...nativeContactForm, email: '//evil.example' }),
      { Referer: 'https://evil.example/contact', 'X-Forwarded-Host': 'evil.example' },
    );
    expect(await readRedirect(response)).toEqual([
      303,
      `${siteOrigin}/contact?rejected=email#rejected-email`,
    ]);
  });
});

describe('a malformed form', () => {
  const context = useServices();
  const toSite = `${siteOrigin}/contact?rejected=other#rejected-other`;

  const quoted = '----"\r\nContent-Disposition: form-data; name="type"\r\n\r\ncontact\r\n--"--\r\n';
  test.each([
    ['without a boundary', 'multipart/form-data', 'no boundary'],
    ['with a quote as boundary', 'multipart/form-data; boundary="', quoted],
    ['with an empty boundary', 'multipart/form-data; boundary=""', quoted],
    ['with a blank boundary', 'multipart/form-data; boundary= ', quoted],
  ])(
    'a multipart form %s is rejected, with JSON for programs and a redirect for browsers',
    async (_, type, body) => {
      const send = (headers: Record<string, string>) =>
        fetch(functionUrl(context.services), {
          method: 'POST',
          redirect: 'manual',
          headers: { 'Content-Type': type, Origin: siteOrigin, ...headers },
          body,
        });
      const program = await send({});
      expect([400, 422]).toContain(program.status);
      expect(await program.json()).toMatchObject({ error: { code: expect.any(String) as string } });
      expect(await readRedirect(await send({ Accept: 'text/html,application/xhtml+xml' }))).toEqual([
        303,
        toSite,
      ]);
      expect((await countRows(context.sql)).inquiries).toBe(0);
    },
  );
});
