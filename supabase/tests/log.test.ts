import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import getPort from 'get-port';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { storageFolder } from '#scripts/local-services/mock-storage.ts';
import { createServer } from '#scripts/serve/http-server.ts';
import { proxyServices } from '#scripts/serve/proxy-services.ts';
import { functionPath, type ErrorAnswer } from '#shared/function-api.ts';
import { contactInquiry, functionUrl, siteOrigin, useServices } from './test-services.ts';

type Line = Record<string, unknown>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A word for every place where a visitor can leave text. */
const mark = 'Zaphod';
const marked = {
  'User-Agent': `${mark}/1`,
  Referer: `${siteOrigin}/contact?topic=${mark}`,
  Cookie: `${mark}=1`,
  'X-Client-Info': mark,
  'X-Request-Id': `${mark}-id`,
  'sb-request-id': `${mark}-id`,
};
const personal = {
  ...contactInquiry,
  name: `${mark} Beeblebrox`,
  email: `${mark}@betelgeuse.example`,
  company: `${mark} Ltd`,
  phone: '+1 555 424242',
  project_description: `${mark}’s project`,
  attribution: { referrer: `https://search.example/${mark}` },
  files: [{ name: `${mark}.pdf`, size: 5 }],
};
const address = '198.51.100.42';
/** What must not be in the log. */
const secrets = [mark, /betelgeuse/, /555 ?424242/, /198\.51\.100/, /beeblebrox/i];

/** Lines of server and function. The mocks of hosted services log in their own format. */
const entries = (log: readonly string[]) =>
  log.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line);

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: siteOrigin, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const form = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  redirect: 'manual',
  headers: { Origin: siteOrigin, ...headers },
  body,
});
const multipart = (change: Record<string, string> = {}) => {
  const body = new FormData();
  const { type, name, email, company, phone } = personal;
  const fields = { type, name, email, company, phone, 'project-description': mark, ...change };
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('data-files', new File([`${mark}!`], `${mark}.pdf`));
  return body;
};

describe('each refusal of the function is one line with the id of its answer, and nothing personal', () => {
  const context = useServices({ RATE_LIMIT_MAXIMUM: '2', DATABASE_TIMEOUT_SECONDS: '2' });
  let site: FastifyInstance;
  let origin: string;
  let functionOrigin: string | undefined;
  beforeAll(async () => {
    site = createServer(
      (_request, reply) => reply.code(404).send(),
      (line) => context.log.push(line),
    );
    proxyServices(site, () => ({ ...context.services, ...(functionOrigin && { functionOrigin }) }));
    origin = await site.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => site.close());
  afterEach(() => (functionOrigin = undefined));

  /** Through the site's server, as with `npm start`, and directly, as on a hosted project. */
  const ways: readonly [string, () => string][] = [
    ['behind the server', () => `${origin}${new URL(functionUrl(context.services)).pathname}`],
    ['by itself', () => functionUrl(context.services)],
  ];

  async function linesOf(ask: () => Promise<Response>) {
    const start = context.log.length;
    const answer = await ask();
    const text = await answer.text();
    // The output arrives through a pipe.
    for (let waited = 0; waited < 40 && context.log.length === start; waited++) await pause(50);
    await pause(100);
    return { answer, text, lines: entries(context.log.slice(start)) };
  }

  /** The one line of a refusal, with the id that is in its answer. */
  async function lineOf(ask: () => Promise<Response>): Promise<Line> {
    const { answer, text, lines } = await linesOf(ask);
    const id = answer.headers.get('X-Request-Id');
    const { status } = answer;
    expect(id).toMatch(uuid);
    expect(lines).toEqual([
      expect.objectContaining({
        event: 'refusal',
        level: status < 500 ? 'warn' : 'error',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        request_id: id,
        status,
      }),
    ]);
    const isPage = answer.headers.get('Content-Type')?.includes('html') ?? false;
    const quoted = isPage ? `please quote ${id}.` : `"request_id":"${id}"`;
    // The answer of the storage isn't ours.
    expect(text).toContain(lines[0]?.['route'] === '/storage/v1/*' ? '' : quoted);
    for (const secret of secrets) expect(JSON.stringify(lines)).not.toMatch(secret);
    return { ...lines[0], isPage };
  }

  const forwarded = { ...marked, 'X-Forwarded-For': address };
  const key = randomUUID();
  const kinds: readonly [string, string, RequestInit, number, Line][] = [
    ['a wrong path', `/${mark}`, json(personal), 404, { code: 'not_found' }],
    ['a wrong method', `?name=${mark}`, { method: 'GET' }, 405, { code: 'method_not_allowed' }],
    [
      'another site',
      '',
      json(personal, { Origin: `https://${mark}.example` }),
      403,
      { code: 'forbidden_origin' },
    ],
    ['half an object', '', json(`{"name":"${mark}`), 400, { code: 'malformed_request' }],
    [
      'half a form',
      '',
      form(mark, { 'Content-Type': 'multipart/form-data' }),
      400,
      { code: 'malformed_request' },
    ],
    [
      'another media type',
      '',
      json(mark, { 'Content-Type': `text/${mark}` }),
      415,
      { code: 'unsupported_media_type' },
    ],
    [
      'too much',
      '',
      json({ ...personal, additional_info: mark.repeat(40_000) }),
      413,
      { code: 'payload_too_large' },
    ],
    [
      'wrong fields',
      '',
      json({ ...personal, email: `${mark} at betelgeuse`, timeline: mark, [mark]: mark }),
      422,
      { code: 'validation_failed', fields: ['email', 'timeline'] },
    ],
    [
      'wrong files',
      '',
      json({ ...personal, files: [{ name: `${mark}.exe`, size: 1 }] }),
      422,
      { fields: ['files'] },
    ],
    ['a wrong type', '', json({ ...personal, type: mark }), 422, { fields: ['type'] }],
    ['a wrong key', '', json(personal, { 'Idempotency-Key': mark }), 422, { fields: ['idempotency_key'] }],
    ['the honeypot', '', json({ ...personal, website: mark }), 400, { code: 'rejected' }],
    ['haste', '', json({ ...personal, fill_time_ms: 1 }), 429, { code: 'submitted_too_fast' }],
    ['a wrong inquiry', '/uploads', json({ inquiry_id: mark }), 422, { fields: ['inquiry_id'] }],
    [
      'a wrong secret',
      '/outbox',
      json(personal, { Authorization: `Bearer ${mark}` }),
      404,
      { code: 'not_found' },
    ],
    ['a wrong form', '', form(multipart({ email: `${mark} at betelgeuse` })), 422, { fields: ['email'] }],
    ['a form of no type', '', form(new URLSearchParams({ name: mark })), 422, { fields: ['type'] }],
  ];

  describe.each(ways)('%s', (_, url) => {
    const ask = (path: string, init: RequestInit) => () =>
      fetch(`${url()}${path}`, { ...init, headers: { ...forwarded, ...(init.headers as object) } });

    test.each(kinds)('%s', async (_kind, path, init, status, expected) => {
      expect(await lineOf(ask(path, init))).toMatchObject({ source: 'function', status, ...expected });
    });

    test('another body under the same key', async () => {
      await ask('', json({ ...personal, idempotency_key: key }))();
      const other = ask('', json({ ...personal, idempotency_key: key, phone: '555424242' }));
      expect(await lineOf(other)).toMatchObject({ status: 409, code: 'idempotency_conflict' });
    });

    test('one too many', async () => {
      for (let number = 0; number < 2; number++) await ask('', json(personal))();
      const refusal = { status: 429, code: 'too_many_requests' };
      expect(await lineOf(ask('', json(personal)))).toMatchObject({ ...refusal, isPage: false });
      expect(await lineOf(ask('', form(multipart())))).toMatchObject({ ...refusal, isPage: true });
    });

    test('a database that does not answer', async () => {
      await context.sql.begin(async (sql) => {
        await sql`lock table leads.inquiries in access exclusive mode`;
        const refusal = { status: 503, code: 'service_unavailable', error: 'Error TIMEOUT' };
        expect(await lineOf(ask('', json(personal)))).toMatchObject(refusal);
        expect(await lineOf(ask('', form(multipart())))).toMatchObject({ ...refusal, isPage: true });
      });
    });

    test('data that only the database refuses', async () => {
      await context.sql`alter table leads.inquiries add constraint refused check (name !~ 'Zaphod')`;
      const line = await lineOf(ask('', json(personal)));
      expect(line).toMatchObject({ status: 422, code: 'validation_failed', error: 'PostgresError 23514' });
      await context.sql`alter table leads.inquiries drop constraint refused`;
    });

    test('files that could not be stored: the inquiry is in, and the answer has the id', async () => {
      // A file in place of the bucket's folder.
      const folder = storageFolder(context.dataDir);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(dirname(folder), { recursive: true });
      writeFileSync(folder, '');
      const { answer, lines } = await linesOf(ask('', form(multipart())));
      rmSync(folder);
      mkdirSync(folder);
      expect(answer.headers.get('Location')).toContain('#files-lost');
      expect(lines).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            event: 'failure',
            code: 'storage_failed',
            files: 1,
            request_id: answer.headers.get('X-Request-Id'),
          }),
        ]),
      );
      for (const secret of secrets) expect(JSON.stringify(lines)).not.toMatch(secret);
    });
  });

  test('what is taken has an id too and leaves no line', async () => {
    const { answer, lines } = await linesOf(() => fetch(functionUrl(context.services), json(personal)));
    expect([answer.status, answer.headers.get('X-Request-Id')]).toEqual([200, expect.stringMatching(uuid)]);
    expect(lines).toEqual([]);
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id');
  });

  test('a hosted project’s own id is the id', async () => {
    const id = randomUUID();
    const headers = { 'sb-request-id': id, 'X-Request-Id': randomUUID() };
    const { answer, lines } = await linesOf(() => fetch(functionUrl(context.services), json('', headers)));
    expect([answer.headers.get('X-Request-Id'), lines[0]?.['request_id']]).toEqual([id, id]);
  });

  test('nobody outside chooses an id behind the server', async () => {
    const id = randomUUID();
    const headers = { 'sb-request-id': id, 'X-Request-Id': id };
    const url = `${origin}${functionPath}`;
    const { answer, lines } = await linesOf(() => fetch(url, json('', headers)));
    expect(answer.headers.get('X-Request-Id')).not.toBe(id);
    expect(lines.map((line) => line['request_id'])).toEqual([answer.headers.get('X-Request-Id')]);
  });

  test('a service that is away, or refuses, is the server’s own line', async () => {
    const url = `${origin}${functionPath}?${mark}`;
    const stored = `${origin}/storage/v1/object/${mark}`;
    const refused = { source: 'server', status: 403, route: '/storage/v1/*' };
    expect(await lineOf(() => fetch(stored, { headers: forwarded }))).toMatchObject(refused);
    functionOrigin = `http://127.0.0.1:${await getPort({ host: '127.0.0.1' })}`;
    const away = { source: 'server', status: 503, route: '/functions/v1/*' };
    expect(await lineOf(() => fetch(url, json(personal, forwarded)))).toMatchObject(away);
  });
});

describe('a mail that the provider refuses', async () => {
  const port = await getPort({ host: '127.0.0.1' });
  const context = useServices({ RESEND_API_URL: `http://127.0.0.1:${port}` });
  // Quotes everything that it gets.
  const provider = createHttpServer((request, response) => request.pipe(response.writeHead(422)));
  beforeAll(() => new Promise<void>((resolve) => provider.listen(port, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => provider.close(resolve)));

  test('is a line with its job and the provider’s status, and nothing of the mail', async () => {
    const start = context.log.length;
    await fetch(functionUrl(context.services), json(personal));
    // The owner's mail waits ten minutes for the file.
    await context.sql`update leads.attachments set announced_at = now() - interval '11 minutes'`;
    await context.services.drainOutbox();
    await pause(200);
    const jobs = await context.sql`select id, kind from leads.mail_jobs`;
    const lines = entries(context.log.slice(start));
    expect(lines).toHaveLength(2);
    for (const { id, kind } of jobs)
      expect(lines).toContainEqual(
        expect.objectContaining({
          event: 'failure',
          code: 'mail_failed',
          mail_job: id,
          kind,
          error: 'Error 422',
        }),
      );
    for (const secret of secrets) expect(JSON.stringify(lines)).not.toMatch(secret);
  });
});

describe('a visitor whom Turnstile doesn’t know', () => {
  const context = useServices({ TURNSTILE_SECRET: 'secret' });

  test('is refused in one line', async () => {
    const answer = await fetch(functionUrl(context.services), json({ ...personal, turnstile_token: '' }));
    const { error } = (await answer.json()) as ErrorAnswer;
    await pause(200);
    expect(entries(context.log)).toEqual([
      expect.objectContaining({ status: 403, code: 'challenge_failed', request_id: error.request_id }),
    ]);
  });
});
