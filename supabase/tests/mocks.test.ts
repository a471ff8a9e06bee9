import { createServer as createHttpServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { rawRequest } from './raw-request.ts';
import { isFromThisMachine } from '#scripts/local-services/this-machine.ts';
import { contactInquiry, post, useServices } from './test-services.ts';

const context = useServices();
describe('captured mails', () => {
  const addresses = () => [context.services.origin];

  test.each(['localhost:3000', '127.0.0.1', '[::1]:4303', 'LOCALHOST'])(
    'are shown to who asks for them at %s',
    async (host) => {
      for (const address of addresses()) {
        expect((await rawRequest(address, '/_mail', { headers: { Host: host } })).status).toBe(200);
      }
    },
  );

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000', '192.0.2.7'])(
    'are not shown at another name, %j, that was made to lead here',
    async (host) => {
      for (const address of addresses()) {
        const answer = await rawRequest(address, '/_mail', { headers: { Host: host } });
        expect(answer.status).toBe(403);
        expect(answer.body.toString()).not.toContain('captured');
      }
    },
  );

  test.each([
    ['Forwarded', 'for=127.0.0.1'],
    ['Via', '1.1 proxy'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-For', '192.0.2.5'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Real-IP', '127.0.0.1'],
    ['CF-Connecting-IP', '192.0.2.5'],
  ])('are not shown through a proxy that says %s: %s', async (name, value) => {
    for (const address of addresses()) {
      expect((await rawRequest(address, '/_mail', { headers: { [name]: value } })).status).toBe(403);
    }
  });

  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');

  test.skipIf(!outside)('are not shown to who came by the network', async () => {
    const answered = createHttpServer((request, response) => {
      response.end(String(isFromThisMachine(request)));
    });
    await new Promise<void>((resolve) => answered.listen(0, resolve));
    const { port } = answered.address() as { port: number };
    const ask = async (address: string) =>
      (
        await rawRequest(`http://${address}:${port}`, '/', { headers: { Host: 'localhost' } })
      ).body.toString();
    expect([await ask(outside!.address), await ask('127.0.0.1')]).toEqual(['false', 'true']);
    answered.close();
  });

  test('are kept nowhere, sniffed for no other type and framed by no other site, in every form', async () => {
    await post(context.services, contactInquiry);
    await context.services.runMaintenance();
    const list = await fetch(`${context.services.origin}/_mail`);
    const [, path] = /<a href="(\/_mail\/[0-9a-f-]+)">/.exec(await list.text()) ?? [];
    for (const part of ['/_mail', path!, `${path}.html`, '/_mail/nothing']) {
      const answer = await fetch(context.services.origin + part);
      const value = (name: string) => answer.headers.get(name);
      expect([part, value('Cache-Control'), value('X-Content-Type-Options')]).toEqual([
        part,
        'no-store',
        'nosniff',
      ]);
      expect([part, value('X-Frame-Options')]).toEqual([part, 'SAMEORIGIN']);
    }
  });
});
