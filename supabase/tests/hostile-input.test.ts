import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { createVisitorHeaders } from './inquiries.ts';
import {
  contactInquiry,
  countRows,
  post,
  readInquiries,
  rfpSubmission,
  useServices,
} from './test-services.ts';

const context = useServices({ DATABASE_CONNECTIONS: '8' });

test.each([
  ['an empty body', '', 400],
  ['truncated JSON', '{"type":"contact","name":', 400],
  ['a list', '[]', 400],
  ['a number', '7', 400],
  ['null', 'null', 400],
  ['bytes that aren’t UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
  ['more than 128 kB', { ...contactInquiry, additional_info: 'x'.repeat(128 * 1024) }, 413],
])('an inquiry sent as %s gets an error', async (_, body, expected) => {
  const { status, body: response } = await post(context.services, body);
  const code = expected === 413 ? 'payload_too_large' : 'malformed_request';
  expect([status, response.error.code]).toEqual([expected, code]);
});

test.each([
  ['no type', {}],
  ['an unknown type', { ...contactInquiry, type: 'newsletter' }],
  ['a type that is a list', { ...contactInquiry, type: ['contact'] }],
  ['a name that is a number', { ...contactInquiry, name: 7 }],
  ['a name that is an object', { ...contactInquiry, name: { $ne: null } }],
  ['a name that is only markup', { ...contactInquiry, name: '<b></b>' }],
  ['an email address with a line break', { ...contactInquiry, email: 'a@b.co\r\nBcc: all@world.example' }],
  ['a list of numbers', { ...rfpSubmission, services_needed: [1] }],
  ['a text as consent', { ...contactInquiry, consent: 'yes' }],
  ['a text as files', { ...contactInquiry, files: 'a.pdf' }],
])('an inquiry with %s gets 422 with the name of the field', async (_, body) => {
  const { status, body: response } = await post(context.services, body);
  expect([status, response.error.code]).toEqual([422, 'validation_failed']);
  expect(Object.keys(response.error.fields ?? {})).toHaveLength(1);
  expect(await countRows(context.sql)).toEqual({ inquiries: 0, mailJobs: 0 });
});

test('an inquiry can’t set columns or a prototype', async () => {
  const columns = { id: randomUUID(), received_at: '1999-01-01', state: 'closed', is_admin: true };
  const body = JSON.stringify({ ...contactInquiry, ...columns });
  const { status, body: response } = await post(
    context.services,
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
    expect((await post(context.services, body)).status).toBe(200);
    expect(await readInquiries(context.sql)).toMatchObject([expected]);
  },
);

test('an inquiry with a hundred long names of unsent files is stored with at most twenty short ones', async () => {
  const unsent_files = Array.from({ length: 100 }, (_, index) => `${index}${'&'.repeat(999)}`);
  expect((await post(context.services, { ...contactInquiry, unsent_files })).status).toBe(200);
  const [row] = await readInquiries(context.sql);
  const names = row?.['unsent_files'] as string[];
  expect(names[0]).toHaveLength(255);
  expect(names.length).toBeLessThanOrEqual(20);
});

test.each([
  ["Robert'); drop table leads.inquiries; --", "Robert'); drop table leads.inquiries; --"],
  ['Ælfgifu Çelik 山田太郎 Ωμέγα мир 👩🏽‍🔬', 'Ælfgifu Çelik 山田太郎 Ωμέγα мир 👩🏽‍🔬'],
  ['Ada\u0000\u202E\u0007 Novak \uD800', 'Ada Novak \uFFFD'],
])('the name %j is stored as %j', async (name, stored) => {
  expect((await post(context.services, { ...contactInquiry, name })).status).toBe(200);
  expect(await readInquiries(context.sql)).toMatchObject([{ name: stored }]);
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

test('a thousand random inputs never crash the function, and every stored inquiry is mailed', async () => {
  const bodies = fc.sample(anyBody, { numRuns: 1000, seed: 20260105 });
  const statuses: number[] = [];
  for (let start = 0; start < bodies.length; start += 20) {
    const batch = bodies.slice(start, start + 20);
    // Equal content from one IP address is one inquiry.
    const responses = await Promise.all(
      batch.map((body) => post(context.services, body, createVisitorHeaders())),
    );
    statuses.push(...responses.map(({ status }) => status));
  }
  expect(statuses.filter((status) => ![200, 400, 422].includes(status))).toEqual([]);
  const accepted = statuses.filter((status) => status === 200).length;
  expect(accepted).toBeGreaterThan(10);
  expect((await countRows(context.sql)).inquiries).toBe(accepted);
  const forgotten = await context.sql`
    select id from leads.inquiries where suspicions = '{}' and id not in (
      select inquiry_id from leads.mail_jobs where kind = 'notification')`;
  expect([...forgotten]).toEqual([]);
});
