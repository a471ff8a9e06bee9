import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { contactInquiry, post, useServices } from './test-services.ts';

const context = useServices();

/** Asks for the captured mails under a host's name, which `fetch` doesn't let its callers choose. */
async function mailsAt(host: string) {
  const asked = get(`${context.services.origin}/_mail`, { headers: { Host: host }, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}

test.each(['localhost:3000', '127.0.0.1', '[::1]:4303'])('captured mails are shown at %s', async (host) => {
  expect((await mailsAt(host)).status).toBe(200);
});

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000', '192.0.2.7'])(
  'captured mails are not shown at %s, which may resolve to this machine',
  async (host) => {
    const answer = await mailsAt(host);
    expect(answer.status).toBe(403);
    expect(answer.body).not.toContain('captured');
  },
);

test('a captured mail runs no script, is not cached, and no other site can frame it', async () => {
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
