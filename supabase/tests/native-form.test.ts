import { randomUUID } from 'node:crypto';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { forms } from '#shared/forms.ts';
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

/** With the input names of the contact form. */
const contactForm = {
  type: 'contact',
  name: contactInquiry.name,
  email: contactInquiry.email,
  company: contactInquiry.company,
  phone: '',
  'therapeutic-area': contactInquiry.therapeutic_area,
  'dev-stage': contactInquiry.development_stage,
  timeline: contactInquiry.timeline,
  'service-type': contactInquiry.service_type,
  'project-description': 'Two\r\nlines',
  'additional-info': '',
  consent: '1',
  [honeypotName]: '',
};

describe('a form posted without JavaScript', () => {
  const context = useServices();
  test('leads to the thank-you state of its page', async () => {
    const answer = await postForm(context.services, new URLSearchParams(contactForm));
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${siteOrigin}/contact?sent=1#sent`,
    ]);
    const [row] = await storedInquiries(context.sql);
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
  });

  test('may be the RFP form, as multipart, with several boxes ticked, plain dates and no file chosen', async () => {
    const entries = Object.entries({ ...rfpSubmission, desired_start_date: '2099-02-01' });
    const parts = entries.flatMap(([name, value]) =>
      [value]
        .flat()
        .map((item) => `--boundary\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${item}\r\n`),
    );
    // An empty file input, as browsers post it.
    const noFile =
      '--boundary\r\nContent-Disposition: form-data; name="files"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n';
    const answer = await fetch(functionUrl(context.services), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'multipart/form-data; boundary=boundary', Origin: siteOrigin },
      body: `${parts.join('')}${noFile}--boundary--\r\n`,
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${siteOrigin}/submit-rfp/form?sent=1#sent`,
    ]);
    expect(await storedInquiries(context.sql)).toMatchObject([
      {
        modality: rfpSubmission.modality,
        services_needed: rfpSubmission.services_needed,
        desired_start_date: '2099-02-01T00:00:00.000Z',
      },
    ]);
    expect((await counts(context.sql)).attachments).toBe(0);
  });

  test('tells what the visitor came about by the address of its page', async () => {
    const headers = { Referer: `${siteOrigin}/contact?topic=case-brief&service=readiness` };
    await postForm(context.services, new URLSearchParams({ ...contactForm, topic: '' }), headers);
    const [row] = await context.sql`select topic, service from leads.inquiries`;
    expect(row).toEqual({ topic: 'case-brief', service: 'readiness' });
  });

  test('with one box ticked is a list of one', async () => {
    const { modality: _, services_needed: __, ...single } = rfpSubmission;
    await postForm(context.services, new URLSearchParams({ ...single, modality: 'adc' }));
    expect(await storedInquiries(context.sql)).toMatchObject([{ modality: ['adc'] }]);
  });

  test('as an RFP without a modality comes back with what is missing', async () => {
    const { modality: _, services_needed: __, ...rfp } = rfpSubmission;
    const answer = await postForm(context.services, new URLSearchParams(rfp));
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('<a href="#modality">Please choose at least one modality</a>');
    expect(page).toContain(`value="${rfp.project_name}"`);
    expect((await counts(context.sql)).inquiries).toBe(0);
  });

  test('twice, as by a double click, is one inquiry', async () => {
    const send = () => postForm(context.services, new URLSearchParams(contactForm));
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await counts(context.sql)).toMatchObject({ inquiries: 1, mailJobs: 2 });
  });

  test.each([
    ['a later consent', { consent: '' }],
    ['another topic', { topic: 'case-brief' }],
    ['another text', { 'additional-info': 'And one more thing' }],
  ])(
    'again with %s loses nothing: it is another inquiry',
    async (_, { consent, ...change }: Record<string, string>) => {
      const { consent: given, ...without } = contactForm;
      const first = consent === undefined ? contactForm : without;
      expect((await postForm(context.services, new URLSearchParams(first))).status).toBe(303);
      const second = { ...first, ...change, consent: given };
      expect((await postForm(context.services, new URLSearchParams(second))).status).toBe(303);
      expect(await counts(context.sql)).toMatchObject({ inquiries: 2, mailJobs: 4 });
    },
  );

  test('with other words under a known key corrects the inquiry, and says thank you as ever', async () => {
    const idempotency_key = randomUUID();
    await post(context.services, { ...contactInquiry, idempotency_key });
    const form = new URLSearchParams({ ...contactForm, name: 'Ada King', idempotency_key });
    const answers = [await postForm(context.services, form), await postForm(context.services, form)];
    const thanks = `${siteOrigin}/contact?sent=1#sent`;
    expect(answers.map(({ headers }) => headers.get('Location'))).toEqual([thanks, thanks]);
    expect(await storedInquiries(context.sql)).toMatchObject([
      { name: 'Ada King', revisions: [{ name: contactInquiry.name }] },
    ]);
  });

  test('under the key with which the page’s script has sent the same is the same inquiry', async () => {
    const idempotency_key = randomUUID();
    const inquiry = { ...contactInquiry, project_description: 'Two\nlines', consent: true, idempotency_key };
    const { phone: _, additional_info: __, ...sent } = inquiry;
    await post(context.services, sent);
    await postForm(context.services, new URLSearchParams({ ...contactForm, idempotency_key }));
    expect((await counts(context.sql)).inquiries).toBe(1);
  });

  test('that fails a check comes back with the reasons and everything the visitor wrote', async () => {
    const form = {
      ...contactForm,
      email: 'ada at biotech',
      'additional-info': 'IC50 < 5 nM & "more"',
      topic: 'case-brief',
    };
    const answer = await postForm(context.services, new URLSearchParams(form));
    const page = await answer.text();
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(page).toContain('<a href="#email">Please enter a valid email address</a>');
    expect(page).toContain('value="ada at biotech"');
    expect(page).toContain('IC50 &lt; 5 nM &amp; &quot;more&quot;</textarea>');
    expect(page).toContain('<option value="preclinical" selected>Preclinical</option>');
    expect(page).toContain('<input type="hidden" name="topic" value="case-brief">');
    expect(page).toContain('<input type="hidden" name="consent" value="1">');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect((await counts(context.sql)).inquiries).toBe(0);
  });

  test('that comes back has the hints of its fields, each read out with its control', async () => {
    const form = new URLSearchParams({ ...contactForm, email: 'wrong', 'project-description': '' });
    const { document } = parseHTML(await (await postForm(context.services, form)).text());
    for (const name of ['project_description'] as const) {
      const control = document.getElementById(name);
      const [hint] = (control?.getAttribute('aria-describedby') ?? '').split(' ');
      const { hint: own, kinds } = forms.contact[name] as { hint: string; kinds?: string };
      expect(document.getElementById(hint!)?.textContent).toBe([own, kinds].filter(Boolean).join(' '));
    }
  });

  test('that lacks a choice comes back with the hint of its boxes', async () => {
    const { modality: _, services_needed: __, ...rfp } = rfpSubmission;
    const { document } = parseHTML(await (await postForm(context.services, new URLSearchParams(rfp))).text());
    const group = document.getElementById('modality');
    expect(group?.getAttribute('aria-describedby')).toBe('modality-hint');
    expect(document.getElementById('modality-hint')?.textContent).toBe(forms.rfp.modality.hint);
  });

  test('that comes back can be corrected and sent again', async () => {
    const refused = await postForm(context.services, new URLSearchParams({ ...contactForm, email: 'wrong' }));
    const fields = new URLSearchParams();
    for (const [, name, value] of (await refused.text()).matchAll(
      /<input[^>]*name="([a-z_]+)"[^>]*value="([^"]*)"/g,
    )) {
      fields.set(name!, value!);
    }
    fields.set('email', contactInquiry.email);
    expect((await postForm(context.services, fields)).status).toBe(303);
    const [row] = await context.sql`select name, email, consent from leads.inquiries`;
    expect(row).toEqual({ name: contactInquiry.name, email: contactInquiry.email, consent: true });
  });

  test('that carries markup is shown as text under a policy that would run nothing anyway', async () => {
    const form = {
      ...contactForm,
      email: '"><script>alert(1)</script>',
      name: '"><img src=x onerror=alert(1)>',
    };
    const answer = await postForm(context.services, new URLSearchParams(form));
    const page = await answer.text();
    expect(page).not.toMatch(/<script|<img/);
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' /,
    );
  });

  test('that is caught in the honeypot is stored and thanked for, but marked', async () => {
    const form = new URLSearchParams({ ...contactForm, [honeypotName]: 'x' });
    const answer = await postForm(context.services, form);
    expect(answer.headers.get('Location')).toBe(`${siteOrigin}/contact?sent=1#sent`);
    expect(await storedInquiries(context.sql)).toMatchObject([{ suspicions: ['honeypot'] }]);
  });

  test('without a type is refused as a program’s', async () => {
    const answer = await postForm(context.services, new URLSearchParams({ name: 'x' }));
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
  });

  const postUnreadable = (headers: Record<string, string>) =>
    fetch(functionUrl(context.services), {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data', Origin: siteOrigin, ...headers },
      body: 'no boundary',
    });

  test('that cannot be taken apart is a 400', async () => {
    const answer = await postUnreadable({});
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([400, 'application/json']);
  });

  test.each(['"', '""', ' '])('with a boundary of %j is a 400', async (mark) => {
    const type = `multipart/form-data; boundary=${mark}`;
    const answer = await fetch(functionUrl(context.services), {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: siteOrigin },
      body: '----"\r\nContent-Disposition: form-data; name="type"\r\n\r\ncontact\r\n--"--\r\n',
    });
    expect([400, 422]).toContain(answer.status);
  });

  test('may go on behind its end', async () => {
    const fields = Object.entries(contactForm).map(
      ([name, value]) => `--end\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(encoder.encode(`${fields.join('')}--end--\r\n`));
        await new Promise((resolve) => setTimeout(resolve, 100));
        controller.enqueue(encoder.encode('An epilogue (RFC 2046 section 5.1.1)'));
        controller.close();
      },
    });
    const answer = await fetch(functionUrl(context.services), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'multipart/form-data; boundary=end', Origin: siteOrigin },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(303);
  });

  test('that says nothing of what it is leads back to the form of the page it was on', async () => {
    const answer = await postUnreadable({ Referer: `${siteOrigin}/submit-rfp/form` });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain('Your RFP has not been sent yet');
    expect(page).toContain('Please send a complete form.');
  });

  test('from nowhere that we know is answered by a page, where a browser waits for one', async () => {
    const answer = await postUnreadable({ Accept: 'text/html,application/xhtml+xml' });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('Go back to find what you wrote');
  });

  test('with more fields than any form has, or with longer names, is refused or read without them', async () => {
    const many = new FormData();
    for (const [name, value] of Object.entries(contactForm)) many.append(name, value);
    for (let number = 0; number < 100; number++) many.append('x', '');
    expect((await postForm(context.services, many)).status).toBe(413);
    const long = new FormData();
    for (const [name, value] of Object.entries(contactForm)) long.append(name, value);
    long.append('x'.repeat(101), 'x');
    expect((await postForm(context.services, long)).status).toBe(303);
  });

  test('with a text that is far too long is refused by its field', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(contactForm)) form.append(name, value);
    form.set('name', 'x'.repeat(1_000_000));
    const answer = await postForm(context.services, form);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('<a href="#name">Please use no more than 100 characters</a>');
  });
});
