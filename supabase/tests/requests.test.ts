import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  contactInquiry,
  countRows,
  functionUrl,
  nativeContactForm,
  post,
  postForm,
  siteOrigin,
  useServices,
} from './test-services.ts';

const getStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status);

describe('a request', () => {
  const context = useServices();
  const rejectedOnSite = `${siteOrigin}/contact?rejected=other#rejected-other`;
  const send = (headers: Record<string, string>, path = '') =>
    fetch(functionUrl(context.services, path), {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: siteOrigin, ...headers },
      body: '{"type":',
    });

  test.each(['https://evil.example', 'null'])(
    'a request with the origin %s is rejected, and the origin isn’t repeated in the response',
    async (Origin) => {
      const headers = { Origin, 'X-Forwarded-Host': 'localhost:3000' };
      const response = await post(context.services, contactInquiry, headers);
      expect([response.status, response.body.error.code]).toEqual([403, 'forbidden_origin']);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
      const native = await postForm(context.services, new URLSearchParams(nativeContactForm), {
        ...headers,
        Accept: 'text/html',
      });
      expect([native.status, native.headers.get('Location')]).toEqual([303, rejectedOnSite]);
      expect((await countRows(context.sql)).inquiries).toBe(0);
    },
  );

  test('a request through a proxy is accepted if its origin has the forwarded host', async () => {
    const headers = { Origin: 'http://192.0.2.1:8080', 'X-Forwarded-Host': '192.0.2.1:8080' };
    expect((await post(context.services, contactInquiry, headers)).status).toBe(200);
  });

  test.each<[string, number, (headers: Record<string, string>) => Promise<Response>]>([
    ['that isn’t a form', 415, (headers) => send({ ...headers, 'Content-Type': 'text/plain' })],
    ['with broken JSON', 400, (headers) => send({ ...headers, 'Content-Type': 'application/json' })],
    [
      'with a form of no known type',
      422,
      (headers) => postForm(context.services, new URLSearchParams({ type: 'x' }), headers),
    ],
  ])(
    'a request %s gets %i with JSON, and a browser is redirected to the site',
    async (_, status, sendRequest) => {
      const response = await sendRequest({});
      expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'application/json']);
      expect(await response.json()).toMatchObject({ error: { request_id: expect.any(String) as string } });
      const browser = await sendRequest({ Accept: 'text/html,application/xhtml+xml' });
      expect([browser.status, browser.headers.get('Location'), await browser.text()]).toEqual([
        303,
        rejectedOnSite,
        '',
      ]);
    },
  );

  test('a preflight gets the site’s origin and the headers of supabase-js', async () => {
    const response = await fetch(functionUrl(context.services), {
      method: 'OPTIONS',
      headers: { Origin: siteOrigin, 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin);
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('apikey');
  });

  test('every response has headers against caching and type sniffing', async () => {
    const { services } = context;
    const responses = [
      await post(services, contactInquiry),
      await post(services, {}),
      await post(services, contactInquiry, { Origin: 'https://evil.example' }),
      await post(services, { inquiry_id: randomUUID() }, {}, '/uploads'),
      await post(services, {}, {}, '/maintenance'),
      await fetch(functionUrl(services)),
      await fetch(functionUrl(services), { method: 'OPTIONS', headers: { Origin: siteOrigin } }),
      await postForm(services, new URLSearchParams(nativeContactForm)),
      await postForm(services, new URLSearchParams({ type: 'contact' })),
      await postForm(services, new URLSearchParams(), { Accept: 'text/html' }),
    ];
    expect(getStatuses(responses)).toEqual([200, 422, 403, 200, 404, 405, 204, 303, 303, 303]);
    for (const { headers } of responses) {
      expect([headers.get('Cache-Control'), headers.get('X-Content-Type-Options')]).toEqual([
        'no-store',
        'nosniff',
      ]);
    }
  });

  test('a request with another method, path or scheduler secret is rejected', async () => {
    const read = await fetch(functionUrl(context.services));
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await post(context.services, {}, {}, '/elsewhere')).status).toBe(404);
    expect((await post(context.services, {}, {}, '/maintenance')).status).toBe(404);
    const guess = { Authorization: 'Bearer guess' };
    expect((await post(context.services, {}, guess, '/maintenance')).status).toBe(404);
  });
});
