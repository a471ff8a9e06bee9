import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  contactInquiry,
  createIpHeader,
  nativeContactForm,
  rfpSubmission,
  siteOrigin,
  unconfirmedKinds,
  useServices,
} from './test-services.ts';

/** `nativeContactForm` as JSON. */
const sameContactInquiry = {
  ...contactInquiry,
  phone: '',
  project_description: 'Two\nlines',
  additional_info: '',
};

type Form = Readonly<Record<string, string>>;

const context = useServices({ DATABASE_CONNECTIONS: '8' });

const send = (form: Form, headers?: Form) => context.postForm(new URLSearchParams(form), headers);
/** Redirects have no body, because the hosted gateway shows HTML as plain text. */
const readRedirect = async (response: Response) => {
  expect([response.headers.get('Content-Type'), await response.text()]).toEqual([null, '']);
  return [response.status, response.headers.get('Location')];
};

describe('a form posted without JavaScript', () => {
  test('a form is stored, and the browser is redirected to the confirmation', async () => {
    const form = { ...nativeContactForm, 'project-description': 'Km<Kd and kcat>10; if a<b>c\r\nTwo' };
    expect(await readRedirect(await send(form))).toEqual([303, `${siteOrigin}/contact?sent=1#sent`]);
    const [row] = await context.readInquiries();
    expect(row).toMatchObject({
      therapeutic_area: 'oncology',
      development_stage: 'preclinical',
      service_type: 'ind-planning',
      project_description: 'Km<Kd and kcat>10; if a<b>c\nTwo',
      consent: true,
      consent_version: 1,
    });
    expect(row).not.toHaveProperty('additional_info');
    expect(row).not.toHaveProperty('phone');
    expect(await context.countRows()).toEqual({ inquiries: 1, mailJobs: 2 });
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
    const response = await context.postForm(`${parts.join('')}${noFile}--boundary--\r\n`, {
      'Content-Type': 'multipart/form-data; boundary=boundary',
    });
    expect(await readRedirect(response)).toEqual([303, `${siteOrigin}/submit-rfp/form?sent=1#sent`]);
    const { modality, services_needed } = rfpSubmission;
    expect(await context.readInquiries()).toMatchObject([
      {
        modality,
        services_needed,
        desired_start_date: '2099-02-01T00:00:00.000Z',
        files: [],
        unsent_files: [],
      },
    ]);
  });
});

describe('a form that is posted again without JavaScript', () => {
  test('a form posted again with different lost files is another inquiry, so that the owner learns their names', async () => {
    await send(nativeContactForm);
    await send({ ...nativeContactForm, 'data-files': 'dossier.pdf' });
    expect(await context.readInquiries()).toMatchObject([
      { unsent_files: [] },
      { unsent_files: ['dossier.pdf'] },
    ]);
  });

  test('a form posted after JavaScript sent it with the same key, even with files, is stored again only if its text changed', async () => {
    const idempotency_key = randomUUID();
    const form = { ...nativeContactForm, idempotency_key };
    const files = [{ name: 'dossier.pdf', size: 5 }];
    await context.post({ ...sameContactInquiry, files, idempotency_key });
    const before = await context.sql`select * from leads.inquiries`;
    expect(await readRedirect(await send(form))).toEqual([
      303,
      `${siteOrigin}/contact?sent=${idempotency_key.slice(0, 8)}#sent`,
    ]);
    expect(await context.sql`select * from leads.inquiries`).toEqual(before);
    for (let count = 0; count < 2; count++) await send({ ...form, name: 'Ada King' });
    expect(await context.readInquiries()).toMatchObject([
      { name: contactInquiry.name },
      { name: 'Ada King' },
    ]);
    expect((await context.readMailKinds())[1], 'an update gets no confirmation').toEqual(unconfirmedKinds);
  });

  test('a form without a key is stored once per IP address and day, even if JavaScript sent the same content', async () => {
    const visitor = createIpHeader('198.51.100.1');
    await send(nativeContactForm, visitor);
    await context.post(sameContactInquiry, visitor);
    await send(nativeContactForm, visitor);
    expect(await context.countRows()).toEqual({ inquiries: 1, mailJobs: 2 });
    await send(nativeContactForm, createIpHeader('198.51.100.2'));
    expect((await context.countRows()).inquiries).toBe(2);
  });
});

describe('a rejected form that was posted without JavaScript', () => {
  const { consent: _, ...withoutConsent } = nativeContactForm;
  const { modality: _modality, services_needed: _services, ...rfpWithoutLists } = rfpSubmission;

  test.each<[string, Form, string]>([
    [
      'several invalid fields, in the order of the form',
      { ...withoutConsent, phone: '1'.repeat(21), email: 'ada at biotech', name: '' },
      '/contact?rejected=name,email,phone,consent#rejected-name',
    ],
    ['an RFP without a modality', rfpWithoutLists, '/submit-rfp/form?rejected=modality#rejected-modality'],
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
  ])(
    'a form is redirected to its page with the causes, without the visitor’s text, and never to another site: %s',
    async (_case, form, path) => {
      const headers = { Referer: 'https://evil.example/contact', 'X-Forwarded-Host': 'evil.example' };
      expect(await readRedirect(await send(form, headers))).toEqual([303, siteOrigin + path]);
      expect(await context.countRows()).toEqual({ inquiries: 0, mailJobs: 0 });
    },
  );
});
