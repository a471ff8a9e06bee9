import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { submit } from './inquiries.ts';
import { useServices } from './test-services.ts';

const context = useServices();

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

test('the mailbox shows all three kinds of email', async () => {
  await submit(context);
  await context.sql`update leads.scheduler set list_due = now()`;
  await context.services.runMaintenance();
  const mailbox = await (await fetch(`${context.services.origin}/_mail`)).text();
  for (const subject of ['Contact inquiry from Ada', 'DEP received your inquiry', 'DEP list: '])
    expect(mailbox).toContain(subject);
});

test('the views of the database are shown, with a visitor’s text as text', async () => {
  await submit(context, { name: '<b>Ada</b> & <LOD' });
  const page = await (await fetch(`${context.services.origin}/_leads`)).text();
  for (const text of ['leads.inbox', 'leads.unsent', 'leads.export', 'Ada &amp; &lt;LOD'])
    expect(page).toContain(text);
});

test('a captured email runs no script, isn’t cached, and can’t be framed by other sites', async () => {
  await submit(context);
  await context.services.runMaintenance();
  const list = await fetch(`${context.services.origin}/_mail`);
  const [, path] = /<a href="(\/_mail\/[0-9a-f-]+)">/.exec(await list.text()) ?? [];
  for (const page of ['/_mail', path!, `${path}.html`]) {
    const { headers } = await fetch(context.services.origin + page);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*frame-ancestors 'self'$/);
  }
});
