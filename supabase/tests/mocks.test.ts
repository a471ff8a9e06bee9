import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { rawRequest } from '../../http-tests/raw-request.ts';
import { localSecrets, secretKeyOf } from '#scripts/local-services/secrets.ts';
import { isFromThisMachine } from '#scripts/local-services/this-machine.ts';
import { createServer } from '#scripts/serve/http-server.ts';
import { proxyServices } from '#scripts/serve/proxy-services.ts';
import { attachmentBucket } from '#shared/upload-limits.ts';
import { contactInquiry, post, useServices } from './test-services.ts';

const context = useServices();
let site: FastifyInstance;
let siteAddress: string;

beforeAll(async () => {
  site = createServer((_request, reply) => reply.code(404).send('of the site itself'));
  proxyServices(site, () => context.services);
  siteAddress = await site.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.close());

describe('captured mails', () => {
  const addresses = () => [siteAddress, context.services.mockOrigin];

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
    await context.services.drainOutbox();
    const list = await fetch(`${siteAddress}/_mail`);
    const [, path] = /<a href="(\/_mail\/[0-9a-f-]+)">/.exec(await list.text()) ?? [];
    for (const part of ['/_mail', path!, `${path}.html`, `${path}.eml`, '/_mail/nothing']) {
      const answer = await fetch(siteAddress + part);
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

describe('the storage of this machine', () => {
  const bucket = `/storage/v1/object/${attachmentBucket}`;
  const path = () => `${randomUUID()}/${randomUUID()}.pdf`;
  const withKey = async (headers: Record<string, string> = {}) => ({
    apikey: secretKeyOf(await localSecrets(context.dataDir)),
    ...headers,
  });
  const ask = (target: string, options: Parameters<typeof rawRequest>[2]) =>
    rawRequest(context.services.mockOrigin, target, options);

  test.each([
    ['a path that is no UTF-8', 'PUT', `/storage/v1/object/upload/sign/${attachmentBucket}/%ff?token=x`, ''],
    ['half an escape', 'POST', `${bucket}/%`, ''],
    ['a path that leads out', 'POST', `${bucket}/..%2f..%2fsecrets.json`, ''],
    ['a NUL', 'POST', `${bucket}/%00`, ''],
    ['a path of 4,000 letters', 'GET', `/storage/v1/object/info/${attachmentBucket}/${'a'.repeat(4000)}`, ''],
    ['no JSON', 'DELETE', bucket, '{'],
    ['other JSON', 'DELETE', bucket, '{"prefixes":7}'],
    ['a list of no texts', 'DELETE', bucket, '{"prefixes":[{}]}'],
    ['paths that lead out', 'DELETE', bucket, '{"prefixes":["../../secrets.json"]}'],
  ])('refuses %s, and tells nothing of the machine', async (_, method, target, body) => {
    const answer = await ask(target, { method, headers: await withKey(), body });
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).not.toMatch(/\/tmp|ENOENT|EACCES|node:|at /);
  });

  test.each(['', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
    'refuses a body that is no file of type "%s"',
    async (type) => {
      const headers = await withKey({ 'Content-Type': type });
      const answer = await ask(`${bucket}/${path()}`, { method: 'POST', headers, body: '--y\r\nno form' });
      expect([400, 415]).toContain(answer.status);
    },
  );

  test('refuses more than a file may have, and answers the next', async () => {
    const headers = await withKey({ 'Content-Type': 'application/pdf' });
    const body = new Uint8Array(12 * 1024 * 1024);
    const tooMuch = await ask(`${bucket}/${path()}`, { method: 'POST', headers, body });
    expect(tooMuch.status).toBe(413);
    const next = await ask(`${bucket}/${path()}`, { method: 'POST', headers, body: '%PDF-1.7' });
    expect(next.status).toBe(200);
  });

  test.each(['{', '{}', '{"to":"x"}'])('and mail %s that is none is refused', async (body) => {
    const { serviceKey } = await localSecrets(context.dataDir);
    const headers = { Authorization: `Bearer ${serviceKey}`, 'Idempotency-Key': randomUUID() };
    const answer = await ask('/emails', {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(400);
  });
});
