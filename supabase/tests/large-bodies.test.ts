import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import process from 'node:process';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  contactInquiry,
  countRows,
  functionUrl,
  post,
  restartFunction,
  siteOrigin,
  useServices,
} from './test-services.ts';

const context = useServices();

const boundary = 'form-boundary';
const json = 'application/json';
const multipart = `multipart/form-data; boundary=${boundary}`;
const urlencoded = 'application/x-www-form-urlencoded';

const part = (headers: string, content = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}`;
const text = (name: string, value: string) => part(`name="${name}"`, `${value}\r\n`);
const end = `--${boundary}--\r\n`;
const contactForm = text('type', 'contact');
const fill = (megabytes: number, piece: string) =>
  piece.repeat(Math.floor((megabytes * 1024 * 1024) / piece.length));

/** Sends a body with backpressure, and returns where a browser is redirected. */
async function send(chunks: Iterable<string>, type: string): Promise<string | undefined> {
  const headers = { 'Content-Type': type, Origin: siteOrigin, Accept: 'text/html' };
  const sending = request(functionUrl(context.services), { method: 'POST', headers });
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

/** Returns CPU seconds and peak memory in MB. */
function measureUsage(): { seconds: number; memory: number } {
  const readProcessFile = (name: string) =>
    readFileSync(`/proc/${context.services.getProcessIds().function}/${name}`, 'utf8');
  const [user = 0, system = 0] = readProcessFile('stat').split(' ').slice(13, 15).map(Number);
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readProcessFile('status'))!;
  // The kernel counts hundredths of a second.
  return { seconds: (user + system) / 100, memory: Number(kilobytes) / 1024 };
}

describe.runIf(process.platform === 'linux')('hostile bodies', () => {
  // First, because the process keeps its peak of memory.
  test('the function serves visitors while two hundred posts stall', async () => {
    const headers = { 'Content-Type': json, 'Content-Length': 1000, Origin: siteOrigin };
    const stalled = Array.from({ length: 200 }, () =>
      request(functionUrl(context.services), { method: 'POST', headers }).on('error', () => {}),
    );
    await Promise.all(stalled.map((sending) => new Promise((written) => sending.write('{', written))));
    expect((await post(context.services, contactInquiry)).status).toBe(200);
    expect(await countRows(context.sql)).toMatchObject({ inquiries: 1 });
    expect(measureUsage().memory).toBeLessThan(140);
    for (const sending of stalled) sending.destroy();
  });

  const forms: [string, string][] = [
    ['4 MB of empty fields of one name', fill(4, text('a', '')) + end],
    ['300 kB of tags within tags', contactForm + text('name', fill(0.3, '<<b>')) + end],
    ['7 MB of tags within tags', contactForm + text('additional-info', fill(7, '<<b>')) + end],
    ['7 MB of text', text('name', fill(7, 'x')) + end],
    [
      '7 MB of near boundaries',
      part('name="f"; filename="f"', fill(7, `\r\n--${boundary.slice(0, -1)}`)) + end,
    ],
    ['7 MB of empty files', fill(7, part('name="f"; filename="f"', '\r\n')) + end],
    ['7 MB of a header', `--${boundary}\r\nX: ${fill(7, 'x')}`],
    ['7 MB of headers', `--${boundary}\r\n${fill(7, 'a:b\r\n')}`],
    ['7 MB without a boundary', fill(7, 'x')],
    ['a name of 7 MB', part(`name="${fill(7, 'x')}`)],
  ];
  const manyFields = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [index, 1]));
  const markupFields = Object.fromEntries(
    Array.from({ length: 90 }, (_, index) => [index, '<<b>'.repeat(350)]),
  );
  const attacks: [string, Iterable<string>, string][] = [
    ...forms.map(([name, body]): [string, string[], string] => [name, [body], multipart]),
    ['a megabyte, byte by byte', fill(1, 'x'), multipart],
    ['millions of fields', [fill(7, 'a&')], urlencoded],
    ['an email address that is slow to match', [`type=contact&email=a@${'b.'.repeat(60_000)}(`], urlencoded],
    ['nested lists', ['['.repeat(130_000)], json],
    ['a list of thousands of objects', [`{"type":"rfp","modality":[${'{},'.repeat(40_000)}{}]}`], json],
    ['thousands of fields', [JSON.stringify(manyFields)], json],
    ['markup in every field', [JSON.stringify({ type: 'contact', ...markupFields })], json],
  ];
  // Garbage collection varies: one process in ten peaks above the bound, so a retry measures a new one.
  beforeEach(async ({ task }) => {
    if (task.result?.retryCount) await restartFunction(context);
  });
  test.each(attacks)(
    'a hostile body is rejected in less than a second of CPU time: %s',
    { retry: 2 },
    async (_, body, type) => {
      const before = measureUsage();
      expect(await send(body, type)).toContain('/contact?rejected=');
      const after = measureUsage();
      expect(after.seconds - before.seconds).toBeLessThan(1);
      expect(after.memory).toBeLessThan(160);
      expect(await countRows(context.sql)).toMatchObject({ inquiries: 0 });
    },
  );
});

test('the function stops reading a form of 200 MB', async () => {
  let megabytes = 0;
  function* listChunks() {
    yield contactForm + text('name', 'Ada Novak') + part('name="f"; filename="f"');
    for (; megabytes < 200; megabytes++) yield fill(1, 'dossier ');
  }
  const location = await send(listChunks(), multipart).catch(() => 'closed');
  expect(location).toMatch(/^closed$|\/contact\?rejected=other#/);
  expect(megabytes).toBeLessThan(30);
  expect((await countRows(context.sql)).inquiries).toBe(0);
});
