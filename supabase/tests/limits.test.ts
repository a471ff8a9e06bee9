import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { confirmedKinds, backdateRows, readMailKinds, unconfirmedKinds } from './inquiries.ts';
import {
  contactInquiry,
  countRows,
  createIpHeader,
  nativeContactForm,
  post,
  postForm,
  siteOrigin,
  readInquiries,
  useServices,
  waitForLongWindow,
} from './test-services.ts';

const getStatuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status);
const repeat = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** With one connection, posts would queue before they reach the database. */
const parallel = { DATABASE_CONNECTIONS: '8' };

describe('an inquiry that may be from a bot', () => {
  const context = useServices({ ...parallel, MINIMUM_FILL_SECONDS: '3', RATE_LIMIT_MAXIMUM: '' });
  beforeEach(waitForLongWindow);
  const readSuspicions = async () =>
    (await readInquiries(context.sql)).map(({ suspicions: signs }) => signs as string[]);
  const postFrom = async (ip: string, number = 1) => {
    const responses = [];
    for (let count = 0; count < number; count++) {
      const inquiry = { ...contactInquiry, idempotency_key: randomUUID(), email: `${randomUUID()}@b.co` };
      const { status, body } = await post(context.services, inquiry, createIpHeader(ip));
      expect(status).toBe(200);
      responses.push({ inquiry, body });
    }
    return responses;
  };

  test.each<[string, object, string[]]>([
    ['with text in the hidden field', { [honeypotName]: 'https://spam.example' }, ['honeypot']],
    ['with a list in the hidden field', { [honeypotName]: ['', 'x'] }, ['honeypot']],
    ['with a number in the hidden field', { [honeypotName]: 7 }, ['honeypot']],
    ['filled in too fast', { fill_time_ms: 2999 }, ['haste']],
    ['filled in too fast, with the time as text', { fill_time_ms: '900' }, ['haste']],
    ['with both signs', { [honeypotName]: 'x', fill_time_ms: -1 }, ['honeypot', 'haste']],
    ['with neither sign', { [honeypotName]: '', fill_time_ms: 3000 }, []],
    ['with an empty list in the hidden field', { [honeypotName]: [''] }, []],
    ['without either field', {}, []],
  ])('an inquiry %s is stored and marked, and confirmed only without marks', async (_, change, expected) => {
    const { status, body } = await post(context.services, { ...contactInquiry, ...change });
    expect([status, await readSuspicions()]).toEqual([200, [expected]]);
    expect(body.sends_confirmation).toBe(expected.length === 0);
    expect(await readMailKinds(context)).toEqual([expected.length > 0 ? unconfirmedKinds : confirmedKinds]);
  });

  test('the fourth inquiry of an IP address within an hour is marked', async () => {
    await postFrom('198.51.100.7', 4);
    await postFrom('198.51.100.8');
    expect(await readSuspicions()).toEqual([[], [], [], ['address'], []]);
    expect(await readMailKinds(context)).toEqual([
      confirmedKinds,
      confirmedKinds,
      confirmedKinds,
      unconfirmedKinds,
      confirmedKinds,
    ]);
  });

  test('the response to the fourth inquiry of an hour says that no confirmation comes, also to a repeat', async () => {
    const responses = await postFrom('198.51.100.7', 4);
    const expected = [true, true, true, false];
    expect(responses.map(({ body }) => body.sends_confirmation)).toEqual(expected);
    for (const [index, { inquiry, body }] of responses.entries()) {
      const repeated = await post(context.services, inquiry, createIpHeader('198.51.100.8'));
      expect(repeated.body).toEqual({ ...body, sends_confirmation: expected[index] });
    }
  });

  test('the fourth inquiry is marked even if many arrive at once', async () => {
    await Promise.all(repeat(12, () => postFrom('198.51.100.9')));
    const marks = (await readSuspicions()).map((signs) => signs.join()).toSorted();
    expect(marks).toEqual([...repeat(3, () => ''), ...repeat(9, () => 'address')]);
  });

  test.each<[string, string[]]>([
    ['40 minutes', ['address']],
    ['1 hour', []],
  ])(
    'an inquiry sent %s after the first three of its IP address is marked %j',
    async (interval, expected) => {
      await postFrom('198.51.100.10', 3);
      await backdateRows(context.sql, interval);
      await postFrom('198.51.100.10');
      expect(await readSuspicions()).toEqual([[], [], [], expected]);
    },
  );

  test('a repeated inquiry is counted once', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    for (let count = 0; count < 5; count++)
      await post(context.services, inquiry, createIpHeader('198.51.100.11'));
    await postFrom('198.51.100.11', 2);
    expect(await readSuspicions()).toEqual([[], [], []]);
  });

  test('an inquiry is counted under the IP address that the last proxy saw', async () => {
    for (let count = 0; count < 4; count++) await postFrom(`10.9.8.${count}, 198.51.100.12`);
    expect(await readSuspicions()).toEqual([[], [], [], ['address']]);
  });

  test('only a keyed hash of the IP address is stored, for about an hour', async () => {
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
    const remaining = await context.sql<
      { address_hash: string }[]
    >`select address_hash from leads.request_counts`;
    expect(remaining).toHaveLength(1);
    expect(remaining).not.toEqual(hashes);
  });
});

describe('the post limit of an IP address', () => {
  const context = useServices({ ...parallel, RATE_LIMIT_MAXIMUM: '' });
  beforeEach(waitForLongWindow);
  const served = (number: number) => repeat(number, () => 200);
  const rejected = (number: number) => repeat(number, () => 429);
  const postInOrder = async (number: number, inquiry: object, ip: (index: number) => string) => {
    const statuses: number[] = [];
    for (let index = 0; index < number; index++)
      statuses.push((await post(context.services, inquiry, createIpHeader(ip(index)))).status);
    return statuses;
  };

  test('at most 30 of 60 posts with one key and changing content are stored, and the rest get a Retry-After', async () => {
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
        createIpHeader('203.0.113.1'),
      );
    const responses = [];
    for (let start = 0; start < 60; start += 12)
      responses.push(...(await Promise.all(repeat(12, (index) => send(start + index)))));
    const sorted = getStatuses(responses).toSorted((first, second) => first - second);
    expect(sorted).toEqual([...served(30), ...rejected(30)]);
    expect((await countRows(context.sql)).inquiries).toBe(30);
    for (const { headers, body } of responses.filter(({ status }) => status === 429)) {
      const wait = Number(headers.get('Retry-After'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(600);
      expect(body.error).toMatchObject({
        code: 'too_many_requests',
        message: expect.stringContaining('in a few minutes') as string,
      });
    }
    const next = await post(context.services, contactInquiry, createIpHeader('203.0.113.2'));
    expect(next.status).toBe(200);
  });

  test('the post limit ends at the time in Retry-After', async () => {
    await postInOrder(30, contactInquiry, () => '203.0.113.1');
    const { headers } = await post(context.services, contactInquiry, createIpHeader('203.0.113.1'));
    const end = Date.now() + Number(headers.get('Retry-After')) * 1000;
    // Windows start at multiples of ten minutes.
    expect(Math.abs(end - Math.round(end / 600_000) * 600_000)).toBeLessThan(5000);
    await backdateRows(context.sql, '10 minutes');
    expect((await post(context.services, contactInquiry, createIpHeader('203.0.113.1'))).status).toBe(200);
  });

  test('the post limit counts repeats of a stored inquiry', async () => {
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    const statuses = await postInOrder(32, inquiry, () => '203.0.113.3');
    expect(statuses).toEqual([...served(30), ...rejected(2)]);
    expect((await countRows(context.sql)).inquiries).toBe(1);
  });

  test('the post limit counts upload confirmations', async () => {
    const confirmUploads = () =>
      post(context.services, { inquiry_id: randomUUID() }, createIpHeader('203.0.113.4'), '/uploads');
    for (let count = 0; count < 30; count++) expect((await confirmUploads()).status).toBe(200);
    expect((await confirmUploads()).status).toBe(429);
    expect((await post(context.services, contactInquiry, createIpHeader('203.0.113.4'))).status).toBe(429);
  });

  test('the post limit applies to an IPv6 /48, even if each post comes from another /64', async () => {
    const statuses = await postInOrder(31, contactInquiry, (index) => `2001:db8:1:${index}::1`);
    expect(statuses).toEqual([...served(30), 429]);
    expect((await post(context.services, contactInquiry, createIpHeader('2001:db8:2:1::1'))).status).toBe(
      200,
    );
  });

  test('a visitor over the limit without JavaScript is redirected to the form', async () => {
    await postInOrder(30, contactInquiry, () => '203.0.113.8');
    const form = new FormData();
    for (const [name, value] of Object.entries(nativeContactForm)) form.append(name, value);
    form.append('data-files', new File(['%PDF-1.7'], 'dossier.pdf'));
    const response = await postForm(context.services, form, createIpHeader('203.0.113.8'));
    expect([response.status, response.headers.get('Location'), await response.text()]).toEqual([
      303,
      `${siteOrigin}/contact?rejected=later#rejected-later`,
      '',
    ]);
  });
});

describe('the upload budget of an IP address', () => {
  const context = useServices({ RATE_LIMIT_MAXIMUM: '' });
  beforeEach(waitForLongWindow);
  const fiftyMegabytes = repeat(5, (index) => ({ name: `data-${index}.pdf`, size: 10 * 1024 * 1024 }));
  const announce = (ip: string, idempotency_key = randomUUID()) =>
    post(context.services, { ...contactInquiry, idempotency_key, files: fiftyMegabytes }, createIpHeader(ip));
  const countGrants = ({ body }: Awaited<ReturnType<typeof announce>>) => body.uploads?.length;

  test('inquiries above 100 MB in ten minutes, and their repeats, get no upload grants', async () => {
    const key = randomUUID();
    expect(countGrants(await announce('203.0.113.1'))).toBe(5);
    expect(countGrants(await announce('203.0.113.1'))).toBe(5);
    const third = await announce('203.0.113.1', key);
    expect([third.status, countGrants(third)]).toEqual([200, 0]);
    const again = await announce('203.0.113.1', key);
    expect([again.body.inquiry_id, countGrants(again)]).toEqual([third.body.inquiry_id, 0]);
    expect(await readMailKinds(context)).toMatchObject([
      ['acknowledgement', 'files', 'notification'],
      ['acknowledgement', 'files', 'notification'],
      confirmedKinds,
    ]);
    expect(countGrants(await announce('203.0.113.2'))).toBe(5);
  });

  test('repeats don’t reduce the upload budget', async () => {
    const key = randomUUID();
    for (let count = 0; count < 4; count++) expect(countGrants(await announce('203.0.113.3', key))).toBe(5);
    expect(countGrants(await announce('203.0.113.3'))).toBe(5);
  });

  test('the upload budget is reset in the next window', async () => {
    for (let count = 0; count < 3; count++) await announce('203.0.113.4');
    await backdateRows(context.sql, '10 minutes');
    expect(countGrants(await announce('203.0.113.4'))).toBe(5);
  });
});
