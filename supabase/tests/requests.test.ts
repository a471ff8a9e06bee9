import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { functionPath } from '#src/inquiry/function-api.ts';
import {
  contactInquiry,
  countRows,
  functionUrl,
  nativeContactForm,
  postForm,
  siteOrigin,
  useServices,
} from './test-services.ts';

const context = useServices();

test('a form posted to npm start at another host name is stored, and the browser stays at that name', async () => {
  const { origin } = context.services;
  const response = await fetch(`${origin}${functionPath}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, 'X-Forwarded-Host': 'evil.example' },
    body: new URLSearchParams(nativeContactForm),
  });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/contact?sent=1#sent']);
  expect((await countRows(context.sql)).inquiries).toBe(1);
});

const quoted = '----"\r\nContent-Disposition: form-data; name="type"\r\n\r\ncontact\r\n--"--\r\n';

test.each([
  ['text that isn’t a form', 415, 'text/plain', 'Hello'],
  ['broken JSON', 400, 'application/json', '{"type":'],
  ['a form of no known type', 422, 'application/x-www-form-urlencoded', 'type=x'],
  ['a multipart form without a boundary', 400, 'multipart/form-data', 'no boundary'],
  ['a multipart form with a quote as boundary', 400, 'multipart/form-data; boundary="', quoted],
  ['a multipart form with a blank boundary', 400, 'multipart/form-data; boundary= ', quoted],
])('%s gets %i with JSON, and a browser is redirected to the site', async (_, status, type, body) => {
  const send = (headers: Readonly<Record<string, string>>) =>
    postForm(context, body, { 'Content-Type': type, ...headers });
  const program = await send({});
  expect([program.status, program.headers.get('Content-Type')]).toEqual([status, 'application/json']);
  expect(await program.json()).toMatchObject({ error: { request_id: expect.any(String) as string } });
  const browser = await send({ Accept: 'text/html,application/xhtml+xml' });
  expect([browser.status, browser.headers.get('Location'), await browser.text()]).toEqual([
    303,
    `${siteOrigin}/contact?rejected=other#rejected-other`,
    '',
  ]);
  expect((await countRows(context.sql)).inquiries).toBe(0);
});

test('a wrong method, path or secret is rejected, and every response has headers against caching and type sniffing', async () => {
  const get = await fetch(functionUrl(context));
  expect(get.headers.get('Allow')).toBe('POST, OPTIONS');
  const guess = { Authorization: 'Bearer guess' };
  const responses: [number, Response][] = [
    [200, await postForm(context, contactInquiry)],
    [422, await postForm(context, {})],
    [200, await postForm(context, { inquiry_id: randomUUID() }, {}, '/uploads')],
    [404, await postForm(context, {}, {}, '/elsewhere')],
    [404, await postForm(context, {}, {}, '/maintenance')],
    [404, await postForm(context, {}, guess, '/maintenance')],
    [405, get],
    [204, await fetch(functionUrl(context), { method: 'OPTIONS', headers: { Origin: siteOrigin } })],
    [303, await postForm(context, new URLSearchParams(nativeContactForm))],
  ];
  for (const [status, response] of responses)
    expect([
      response.status,
      response.headers.get('Cache-Control'),
      response.headers.get('X-Content-Type-Options'),
    ]).toEqual([status, 'no-store', 'nosniff']);
});
