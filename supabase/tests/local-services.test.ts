import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { functionPath } from '#src/inquiry/function-api.ts';
import { nativeContactForm, useServices } from './test-services.ts';

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
  expect((await context.countRows()).inquiries).toBe(1);
});

test.each([
  ['shown', 'localhost:3000', 200],
  ['shown', '[::1]:4303', 200],
  ['hidden', 'evil.example', 403],
  ['hidden', '127.0.0.1.evil.example:3000', 403],
])(
  'captured emails and inquiries are %s at %s: other names may resolve to this computer',
  async (_, host, status) => {
    // `fetch` can't set the Host header.
    for (const path of ['/_mail', '/_leads']) {
      const request = get(context.services.origin + path, { headers: { Host: host }, agent: false });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      expect(response.statusCode).toBe(status);
      response.resume();
    }
  },
);

test('captured emails are hidden from requests that a proxy forwarded', async () => {
  const { status } = await fetch(`${context.services.origin}/_mail`, {
    headers: { 'X-Forwarded-For': '192.0.2.7' },
  });
  expect(status).toBe(403);
});

test('captured emails and the views of the database are shown, with a visitor’s text as text, without scripts and caching', async () => {
  await context.submit({ name: '<b>Ada</b> & <LOD' });
  await context.sql`update leads.scheduler set list_due = now()`;
  await context.runMaintenance();
  const show = async (path: string) => {
    const response = await fetch(context.services.origin + path);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none';.*frame-ancestors 'self'$/,
    );
    return response.text();
  };
  const mailbox = await show('/_mail');
  for (const subject of ['Contact inquiry from Ada', 'DEP received your inquiry', 'DEP list: '])
    expect(mailbox).toContain(subject);
  const [, path = ''] = /<a href="(\/_mail\/[0-9a-f-]+)">/.exec(mailbox) ?? [];
  await show(path);
  await show(`${path}.html`);
  const views = await show('/_leads');
  for (const text of ['leads.inbox', 'leads.unsent', 'leads.export', 'Ada &amp; &lt;LOD'])
    expect(views).toContain(text);
});
