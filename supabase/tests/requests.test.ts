import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startMailRecorder } from './mail-recorder.ts';
import { contactInquiry, nativeContactForm, siteOrigin, useServices } from './test-services.ts';

const mail = await startMailRecorder();
const context = useServices({ RESEND_API_URL: mail.url });

test.each([
  ['text that isn’t a form', 415, 'text/plain', 'Hello'],
  ['broken JSON', 400, 'application/json', '{"type":'],
  ['a form of no known type', 422, 'application/x-www-form-urlencoded', 'type=x'],
  ['a multipart form without a boundary', 400, 'multipart/form-data', 'no boundary'],
])('%s gets %i with JSON, and a browser is redirected to the site', async (_, status, type, body) => {
  const send = (headers: Readonly<Record<string, string>>) =>
    context.postForm(body, { 'Content-Type': type, ...headers });
  const program = await send({});
  expect([program.status, program.headers.get('Content-Type')]).toEqual([status, 'application/json']);
  expect(await program.json()).toMatchObject({ error: { request_id: expect.any(String) as string } });
  const browser = await send({ Accept: 'text/html,application/xhtml+xml' });
  expect([browser.status, browser.headers.get('Location'), await browser.text()]).toEqual([
    303,
    `${siteOrigin}/contact?rejected=other#rejected-other`,
    '',
  ]);
  expect((await context.countRows()).inquiries).toBe(0);
});

test('a wrong method, path or secret is rejected, and every response has headers against caching and type sniffing', async () => {
  const get = await fetch(context.getUrl());
  expect(get.headers.get('Allow')).toBe('POST, OPTIONS');
  const guess = { Authorization: 'Bearer guess' };
  const responses: [number, Response][] = [
    [200, await context.postForm(contactInquiry)],
    [422, await context.postForm({})],
    [200, await context.postForm({ inquiry_id: randomUUID() }, {}, '/uploads')],
    [404, await context.postForm({}, {}, '/elsewhere')],
    [404, await context.postForm({}, {}, '/maintenance')],
    [404, await context.postForm({}, guess, '/maintenance')],
    [405, get],
    [204, await fetch(context.getUrl(), { method: 'OPTIONS', headers: { Origin: siteOrigin } })],
    [303, await context.postForm(new URLSearchParams(nativeContactForm))],
  ];
  for (const [status, response] of responses)
    expect([
      response.status,
      response.headers.get('Cache-Control'),
      response.headers.get('X-Content-Type-Options'),
    ]).toEqual([status, 'no-store', 'nosniff']);
});

describe('the log, which has no text of visitors', () => {
  /** Part of every visitor text. */
  const visitorMark = 'Zaphod';
  const personal = {
    ...contactInquiry,
    name: `${visitorMark} Beeblebrox`,
    email: `${visitorMark}@betelgeuse.example`,
    company: `${visitorMark} Ltd`,
    phone: '+1 555 424242',
    project_description: `${visitorMark}’s project`,
    attribution: { referrer: `https://search.example/${visitorMark}` },
    files: [{ name: `${visitorMark}.pdf`, size: 5 }],
  };
  const { email } = personal;
  const invalidForm = { ...nativeContactForm, name: '', email, phone: `${visitorMark} 555 424242 555 555` };

  const expectNoVisitorText = () =>
    expect(context.log.join('\n')).not.toMatch(/zaphod|beeblebrox|betelgeuse|555 ?424242|198\.51\.100/i);

  const send = (
    body: object | string | URLSearchParams,
    headers: Readonly<Record<string, string>> = {},
    path = '',
  ) =>
    context.postForm(
      body,
      {
        'User-Agent': `${visitorMark}/1`,
        Referer: `${siteOrigin}/contact?topic=${visitorMark}`,
        'X-Forwarded-For': '198.51.100.42',
        ...headers,
      },
      path,
    );

  test.each<[string, () => Promise<Response>, object]>([
    ['a wrong path', () => send(personal, {}, `/${visitorMark}`), { status: 404 }],
    [
      'the origin of another site',
      () => send(personal, { Origin: `https://${visitorMark}.example` }),
      { status: 403 },
    ],
    ['truncated JSON', () => send(`{"name":"${visitorMark}`), { status: 400 }],
    [
      'an invalid field',
      () => send({ ...personal, email: `${visitorMark} at betelgeuse` }),
      { status: 422, fields: ['email'] },
    ],
    [
      'invalid fields, without JavaScript',
      () => send(new URLSearchParams(invalidForm)),
      { status: 422, fields: ['name', 'phone'] },
    ],
  ])('a request with %s is logged with its response’s id', async (_, sendRequest, logged) => {
    const response = await sendRequest();
    const request_id = response.headers.get('X-Request-Id');
    await expect
      .poll(() => context.readLog())
      .toContainEqual(expect.objectContaining({ ...logged, request_id }));
    expectNoVisitorText();
  });

  test('a row that the database rejects is logged without its text, and the browser may retry', async () => {
    // PostgreSQL quotes the whole row in this error.
    await context.sql`alter table leads.inquiries add constraint rejected check (name = '')`;
    try {
      const response = await send(personal);
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(await response.text()).not.toContain('fields');
      await expect.poll(() => context.readLog()).toContainEqual(expect.objectContaining({ status: 503 }));
    } finally {
      await context.sql`alter table leads.inquiries drop constraint rejected`;
    }
    expectNoVisitorText();
  });

  test('an email that the mail service rejects and quotes is logged without its text', async () => {
    Object.assign(mail, { mode: 'reject', body: JSON.stringify({ message: personal.email }) });
    expect((await send(personal)).status).toBe(200);
    await context.runMaintenance();
    await expect
      .poll(() => context.readLog())
      .toContainEqual(expect.objectContaining({ code: 'mail_failed' }));
    expectNoVisitorText();
  });
});
