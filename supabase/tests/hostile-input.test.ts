import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import process from 'node:process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { honeypotName } from '#src/inquiry/form-fields.ts';
import { maxFiles } from '#src/inquiry/upload-limits.ts';
import { contactInquiry, createVisitorIp, rfpSubmission, siteOrigin, useServices } from './test-services.ts';

const context = useServices();

test.each([
  ['an empty body', '', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['bytes that aren’t UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
  ['more than 128 kB', { ...contactInquiry, additional_info: 'x'.repeat(128 * 1024) }, 413],
  ['no type', {}, 422],
  ['a type that is a list', { ...contactInquiry, type: ['contact'] }, 422],
  ['a name that is an object', { ...contactInquiry, name: { $ne: null } }, 422],
  ['a name that is only markup', { ...contactInquiry, name: '<b></b>' }, 422],
  [
    'a line break in the email address',
    { ...contactInquiry, email: 'a@b.co\r\nBcc: all@world.example' },
    422,
  ],
  ['a list of numbers', { ...rfpSubmission, services_needed: [1] }, 422],
  ['a text as consent', { ...contactInquiry, consent: 'yes' }, 422],
  ['a text as files', { ...contactInquiry, files: 'a.pdf' }, 422],
])('an inquiry with %s isn’t stored, and the error names an invalid field', async (_, body, expected) => {
  const { status, body: response } = await context.post(body);
  expect([status, Object.keys(response.error.fields ?? {}).length]).toEqual([
    expected,
    expected === 422 ? 1 : 0,
  ]);
  expect(await context.countRows()).toEqual({ inquiries: 0, mailJobs: 0 });
});

test('an inquiry can’t set columns or a prototype', async () => {
  const columns = { id: randomUUID(), received_at: '1999-01-01', state: 'closed', is_admin: true };
  const body = JSON.stringify({ ...contactInquiry, ...columns });
  const { status, body: response } = await context.post(
    body.replace('"is_admin"', '"__proto__":{"state":"closed"},"is_admin"'),
  );
  expect(status).toBe(200);
  const [row] = await context.sql`select id, state, received_at > now() - interval '1 hour' as is_new
    from leads.inquiries`;
  expect(row).toEqual({ id: response.inquiry_id, state: 'new', is_new: true });
  expect(response.inquiry_id).not.toBe(columns.id);
});

test.each([
  ['lists in the hidden field', honeypotName, '[', '', ']', 50_000, { suspicions: ['honeypot'] }],
  ['attributions', 'attribution', '{"attribution":', '{}', '}', 3000, { attribution: {} }],
])(
  'an inquiry with thousands of nested %s is stored',
  async (_, field, open, inner, close, depth, expected) => {
    const nested = open.repeat(depth) + inner + close.repeat(depth);
    const body = JSON.stringify({ ...contactInquiry, [field]: 'x' }).replace('"x"', nested);
    expect((await context.post(body)).status).toBe(200);
    expect(await context.readInquiries()).toMatchObject([expected]);
  },
);

test('an inquiry with a hundred long names of unsent files is stored with five short ones', async () => {
  const unsent_files = Array.from({ length: 100 }, (_, index) => `${index}${'&'.repeat(999)}`);
  await context.submit({ unsent_files });
  const [row] = await context.readInquiries();
  const names = row?.['unsent_files'] as string[];
  expect(names[0]).toHaveLength(255);
  expect(names).toHaveLength(maxFiles);
});

const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ minLength: 990, maxLength: 2100 }),
  fc.constantFrom(null, '', undefined),
);
const otherFields = 'consent topic service attribution files idempotency_key fill_time_ms extra'.split(' ');
const fieldName = fc.constantFrom(...Object.keys({ ...contactInquiry, ...rfpSubmission }), ...otherFields);
const spoiledInquiry = fc
  .tuple(
    fc.constantFrom(contactInquiry, rfpSubmission),
    fc.array(fc.tuple(fieldName, anyValue), { maxLength: 3 }),
  )
  .map(([inquiry, changes]) => JSON.stringify({ ...inquiry, ...Object.fromEntries(changes) }));
const anyBody = fc.oneof(
  { weight: 6, arbitrary: spoiledInquiry },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

test('hundreds of random inputs never crash the function, and every stored inquiry is mailed', async () => {
  const { post: send } = context.connectInProcess({ environment: { DATABASE_CONNECTIONS: '4' } });
  const bodies = fc.sample(anyBody, { numRuns: 500, seed: 20260105 });
  const statuses: number[] = [];
  for (let start = 0; start < bodies.length; start += 20) {
    const batch = bodies.slice(start, start + 20);
    // Equal content from one IP address is one inquiry.
    const responses = await Promise.all(batch.map((body) => send(body, createVisitorIp())));
    statuses.push(...responses.map(({ status }) => status));
  }
  expect(statuses.filter((status) => ![200, 400, 422].includes(status))).toEqual([]);
  const accepted = statuses.filter((status) => status === 200).length;
  expect(accepted).toBeGreaterThan(10);
  expect((await context.countRows()).inquiries).toBe(accepted);
  const forgotten = await context.sql`
    select id from leads.inquiries where suspicions = '{}' and id not in (
      select inquiry_id from leads.mail_jobs where kind = 'notification')`;
  expect([...forgotten]).toEqual([]);
});

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
  const sending = request(context.getUrl(), { method: 'POST', headers });
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
  test.each<[string, Iterable<string>, string]>([
    ['7 MB of near boundaries', [part('name="f"', fill(7, `\r\n--${boundary.slice(0, -1)}`))], multipart],
    ['7 MB of empty files', [fill(7, part('name="f"; filename="f"', '\r\n'))], multipart],
    ['7 MB of headers', [`--${boundary}\r\n${fill(7, 'a:b\r\n')}`], multipart],
    ['a megabyte, byte by byte', fill(1, 'x'), multipart],
    ['millions of fields', [fill(7, 'a&')], urlencoded],
    ['nested lists', ['['.repeat(130_000)], json],
    ['a list of thousands of objects', [`{"type":"rfp","modality":[${'{},'.repeat(40_000)}{}]}`], json],
    ['thousands of fields', [JSON.stringify(manyFields)], json],
  ])('a hostile body is rejected in less than a second of CPU time: %s', async (_, body, type) => {
    const before = readCpuSeconds();
    expect(await send(body, type)).toContain('/contact?rejected=');
    expect(readCpuSeconds() - before).toBeLessThan(1);
    expect(await context.countRows()).toMatchObject({ inquiries: 0 });
  });
});

test('the function serves visitors while two hundred posts stall', async () => {
  const headers = { 'Content-Type': json, 'Content-Length': 1000, Origin: siteOrigin };
  const stalled = Array.from({ length: 200 }, () =>
    request(context.getUrl(), { method: 'POST', headers }).on('error', () => {}),
  );
  await Promise.all(stalled.map((sending) => new Promise((written) => sending.write('{', written))));
  expect((await context.post(contactInquiry)).status).toBe(200);
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
  expect((await context.countRows()).inquiries).toBe(0);
});
