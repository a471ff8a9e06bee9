import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServer } from '#scripts/serve/http-server.ts';
import { serveSite, type SiteServer } from '#scripts/serve/serve-site.ts';
import { rawRequest } from './raw-request.ts';

/** What `npm start` logs about requests that it refuses itself: the answer's id, and nothing of the visitor. */

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const mark = 'Zaphod';
const log: string[] = [];
const lines = () => log.map((line) => JSON.parse(line) as Record<string, unknown>);
let site: SiteServer;

beforeAll(async () => {
  site = await serveSite({ outDir: 'dist/client', port: 0, log: (line) => log.push(line) });
});
afterAll(() => site.close());
beforeEach(() => (log.length = 0));

const marked = {
  'User-Agent': mark,
  Referer: `http://localhost/${mark}`,
  Cookie: `${mark}=1`,
  'X-Forwarded-For': '198.51.100.42',
  'X-Request-Id': mark,
};

const line = (id: unknown, status: number) => ({
  level: status < 500 ? 'warn' : 'error',
  time: expect.stringMatching(/^\d{4}-.*Z$/),
  source: 'server',
  event: 'refusal',
  request_id: id,
  status,
});

test.each([
  ['GET', `/${mark}?email=${mark}@betelgeuse.example`, {}, 404],
  ['HEAD', `/${mark}`, {}, 404],
  ['GET', `/%zz${mark}`, {}, 404],
  ['POST', `/about?${mark}`, {}, 405],
  ['GET', '/logo.svg', { Range: `bytes=9-2` }, 416],
  ['GET', '/', { Host: `${mark} Beeblebrox` }, 400],
])('%s %s with %j is answered %i and logged', async (method, target, headers, status) => {
  const answer = await rawRequest(site.origin, target, { method, headers: { ...marked, ...headers } });
  const id = answer.headers['x-request-id'];
  expect([answer.status, id]).toEqual([status, expect.stringMatching(uuid)]);
  expect(lines()).toEqual([{ ...line(id, status), method }]);
  expect(log.join()).not.toMatch(/Zaphod|betelgeuse|198\.51/i);
});

test.each([
  [`${mark}\r\n\r\n`, 400],
  [`GET mailto:${mark} HTTP/1.1\r\nHost: x\r\n\r\n`, 400],
  [`GET / HTTP/1.1\r\nHost: x\r\n${mark} : Beeblebrox\r\n\r\n`, 400],
  [`GET / HTTP/1.1\r\nHost: x\r\nX-A: ${mark.repeat(20_000)}\r\n\r\n`, 431],
  [`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${mark}\r\n\r\n`, 400],
])('what isn’t HTTP (%#) is answered and logged', async (bytes, status) => {
  const socket = connect(Number(new URL(site.origin).port), 'localhost');
  await once(socket, 'connect');
  socket.write(bytes);
  const answer = await text(socket);
  const [, id] = /^X-Request-Id: (.*)\r$/m.exec(answer) ?? [];
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain(`"request_id":"${id}"`);
  expect(lines()).toEqual([{ ...line(id, status), error: expect.stringMatching(/^HPE_/) }]);
});

test.each([
  ['/', {}, 200],
  ['/about', { 'If-None-Match': '*' }, 304],
  ['/about/', {}, 308],
  ['/logo.svg', { Range: 'bytes=0-9' }, 206],
])('%s with %j leaves no line, and no id takes room in its headers', async (path, headers, status) => {
  const answer = await rawRequest(site.origin, path, { headers });
  expect([answer.status, answer.headers['x-request-id']]).toEqual([status, undefined]);
  expect(log).toEqual([]);
});

test('a failure that nobody has foreseen tells the visitor its id and no more', async () => {
  await using server = createServer(
    () => {
      throw new TypeError(`${mark} failed`);
    },
    (entry) => log.push(entry),
  );
  const answer = await rawRequest(await server.listen({ port: 0 }), `/${mark}`, { headers: marked });
  const id = answer.headers['x-request-id'];
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.body.toString())).toEqual({
    error: { code: 'service_unavailable', message: 'Internal Server Error', request_id: id },
  });
  expect(lines()).toEqual([{ ...line(id, 500), method: 'GET', error: 'TypeError' }]);
});
