import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { contactInquiry, countRows, functionUrl, post, siteOrigin, useServices } from './test-services.ts';

const context = useServices();

const boundary = 'form-boundary';
const json = 'application/json';
const multipart = `multipart/form-data; boundary=${boundary}`;
const urlencoded = 'application/x-www-form-urlencoded';

const part = (headers: string, content = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}`;
const fill = (megabytes: number, piece: string) =>
  piece.repeat(Math.floor((megabytes * 1024 * 1024) / piece.length));

/** Sends a body with backpressure, and returns where a browser is redirected. */
async function send(chunks: Iterable<string>, type: string): Promise<string | undefined> {
  const headers = { 'Content-Type': type, Origin: siteOrigin, Accept: 'text/html' };
  const sending = request(functionUrl(context), { method: 'POST', headers });
  sending.on('error', () => {});
  const responding = once(sending, 'response') as Promise<[IncomingMessage]>;
  void (async () => {
    for (const chunk of chunks) if (!sending.write(chunk)) await once(sending, 'drain');
    sending.end();
  })().catch(() => {});
  const [response] = await responding;
  response.resume();
  await once(response, 'end');
  sending.destroy();
  return response.headers.location;
}

function readCpuSeconds(): number {
  const stat = readFileSync(`/proc/${context.services.getProcessIds().function}/stat`, 'utf8');
  const [user = 0, system = 0] = stat.split(' ').slice(13, 15).map(Number);
  // The kernel counts hundredths of a second.
  return (user + system) / 100;
}

describe.runIf(process.platform === 'linux')('hostile bodies', () => {
  const manyFields = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index, 1]));
  const markupFields = Object.fromEntries(
    Array.from({ length: 90 }, (_, index) => [index, '<<b>'.repeat(350)]),
  );
  test.each<[string, Iterable<string>, string]>([
    ['7 MB of near boundaries', [part('name="f"', fill(7, `\r\n--${boundary.slice(0, -1)}`))], multipart],
    ['7 MB of empty files', [fill(7, part('name="f"; filename="f"', '\r\n'))], multipart],
    ['7 MB of headers', [`--${boundary}\r\n${fill(7, 'a:b\r\n')}`], multipart],
    ['a megabyte, byte by byte', fill(1, 'x'), multipart],
    ['millions of fields', [fill(7, 'a&')], urlencoded],
    ['an email address that is slow to match', [`type=contact&email=a@${'b.'.repeat(60_000)}(`], urlencoded],
    [
      'an email address among quotes',
      [JSON.stringify({ type: 'contact', email: `${'"'.repeat(900)}=` })],
      json,
    ],
    ['nested lists', ['['.repeat(130_000)], json],
    ['a list of thousands of objects', [`{"type":"rfp","modality":[${'{},'.repeat(40_000)}{}]}`], json],
    ['thousands of fields', [JSON.stringify(manyFields)], json],
    ['markup in every field', [JSON.stringify({ type: 'contact', ...markupFields })], json],
  ])('a hostile body is rejected in less than a second of CPU time: %s', async (_, body, type) => {
    const before = readCpuSeconds();
    expect(await send(body, type)).toContain('/contact?rejected=');
    expect(readCpuSeconds() - before).toBeLessThan(1);
    expect(await countRows(context.sql)).toMatchObject({ inquiries: 0 });
  });
});

test('the function serves visitors while two hundred posts stall', async () => {
  const headers = { 'Content-Type': json, 'Content-Length': 1000, Origin: siteOrigin };
  const stalled = Array.from({ length: 200 }, () =>
    request(functionUrl(context), { method: 'POST', headers }).on('error', () => {}),
  );
  await Promise.all(stalled.map((sending) => new Promise((written) => sending.write('{', written))));
  expect((await post(context, contactInquiry)).status).toBe(200);
  for (const sending of stalled) sending.destroy();
});

test('the function stops reading a form of 200 MB', async () => {
  let megabytes = 0;
  function* listChunks() {
    yield part('name="type"', 'contact\r\n') + part('name="f"; filename="f"');
    for (; megabytes < 200; megabytes++) yield fill(1, 'dossier ');
  }
  const location = await send(listChunks(), multipart).catch(() => 'closed');
  expect(location).toMatch(/^closed$|\/contact\?rejected=other#/);
  expect(megabytes).toBeLessThan(30);
  expect((await countRows(context.sql)).inquiries).toBe(0);
});
