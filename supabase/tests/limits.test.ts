import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { pdfFile, readStorageVariables } from './stored-files.ts';
import {
  contactInquiry,
  type FunctionResponse,
  nativeContactForm,
  siteOrigin,
  useServices,
} from './test-services.ts';

// With one connection, posts would queue before they reach the database.
const context = useServices({ DATABASE_CONNECTIONS: '8', RATE_LIMIT_MAXIMUM: '' });
/** Each test begins with a window, which doesn't end during the test. */
beforeEach(async () => {
  await context.sql.unsafe(`
    create or replace function leads.current_window() returns timestamptz language sql stable
    as $$ select date_bin('10 minutes', now(), '${new Date().toISOString()}') $$`);
});

const ip = '203.0.113.1';
const otherIp = '203.0.113.2';

const repeat = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
const served = (number: number) => repeat(number, () => 200);
const rejected = (number: number) => repeat(number, () => 429);

/** A function with a tenth of the limits. */
function connectWithLowLimits(environment: Readonly<Record<string, string>> = {}) {
  const low = context.connectInProcess({ environment: { RATE_LIMIT_MAXIMUM: '3', ...environment } });
  const sendNew = (address: string, fields: object = {}) =>
    low.post({ ...contactInquiry, idempotency_key: randomUUID(), ...fields }, address);
  return { ...low, sendNew };
}

const readBody = async (response: Response) => (await response.json()) as FunctionResponse['body'];

async function sendInOrder(number: number, send: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let index = 0; index < number; index++) statuses.push((await send(index)).status);
  return statuses;
}

describe('an IP address may post 30 times in ten minutes', () => {
  test('repeats count, and the limit ends at the time in Retry-After', async () => {
    const { post } = connectWithLowLimits();
    const inquiry = { ...contactInquiry, idempotency_key: randomUUID() };
    expect(await sendInOrder(3, () => post(inquiry, ip))).toEqual(served(3));
    expect((await context.countRows()).inquiries).toBe(1);
    const response = await post(inquiry, ip);
    expect((await readBody(response)).error).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('in a few minutes') as string,
    });
    const [window] = await context.sql`
      select extract(epoch from leads.current_window() + interval '10 minutes' - now())::float8 as seconds`;
    expect(Number(response.headers.get('Retry-After')) - Number(window?.['seconds'])).toBeCloseTo(0, -1);
    expect((await post(inquiry, otherIp)).status).toBe(200);
    const page = await post(new URLSearchParams(nativeContactForm), ip);
    expect(page.headers.get('Location'), 'without JavaScript').toBe(
      `${siteOrigin}/contact?rejected=later#rejected-later`,
    );
    await context.backdate('10 minutes');
    expect((await post(inquiry, ip)).status).toBe(200);
  });

  test.each([
    ['an invalid email address', 422, { ...contactInquiry, email: 'ada' }],
    ['a form of no known type', 422, new URLSearchParams({ type: 'x' })],
    [
      'a form of more than 128 kB',
      303,
      new URLSearchParams({ ...nativeContactForm, name: 'x'.repeat(128 * 1024) }),
    ],
  ])('rejected posts count, and above the limit no body is checked: %s', async (_, status, body) => {
    const { post, sendNew } = connectWithLowLimits();
    expect(await sendInOrder(3, () => post(body, ip))).toEqual(repeat(3, () => status));
    const response = await post(body, ip);
    expect([response.status, response.headers.get('Location')]).toEqual(
      status === 303 ? [303, `${siteOrigin}/contact?rejected=later#rejected-later`] : [429, null],
    );
    expect((await sendNew(ip)).status).toBe(429);
    expect((await sendNew(otherIp)).status).toBe(200);
  });

  test('upload confirmations count', async () => {
    const { post, sendNew } = connectWithLowLimits();
    const confirmUploads = () => post({ inquiry_id: randomUUID() }, ip, '/uploads');
    expect(await sendInOrder(4, confirmUploads)).toEqual([...served(3), 429]);
    expect((await sendNew(ip)).status).toBe(429);
  });
});

test.each([
  ['an IP address', () => ip],
  ['an IPv6 /48', (index: number) => `2001:db8:1:${index}::1`],
])(
  'simultaneous posts of %s above the limit are rejected without a query, so they don’t delay others',
  async (_, getIp) => {
    const { post } = connectWithLowLimits();
    const { waiting } = await context.sql.begin(async (sql) => {
      await sql`lock table leads.request_counts in access exclusive mode`;
      const posts = repeat(5, (index) => post(contactInquiry, getIp(index)));
      const other = post(contactInquiry, otherIp);
      for (const rejection of posts.slice(3)) {
        const { status, headers } = await rejection;
        expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
      }
      return { waiting: [...posts.slice(0, 3), other] };
    });
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(served(4));
  },
);

describe('an IP address may send 20 new inquiries in an hour', () => {
  test('of 24 posts with one key and changing content 20 are stored, and the next address is served', async () => {
    const idempotency_key = randomUUID();
    const send = (index: number) => context.submit({ idempotency_key, phone: `${index}` }, ip);
    const responses = [
      ...(await Promise.all(repeat(12, send))),
      ...(await Promise.all(repeat(12, (index) => send(index + 12)))),
    ];
    const statuses = responses.map(({ status }) => status).toSorted((first, second) => first - second);
    expect(statuses).toEqual([...served(20), ...rejected(4)]);
    expect((await context.countRows()).inquiries).toBe(20);
    expect((await context.submit()).status).toBe(200);
  });

  test('the next is rejected until the first is an hour old, and repeats are served', async () => {
    const { sendNew } = connectWithLowLimits();
    const first = { idempotency_key: randomUUID() };
    expect((await sendNew(ip, first)).status).toBe(200);
    await context.backdate('30 minutes');
    expect((await sendNew(ip)).status).toBe(200);
    const response = await sendNew(ip);
    expect([response.status, (await readBody(response)).error.message]).toEqual([
      429,
      expect.stringContaining('in an hour'),
    ]);
    const waitMinutes = Number(response.headers.get('Retry-After')) / 60;
    expect(waitMinutes).toBeGreaterThanOrEqual(20);
    expect(waitMinutes).toBeLessThanOrEqual(30);
    expect((await sendNew(ip, first)).status, 'a repeat').toBe(200);
    await context.backdate('30 minutes');
    expect(await sendInOrder(2, () => sendNew(ip))).toEqual([200, 429]);
  });
});

test('an IPv6 /48 may post and send new inquiries four times as often as one of its /64', async () => {
  const { sendNew } = connectWithLowLimits();
  const first = { idempotency_key: randomUUID() };
  expect(await sendInOrder(4, () => sendNew('2001:db8:1::1', first))).toEqual([...served(3), 429]);
  const spread = await sendInOrder(10, (index) => sendNew(`2001:db8:1:${index + 1}::1`, first));
  expect(spread).toEqual([...served(8), ...rejected(2)]);
  const news = await sendInOrder(9, (index) => sendNew(`2001:db8:2:${index}::1`));
  expect(news).toEqual([...served(8), 429]);
});

describe('an IP address may upload 100 MB in ten minutes and 300 MB in a day', () => {
  /** Posts an inquiry with a tiny file, and returns the response. */
  const connectStorage = () => {
    const { sendNew } = connectWithLowLimits(readStorageVariables(context));
    return async (address: string, fields: object = {}) =>
      readBody(await sendNew(address, { files: [{ ...pdfFile('data.pdf'), size: 1 }], ...fields }));
  };

  test('each announced file counts as 10 MB, because the bucket accepts that', async () => {
    const announce = connectStorage();
    const firstKey = { idempotency_key: randomUUID() };
    // Repeats upload nothing new, so they don't count.
    for (let count = 0; count < 2; count++) expect((await announce(ip, firstKey)).uploads).toHaveLength(1);
    const second = await announce(ip);
    expect(second.uploads).toEqual([]);
    expect((await announce(otherIp)).uploads).toHaveLength(1);
    expect((await context.countRows()).inquiries).toBe(3);
  });

  test('each window has another 100 MB until the day’s 300 MB are used up', async () => {
    const announce = connectStorage();
    const grants: (number | undefined)[] = [];
    for (let window = 0; window < 4; window++) {
      grants.push((await announce(ip)).uploads?.length);
      await context.backdate('2 hours');
    }
    expect(grants).toEqual([1, 1, 1, 0]);
    await context.backdate('20 hours');
    expect((await announce(ip)).uploads).toHaveLength(1);
  });
});

test('only a keyed hash of the IP address is stored, for a day', async () => {
  const readHashes = async () =>
    (await context.sql`select address_hash from leads.request_counts where address_hash <> ''`).map(
      (row) => row['address_hash'] as string,
    );
  await context.submit({}, '198.51.100.13');
  const hashes = await readHashes();
  expect(hashes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  const [inquiry] = await context.sql`select to_jsonb(inquiry)::text as text from leads.inquiries inquiry`;
  expect(inquiry?.['text']).not.toMatch(new RegExp(`198\\.51\\.100|${hashes[0]}`));
  await context.backdate('25 hours');
  await context.runMaintenance();
  expect(await readHashes()).toEqual([]);
});
