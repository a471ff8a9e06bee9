import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { backdateRows, submit } from './inquiries.ts';
import {
  connectInProcess,
  contactInquiry,
  countRows,
  createIpHeader,
  nativeContactForm,
  post,
  postForm,
  siteOrigin,
  useServices,
  waitForLongWindow,
} from './test-services.ts';

// With one connection, posts would queue before they reach the database.
const context = useServices({ DATABASE_CONNECTIONS: '8', RATE_LIMIT_MAXIMUM: '' });
beforeEach(waitForLongWindow);

const repeat = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
const served = (number: number) => repeat(number, () => 200);
const rejected = (number: number) => repeat(number, () => 429);

const sendNew = (ip: string, fields: object = {}) =>
  post(context.services, { ...contactInquiry, idempotency_key: randomUUID(), ...fields }, createIpHeader(ip));

async function sendInOrder(number: number, send: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let index = 0; index < number; index++) statuses.push((await send(index)).status);
  return statuses;
}

describe('an IP address may post 30 times in ten minutes', () => {
  const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
  const sendRepeat = (ip: string) => post(context.services, inquiry, createIpHeader(ip));

  test('repeats count, and the limit ends at the time in Retry-After', async () => {
    expect(await sendInOrder(31, () => sendRepeat('203.0.113.1'))).toEqual([...served(30), 429]);
    expect((await countRows(context.sql)).inquiries).toBe(1);
    const { headers, body } = await sendRepeat('203.0.113.1');
    expect(body.error).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('in a few minutes') as string,
    });
    const end = Date.now() + Number(headers.get('Retry-After')) * 1000;
    // Windows start at multiples of ten minutes.
    expect(Math.abs(end - Math.round(end / 600_000) * 600_000)).toBeLessThan(5000);
    expect((await sendRepeat('203.0.113.2')).status, 'another address').toBe(200);
    const form = new URLSearchParams(nativeContactForm);
    const page = await postForm(context.services, form, createIpHeader('203.0.113.1'));
    expect(page.headers.get('Location'), 'without JavaScript').toBe(
      `${siteOrigin}/contact?rejected=later#rejected-later`,
    );
    await backdateRows(context.sql, '10 minutes');
    expect((await sendRepeat('203.0.113.1')).status).toBe(200);
  });

  test('upload confirmations count', async () => {
    const confirmUploads = () =>
      post(context.services, { inquiry_id: randomUUID() }, createIpHeader('203.0.113.4'), '/uploads');
    expect(await sendInOrder(31, confirmUploads)).toEqual([...served(30), 429]);
    expect((await sendNew('203.0.113.4')).status).toBe(429);
  });
});

test('simultaneous posts above the limit are rejected without a query, so they don’t delay others', async () => {
  const environment = { RATE_LIMIT_MAXIMUM: '3', DATABASE_TIMEOUT_SECONDS: '1' };
  const { post: send } = connectInProcess(context, { environment });
  await context.sql.begin(async (sql) => {
    await sql`lock table leads.request_counts in access exclusive mode`;
    const posts = repeat(5, () => send(contactInquiry, '203.0.113.9'));
    expect([(await posts[3])?.status, (await posts[4])?.status]).toEqual([429, 429]);
    expect((await Promise.all(posts.slice(0, 3))).map(({ status }) => status)).toEqual([503, 503, 503]);
  });
});

describe('an IP address may send 20 new inquiries in an hour', () => {
  test('of 60 posts with one key and changing content 20 are stored, and the next address is served', async () => {
    const idempotency_key = randomUUID();
    const send = (index: number) =>
      sendNew('203.0.113.1', {
        idempotency_key,
        phone: `${index}`,
        files: [{ name: `data-${index}.pdf`, size: 1000 + index }],
      });
    const responses = [];
    for (let start = 0; start < 60; start += 12)
      responses.push(...(await Promise.all(repeat(12, (index) => send(start + index)))));
    const statuses = responses.map(({ status }) => status).toSorted((first, second) => first - second);
    expect(statuses).toEqual([...served(20), ...rejected(40)]);
    expect((await countRows(context.sql)).inquiries).toBe(20);
    expect((await submit(context.services)).status).toBe(200);
  });

  test('the 21st is rejected until the first ones are an hour old, and repeats are served', async () => {
    const first = { idempotency_key: randomUUID() };
    expect((await sendNew('203.0.113.2', first)).status).toBe(200);
    expect(await sendInOrder(9, () => sendNew('203.0.113.2'))).toEqual(served(9));
    await backdateRows(context.sql, '30 minutes');
    expect(await sendInOrder(10, () => sendNew('203.0.113.2'))).toEqual(served(10));
    const { status, headers, body } = await sendNew('203.0.113.2');
    expect([status, body.error.message]).toEqual([429, expect.stringContaining('in an hour')]);
    const waitMinutes = Number(headers.get('Retry-After')) / 60;
    expect(waitMinutes).toBeGreaterThanOrEqual(20);
    expect(waitMinutes).toBeLessThanOrEqual(30);
    expect((await sendNew('203.0.113.2', first)).status, 'a repeat').toBe(200);
    await backdateRows(context.sql, '30 minutes');
    expect(await sendInOrder(11, () => sendNew('203.0.113.2'))).toEqual([...served(10), 429]);
  });
});

test('an IPv6 /48 may post and send new inquiries four times as often as one of its /64', async () => {
  // A tenth of the limits: 3 posts and 2 new inquiries.
  const { post: send } = connectInProcess(context, { environment: { RATE_LIMIT_MAXIMUM: '3' } });
  const sendTo = (ip: string, idempotency_key = randomUUID()) =>
    send({ ...contactInquiry, idempotency_key }, ip);
  const key = randomUUID();
  expect(await sendInOrder(4, () => sendTo('2001:db8:1::1', key))).toEqual([...served(3), 429]);
  const spread = await sendInOrder(10, (index) => sendTo(`2001:db8:1:${index + 1}::1`, key));
  expect(spread).toEqual([...served(8), ...rejected(2)]);
  const news = await sendInOrder(9, (index) => sendTo(`2001:db8:2:${index}::1`));
  expect(news).toEqual([...served(8), 429]);
});

describe('an IP address may upload 100 MB in ten minutes and 300 MB in a day', () => {
  const tinyFiles = repeat(5, (index) => ({ name: `data-${index}.pdf`, size: 1 }));
  const announce = async (ip: string, idempotency_key = randomUUID()) =>
    (await sendNew(ip, { idempotency_key, files: tinyFiles })).body;

  test('each announced file counts as 10 MB, because the bucket accepts that', async () => {
    const [key, firstKey] = [randomUUID(), randomUUID()];
    // Repeats upload nothing new, so they don't count.
    for (let count = 0; count < 3; count++)
      expect((await announce('203.0.113.1', firstKey)).uploads).toHaveLength(5);
    expect((await announce('203.0.113.1')).uploads).toHaveLength(5);
    const third = await announce('203.0.113.1', key);
    expect(third.uploads).toEqual([]);
    expect(await announce('203.0.113.1', key), 'a repeat').toMatchObject({
      inquiry_id: third.inquiry_id,
      uploads: [],
    });
    const kinds = await context.sql`select kind from leads.mail_jobs where inquiry_id = ${third.inquiry_id}`;
    expect(kinds.map(({ kind }) => kind as string)).not.toContain('files');
    expect((await announce('203.0.113.2')).uploads).toHaveLength(5);
    expect((await countRows(context.sql)).inquiries).toBe(4);
  });

  test('each window has another 100 MB until the day’s 300 MB are used up', async () => {
    const grants: (number | undefined)[] = [];
    for (let window = 0; window < 4; window++) {
      for (let count = 0; count < 2; count++) grants.push((await announce('203.0.113.4')).uploads?.length);
      await backdateRows(context.sql, '2 hours');
    }
    expect(grants).toEqual([5, 5, 5, 5, 5, 5, 0, 0]);
    await backdateRows(context.sql, '20 hours');
    expect((await announce('203.0.113.4')).uploads).toHaveLength(5);
  });
});

test('only a keyed hash of the IP address is stored, for a day', async () => {
  const readHashes = async () =>
    (await context.sql`select address_hash from leads.request_counts where address_hash <> ''`).map(
      (row) => row['address_hash'] as string,
    );
  await sendNew('198.51.100.13');
  const hashes = await readHashes();
  expect(hashes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  const [inquiry] = await context.sql`select to_jsonb(inquiry)::text as text from leads.inquiries inquiry`;
  expect(inquiry?.['text']).not.toMatch(new RegExp(`198\\.51\\.100|${hashes[0]}`));
  await backdateRows(context.sql, '25 hours');
  await context.services.runMaintenance();
  expect(await readHashes()).toEqual([]);
});
