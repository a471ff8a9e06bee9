import { createServer as createHttpServer } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rawRequest } from './raw-request.ts';
import { isFromThisMachine } from '#scripts/local-services/this-machine.ts';
import { contactInquiry, post, useServices } from './test-services.ts';

const context = useServices();
describe('captured mails', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['localhost:3000', '127.0.0.1', '[::1]:4303', 'LOCALHOST'])(
    'are shown to a person at this machine under the host name %s',
    async (host) => {
      const { status } = await rawRequest(context.services.origin, '/_mail', { headers: { Host: host } });
      expect(status).toBe(200);
    },
  );

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000', '192.0.2.7'])(
    'are not shown under another host name, %j, that may resolve to this machine',
    async (host) => {
      const answer = await rawRequest(context.services.origin, '/_mail', { headers: { Host: host } });
      expect(answer.status).toBe(403);
      expect(answer.body.toString()).not.toContain('captured');
    },
  );

  test.each([
    ['Forwarded', 'for=127.0.0.1'],
    ['Via', '1.1 proxy'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-For', '192.0.2.5'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Port', '443'],
    ['X-Real-IP', '127.0.0.1'],
    ['True-Client-IP', '192.0.2.5'],
    ['CF-Connecting-IP', '192.0.2.5'],
  ])('are not shown through a proxy that adds %s: %s', async (name, value) => {
    const { status } = await rawRequest(context.services.origin, '/_mail', { headers: { [name]: value } });
    expect(status).toBe(403);
  });

  test('are not shown through a proxy that adds no header but forwards with HTTP/1.0, as nginx does', async () => {
    const statusLine = (version: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(new URL(context.services.origin).port), '127.0.0.1');
        let answer = '';
        socket.on('error', reject);
        socket.on('data', (data) => (answer += data.toString()));
        socket.on('end', () => resolve(answer.split('\r\n')[0]!));
        socket.write(`GET /_mail HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      });
    expect(await statusLine('1.1')).toContain(' 200 ');
    expect(await statusLine('1.0')).toContain(' 403 ');
  });

  test('are not shown in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const paths = ['/_mail', '/_mail/00000000-0000-4000-8000-000000000000', '/_mail/x.html'];
    for (const path of paths) {
      const { status } = await rawRequest(context.services.origin, path, { headers: { Host: 'localhost' } });
      expect([path, status]).toEqual([path, 403]);
    }
  });

  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');

  test.skipIf(!outside)('are not shown to other machines of the network', async () => {
    const server = createHttpServer((request, response) => {
      response.end(String(isFromThisMachine(request)));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as { port: number };
    const ask = async (address: string) =>
      (
        await rawRequest(`http://${address}:${port}`, '/', { headers: { Host: 'localhost' } })
      ).body.toString();
    expect([await ask(outside!.address), await ask('127.0.0.1')]).toEqual(['false', 'true']);
    server.close();
  });

  test('are sent with headers against caching, type sniffing and frames of other sites', async () => {
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
