import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { contactInquiry, post, useServices } from './test-services.ts';

const context = useServices();

/** `fetch` can't set the Host header. */
async function fetchMailsAt(host: string) {
  const request = get(`${context.services.origin}/_mail`, { headers: { Host: host }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

test.each(['localhost:3000', '127.0.0.1', '[::1]:4303'])('captured emails are shown at %s', async (host) => {
  expect((await fetchMailsAt(host)).status).toBe(200);
});

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000', '192.0.2.7'])(
  'captured emails are hidden at %s, which may resolve to this computer',
  async (host) => {
    const response = await fetchMailsAt(host);
    expect(response.status).toBe(403);
    expect(response.body).not.toContain('captured');
  },
);

test('a captured email runs no script, isn’t cached, and can’t be framed by other sites', async () => {
  await post(context.services, contactInquiry);
  await context.services.runMaintenance();
  const list = await fetch(`${context.services.origin}/_mail`);
  const [, path] = /<a href="(\/_mail\/[0-9a-f-]+)">/.exec(await list.text()) ?? [];
  for (const part of ['/_mail', path!, `${path}.html`]) {
    const { headers } = await fetch(context.services.origin + part);
    expect([part, headers.get('Cache-Control')]).toEqual([part, 'no-store']);
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*frame-ancestors 'self'$/);
  }
});
