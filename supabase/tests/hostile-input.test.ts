import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { createVisitorHeaders } from './inquiries.ts';
import {
  contactInquiry,
  countRows,
  post,
  rfpSubmission,
  readInquiries,
  useServices,
} from './test-services.ts';

describe('hostile input', () => {
  const context = useServices({ DATABASE_CONNECTIONS: '8' });
  test.each([
    ['an empty body', ''],
    ['truncated JSON', '{"type":"contact","name":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['bytes that aren’t UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ])('an inquiry sent as %s gets 400', async (_, body) => {
    const response = await post(context.services, body);
    expect({ status: response.status, code: response.body.error.code }).toEqual({
      status: 400,
      code: 'malformed_request',
    });
  });

  test.each([
    ['no type', {}],
    ['an unknown type', { ...contactInquiry, type: 'newsletter' }],
    ['a type that is a list', { ...contactInquiry, type: ['contact'] }],
    ['a name that is a number', { ...contactInquiry, name: 7 }],
    ['a name that is an object', { ...contactInquiry, name: { $ne: null } }],
    ['a name that is only markup', { ...contactInquiry, name: '<b></b>' }],
    ['an email address with a line break', { ...contactInquiry, email: 'a@b.co\r\nBcc: all@world.example' }],
    ['two email addresses', { ...contactInquiry, email: 'a@b.co,c@d.co' }],
    ['an option that isn’t on the list', { ...contactInquiry, timeline: 'yesterday' }],
    ['an option from Object.prototype', { ...contactInquiry, timeline: 'constructor' }],
    ['a text instead of a list', { ...rfpSubmission, modality: 'small-molecule' }],
    ['a list of numbers', { ...rfpSubmission, services_needed: [1] }],
    ['a date that doesn’t exist', { ...rfpSubmission, desired_start_date: '2027-02-30' }],
    ['a date in the year 0', { ...rfpSubmission, proposal_deadline: '0000-01-01T00:00:00Z' }],
    ['a text as consent', { ...contactInquiry, consent: 'yes' }],
    ['a text as files', { ...contactInquiry, files: 'a.pdf' }],
  ])('an inquiry with %s gets 422 with the name of the field', async (_, body) => {
    const response = await post(context.services, body);
    expect({ status: response.status, code: response.body.error.code }).toEqual({
      status: 422,
      code: 'validation_failed',
    });
    expect(Object.keys(response.body.error.fields ?? {})).toHaveLength(1);
    expect(await countRows(context.sql)).toEqual({ inquiries: 0, mailJobs: 0 });
  });

  test('a body of 10 MB is rejected', async () => {
    const body = JSON.stringify({ ...contactInquiry, additional_info: 'x'.repeat(10 * 1024 * 1024) });
    expect((await post(context.services, body)).status).toBe(413);
    expect((await countRows(context.sql)).inquiries).toBe(0);
  });

  test('an inquiry with unknown fields is stored without them', async () => {
    const unknown = {
      id: randomUUID(),
      received_at: '1999-01-01',
      is_admin: true,
      __proto__: { x: 1 },
      'a b': null,
    };
    const body = JSON.stringify({ ...contactInquiry, ...unknown }).replace(
      '"is_admin"',
      '"__proto__":{"x":1},"is_admin"',
    );
    const { status, body: response } = await post(context.services, body);
    expect(status).toBe(200);
    expect(response.inquiry_id).not.toBe(unknown.id);
    expect((await countRows(context.sql)).inquiries).toBe(1);
  });

  test('an inquiry with thousands of nested lists in the hidden field is stored and marked', async () => {
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const body = JSON.stringify({ ...contactInquiry, [honeypotName]: 'x' }).replace('"x"', nested);
    expect((await post(context.services, body)).status).toBe(200);
    expect(await readInquiries(context.sql)).toMatchObject([{ suspicions: ['honeypot'] }]);
  });

  test('an inquiry with thousands of nested attributions is stored without them', async () => {
    const nested = `${'{"attribution":'.repeat(3000)}{}${'}'.repeat(3000)}`;
    const body = JSON.stringify({ ...contactInquiry, attribution: 'x' }).replace('"x"', nested);
    expect((await post(context.services, body)).status).toBe(200);
    expect(await readInquiries(context.sql)).toMatchObject([{ attribution: {} }]);
  });

  test('an inquiry with a hundred long names of unsent files is stored with twenty short ones', async () => {
    const unsent_files = Array.from({ length: 100 }, (_, index) => `${index}${'&'.repeat(999)}`);
    expect((await post(context.services, { ...contactInquiry, unsent_files })).status).toBe(200);
    const [row] = await readInquiries(context.sql);
    const names = row?.['unsent_files'] as string[];
    expect([names.length, Math.max(...names.map(({ length }) => length))]).toEqual([20, 255]);
  });

  test('text that looks like SQL is stored as text', async () => {
    const name = "Robert'); drop table leads.inquiries; --";
    expect((await post(context.services, { ...contactInquiry, name })).status).toBe(200);
    const [row] = await context.sql`select name from leads.inquiries`;
    expect(row?.name).toBe(name);
  });

  test('text with control characters and lone surrogates is stored without them', async () => {
    const response = await post(
      context.services,
      JSON.stringify({
        ...contactInquiry,
        name: 'Ada\u0000\u202E\u0007 Novak',
        additional_info: 'x',
      }).replace('"x"', '"\\ud800 half"'),
    );
    expect(response.status).toBe(200);
    const [row] = await readInquiries(context.sql);
    expect(row).toMatchObject({ name: 'Ada Novak', additional_info: '\uFFFD half' });
  });

  test('text in any script is stored unchanged', async () => {
    const name = 'Ælfgifu Çelik 山田太郎 Ωμέγα мир 👩🏽‍🔬';
    await post(context.services, { ...contactInquiry, name, email: 'müller@bücher.example' });
    const [row] = await context.sql`select name, email from leads.inquiries`;
    expect(row).toEqual({ name, email: 'müller@bücher.example' });
  });

  test('a thousand random inputs never crash the function, and every stored inquiry is mailed', async () => {
    const bodies = fc.sample(anyBody, { numRuns: 1000, seed: 20260105 });
    const statuses = new Map<number, number>();
    for (let start = 0; start < bodies.length; start += 20) {
      const responses = await Promise.all(
        // Equal content from one IP address is one inquiry.
        bodies.slice(start, start + 20).map((body) => post(context.services, body, createVisitorHeaders())),
      );
      for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].filter((status) => ![200, 400, 422].includes(status))).toEqual([]);
    const accepted = statuses.get(200) ?? 0;
    expect(accepted).toBeGreaterThan(10);
    expect(await countRows(context.sql)).toMatchObject({ inquiries: accepted });
    // One notification per inquiry, at most three confirmations per mailbox.
    const mailboxes = await context.sql`
      select least(3, count(*))::int as expected,
        (count(*) filter (where kinds = array['acknowledgement', 'notification']))::int as acknowledged,
        (count(*) filter (where kinds <> array['notification']))::int as others
      from leads.inquiries, lateral (
        select array_agg(kind order by kind) as kinds from leads.mail_jobs where inquiry_id = inquiries.id) as jobs
      group by lower(email)`;
    for (const { expected, acknowledged, others } of mailboxes)
      expect([acknowledged, others]).toEqual([expected, expected]);
  });
});

const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ minLength: 990, maxLength: 2100 }),
);
const spoiledInquiry = fc
  .tuple(
    fc.constantFrom(contactInquiry, rfpSubmission),
    fc.array(
      fc.tuple(
        fc.constantFrom(
          ...Object.keys({ ...contactInquiry, ...rfpSubmission }),
          'consent',
          'topic',
          'service',
          'attribution',
          'files',
          'idempotency_key',
          'fill_time_ms',
          'extra',
        ),
        fc.oneof(anyValue, fc.constant(null), fc.constant(''), fc.constant(undefined)),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([inquiry, changes]) => JSON.stringify({ ...inquiry, ...Object.fromEntries(changes) }));
const anyBody = fc.oneof(
  { weight: 6, arbitrary: spoiledInquiry },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
