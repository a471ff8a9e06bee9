import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { acknowledged, backdateRows, mailKinds, notAcknowledged } from './inquiries.ts';
import {
  contactInquiry,
  counts,
  from,
  nativeContactForm,
  post,
  postForm,
  siteOrigin,
  storedInquiries,
  useServices,
  waitForLongWindow,
} from './test-services.ts';

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** With one connection, as the hosted function has, posts would wait for each other before the database sees them. */
const parallel = { DATABASE_CONNECTIONS: '8' };

describe('an inquiry that may be from a robot', () => {
  const context = useServices({ ...parallel, MINIMUM_FILL_SECONDS: '3', RATE_LIMIT_MAXIMUM: '' });
  beforeEach(waitForLongWindow);
  const suspicions = async () =>
    (await storedInquiries(context.sql)).map(({ suspicions: why }) => why as string[]);
  /** Posts inquiries from one network address, each with its own mailbox. */
  const postFrom = async (address: string, number = 1) => {
    for (let count = 0; count < number; count++) {
      const inquiry = { ...contactInquiry, idempotency_key: randomUUID(), email: `${randomUUID()}@b.co` };
      expect((await post(context.services, inquiry, from(address))).status).toBe(200);
    }
  };

  test.each<[string, object, string[]]>([
    ['with text in the hidden field', { [honeypotName]: 'https://spam.example' }, ['honeypot']],
    ['with a list in the hidden field', { [honeypotName]: ['', 'x'] }, ['honeypot']],
    ['with a number in the hidden field', { [honeypotName]: 7 }, ['honeypot']],
    ['filled in faster than a person can', { fill_time_ms: 2999 }, ['haste']],
    ['filled in too fast, with the time as text', { fill_time_ms: '900' }, ['haste']],
    ['with both signs', { [honeypotName]: 'x', fill_time_ms: -1 }, ['honeypot', 'haste']],
    ['with neither sign', { [honeypotName]: '', fill_time_ms: 3000 }, []],
    ['with an empty list in the hidden field', { [honeypotName]: [''] }, []],
    ['without either field', {}, []],
  ])('is stored and marked, and only an unmarked one is confirmed: %s', async (_, change, expected) => {
    const { status } = await post(context.services, { ...contactInquiry, ...change });
    expect([status, await suspicions()]).toEqual([200, [expected]]);
    expect(await mailKinds(context)).toEqual([expected.length > 0 ? notAcknowledged : acknowledged]);
  });

  test('is the fourth of an address within an hour', async () => {
    await postFrom('198.51.100.7', 4);
    await postFrom('198.51.100.8');
    expect(await suspicions()).toEqual([[], [], [], ['address'], []]);
    expect(await mailKinds(context)).toEqual([
      acknowledged,
      acknowledged,
      acknowledged,
      notAcknowledged,
      acknowledged,
    ]);
  });

  test('is marked also when many arrive at once', async () => {
    await Promise.all(times(12, () => postFrom('198.51.100.9')));
    const marks = (await suspicions()).map((why) => why.join()).toSorted();
    expect(marks).toEqual([...times(3, () => ''), ...times(9, () => 'address')]);
  });

  test.each<[string, string[]]>([
    ['40 minutes', ['address']],
    ['1 hour', []],
  ])('that is the fourth %s after the first three is marked %j', async (interval, expected) => {
    await postFrom('198.51.100.10', 3);
    await backdateRows(context.sql, interval);
    await postFrom('198.51.100.10');
    expect(await suspicions()).toEqual([[], [], [], expected]);
  });

  test('isn’t counted again when it is repeated', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    for (let count = 0; count < 5; count++) await post(context.services, inquiry, from('198.51.100.11'));
    await postFrom('198.51.100.11', 2);
    expect(await suspicions()).toEqual([[], [], []]);
  });

  test('is counted by the address that the last proxy saw', async () => {
    for (let count = 0; count < 4; count++) await postFrom(`10.9.8.${count}, 198.51.100.12`);
    expect(await suspicions()).toEqual([[], [], [], ['address']]);
  });

  test('leaves only a keyed hash of the address, for little more than an hour', async () => {
    await postFrom('198.51.100.13');
    const hashes = await context.sql<
      { address_hash: string }[]
    >`select address_hash from leads.request_counts`;
    expect(hashes.map(({ address_hash: hash }) => hash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const [row] = await context.sql`select to_jsonb(inquiry)::text as row from leads.inquiries inquiry`;
    expect(row?.['row']).not.toContain('198.51.100');
    expect(row?.['row']).not.toContain(hashes[0]!.address_hash);
    await backdateRows(context.sql, '71 minutes');
    await postFrom('198.51.100.14');
    await context.services.runMaintenance();
    const left = await context.sql<{ address_hash: string }[]>`select address_hash from leads.request_counts`;
    expect(left).toHaveLength(1);
    expect(left).not.toEqual(hashes);
  });
});

describe('the post limit of an address', () => {
  const context = useServices({ ...parallel, RATE_LIMIT_MAXIMUM: '' });
  beforeEach(waitForLongWindow);
  const served = (number: number) => times(number, () => 200);
  const refused = (number: number) => times(number, () => 429);
  const postInOrder = async (number: number, inquiry: object, address: (index: number) => string) => {
    const statuses: number[] = [];
    for (let index = 0; index < number; index++)
      statuses.push((await post(context.services, inquiry, from(address(index)))).status);
    return statuses;
  };

  test('stores at most 30 of 60 posts with one key, other text and other files, then says when to retry', async () => {
    const idempotency_key = randomUUID();
    const send = (index: number) =>
      post(
        context.services,
        {
          ...contactInquiry,
          idempotency_key,
          phone: `${index}`,
          files: [{ name: `data-${index}.pdf`, size: 1000 + index }],
        },
        from('203.0.113.1'),
      );
    const answers = [];
    for (let start = 0; start < 60; start += 12)
      answers.push(...(await Promise.all(times(12, (index) => send(start + index)))));
    const sorted = statusesOf(answers).toSorted((first, second) => first - second);
    expect(sorted).toEqual([...served(30), ...refused(30)]);
    expect((await counts(context.sql)).inquiries).toBe(30);
    for (const { headers, body } of answers.filter(({ status }) => status === 429)) {
      const wait = Number(headers.get('Retry-After'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(600);
      expect(body.error).toMatchObject({
        code: 'too_many_requests',
        message: expect.stringContaining('in a few minutes') as string,
      });
    }
    const next = await post(context.services, contactInquiry, from('203.0.113.2'));
    expect(next.status).toBe(200);
  });

  test('ends at the time that Retry-After names', async () => {
    await postInOrder(30, contactInquiry, () => '203.0.113.1');
    const { headers } = await post(context.services, contactInquiry, from('203.0.113.1'));
    const end = Date.now() + Number(headers.get('Retry-After')) * 1000;
    // Windows start at multiples of ten minutes.
    expect(Math.abs(end - Math.round(end / 600_000) * 600_000)).toBeLessThan(5000);
    await backdateRows(context.sql, '10 minutes');
    expect((await post(context.services, contactInquiry, from('203.0.113.1'))).status).toBe(200);
  });

  test('counts repeats of a stored inquiry', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const statuses = await postInOrder(32, inquiry, () => '203.0.113.3');
    expect(statuses).toEqual([...served(30), ...refused(2)]);
    expect((await counts(context.sql)).inquiries).toBe(1);
  });

  test('counts questions about uploads', async () => {
    const ask = () => post(context.services, { inquiry_id: randomUUID() }, from('203.0.113.4'), '/uploads');
    for (let count = 0; count < 30; count++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await post(context.services, contactInquiry, from('203.0.113.4'))).status).toBe(429);
  });

  test('holds for an IPv6 /48 whose sender takes another /64 for each post', async () => {
    const statuses = await postInOrder(31, contactInquiry, (index) => `2001:db8:1:${index}::1`);
    expect(statuses).toEqual([...served(30), 429]);
    expect((await post(context.services, contactInquiry, from('2001:db8:2:1::1'))).status).toBe(200);
  });

  test('sends a visitor without JavaScript back to the form, without a body', async () => {
    await postInOrder(30, contactInquiry, () => '203.0.113.8');
    const form = new FormData();
    for (const [name, value] of Object.entries(nativeContactForm)) form.append(name, value);
    form.append('data-files', new File(['%PDF-1.7'], 'dossier.pdf'));
    const answer = await postForm(context.services, form, from('203.0.113.8'));
    expect([answer.status, answer.headers.get('Location'), await answer.text()]).toEqual([
      303,
      `${siteOrigin}/contact?refused=later#refused-later`,
      '',
    ]);
  });
});

describe('the upload budget of an address', () => {
  const context = useServices({ RATE_LIMIT_MAXIMUM: '' });
  beforeEach(waitForLongWindow);
  const fiftyMegabytes = times(5, (index) => ({ name: `data-${index}.pdf`, size: 10 * 1024 * 1024 }));
  const announce = (address: string, idempotency_key = randomUUID()) =>
    post(context.services, { ...contactInquiry, idempotency_key, files: fiftyMegabytes }, from(address));
  const grantsOf = ({ body }: Awaited<ReturnType<typeof announce>>) => body.uploads?.length;

  test('is 100 MB in ten minutes; an inquiry above it is stored without upload grants, also when repeated', async () => {
    const key = randomUUID();
    expect(grantsOf(await announce('203.0.113.1'))).toBe(5);
    expect(grantsOf(await announce('203.0.113.1'))).toBe(5);
    const third = await announce('203.0.113.1', key);
    expect([third.status, grantsOf(third)]).toEqual([200, 0]);
    const again = await announce('203.0.113.1', key);
    expect([again.body.inquiry_id, grantsOf(again)]).toEqual([third.body.inquiry_id, 0]);
    expect(await mailKinds(context)).toMatchObject([
      ['acknowledgement', 'files', 'notification'],
      ['acknowledgement', 'files', 'notification'],
      acknowledged,
    ]);
    expect(grantsOf(await announce('203.0.113.2'))).toBe(5);
  });

  test('isn’t used up by repeats', async () => {
    const key = randomUUID();
    for (let count = 0; count < 4; count++) expect(grantsOf(await announce('203.0.113.3', key))).toBe(5);
    expect(grantsOf(await announce('203.0.113.3'))).toBe(5);
  });

  test('is new in the next window', async () => {
    for (let count = 0; count < 3; count++) await announce('203.0.113.4');
    await backdateRows(context.sql, '10 minutes');
    expect(grantsOf(await announce('203.0.113.4'))).toBe(5);
  });
});
