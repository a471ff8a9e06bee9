import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { honeypotName } from '#shared/form-fields.ts';
import { formatReference } from '#shared/function-api.ts';
import { backdateRows, createVisitorIp, makeMailJobsDue, notificationMark, submit } from './inquiries.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import { announce, upload } from './stored-files.ts';
import {
  connectInProcess,
  contactInquiry,
  nativeContactForm,
  postForm,
  useServices,
} from './test-services.ts';

const mail = await startMailRecorder();

const environment = {
  RESEND_API_URL: mail.url,
  PROVIDER_EMAIL: ownerAddress,
  RFP_RECIPIENTS: 'rfp@dep.example',
  DATABASE_CONNECTIONS: '8',
  RATE_LIMIT_MAXIMUM: '',
};
const context = useServices(environment);
beforeEach(async () => {
  await context.sql`update leads.scheduler set spam_listed_until = now() - interval '2 hours'`;
});

const drain = () => context.services.runMaintenance();
const findOwnerMails = () => findMailsTo(mail, ownerAddress);
const findLists = () => findOwnerMails().filter(({ subject }) => /^Possible spam: \d+/.test(String(subject)));

async function submitBot(fields: object = {}): Promise<string> {
  const { status, body } = await submit(context, { [honeypotName]: 'x', ...fields });
  expect(status).toBe(200);
  return body.inquiry_id;
}

async function insertSuspicious(count: number, suspicion = 'honeypot'): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await context.sql`
    insert into leads.inquiries (id, idempotency_key, content_digest, type, name, email, company, suspicions, received_at)
    select id, id, '', 'contact', 'Bot ' || position, 'bot@evil.example', 'Evil', array[${suspicion}],
      now() - interval '10 minutes' + make_interval(secs => position / 10.0)
    from unnest(${ids}::uuid[]) with ordinality as listed (id, position)`;
  return ids;
}

const readSuspicions = async () =>
  (await context.sql`select suspicions from leads.inquiries order by received_at`).map(
    (row) => row['suspicions'] as string[],
  );

const countMailsByInquiry = (ids: readonly string[]) =>
  ids.map((id) => findOwnerMails().filter(({ text }) => String(text).includes(notificationMark(id))).length);

describe('an inquiry that may be spam', () => {
  test('an inquiry with signs of a bot is stored and marked, and has no email of its own', async () => {
    const fields = { [honeypotName]: 'https://spam.example', fill_time_ms: 2999 };
    const { body } = await submit(context, fields);
    expect([await readSuspicions(), body.sends_confirmation]).toEqual([[['honeypot', 'haste']], false]);
    expect(await context.sql`select from leads.mail_jobs`).toHaveLength(0);
  });

  test('the fourth inquiry of an IP address within an hour is marked, even if all arrive at once', async () => {
    const ip = createVisitorIp();
    await Promise.all(Array.from({ length: 12 }, () => submit(context, {}, ip)));
    await submit(context);
    const marks = (await readSuspicions()).map((signs) => signs.join()).toSorted();
    expect(marks.filter((sign) => sign === '')).toHaveLength(4);
    expect(marks.filter((sign) => sign === 'address')).toHaveLength(9);
    const notifications = await context.sql`select from leads.mail_jobs where kind = 'notification'`;
    expect(notifications).toHaveLength(4);
  });

  test('after 60 inquiries of an hour, the next are marked, not counting those from bots', async () => {
    // A tenth of the limits.
    const { post: send } = connectInProcess(context, { environment: { RATE_LIMIT_MAXIMUM: '3' } });
    const sendMany = async (count: number, fields: object = {}) => {
      for (let index = 0; index < count; index++)
        await send({ ...contactInquiry, idempotency_key: randomUUID(), ...fields }, createVisitorIp());
    };
    await sendMany(2, { [honeypotName]: 'x' });
    await sendMany(7);
    expect((await readSuspicions()).slice(-2)).toEqual([[], ['flood']]);
    await backdateRows(context.sql, '1 hour');
    await sendMany(1);
    expect((await readSuspicions()).at(-1)).toEqual([]);
  });
});

test.each([
  ['JSON', contactInquiry],
  ['a form', new URLSearchParams(nativeContactForm)],
])(
  'an inquiry from a frame that hides its site is stored and marked, and gets no confirmation: %s',
  async (_, body) => {
    const response = await postForm(context, body, { Origin: 'null' });
    expect(response.status).toBe(body === contactInquiry ? 200 : 303);
    expect(await readSuspicions()).toEqual([['origin']]);
    expect(await context.sql`select from leads.mail_jobs`).toHaveLength(0);
  },
);

describe('the list of possible spam', () => {
  test('it contains the first 20 inquiries of at least a minute ago whole', async () => {
    const fields = { project_description: 'Whole text', phone: '+1 555 0101' };
    const ids = [await submitBot(fields), await submitBot(fields)];
    await drain();
    expect(findOwnerMails(), 'a later commit could be missed').toEqual([]);
    await backdateRows(context.sql, '1 minute');
    await drain();
    await drain();
    expect(findLists()).toMatchObject([
      {
        to: [ownerAddress, 'rfp@dep.example'],
        reply_to: ownerAddress,
        subject: 'Possible spam: 2 inquiries',
      },
    ]);
    expect(countMailsByInquiry(ids)).toEqual([1, 1]);
    for (const part of ['text', 'html']) {
      const content = String(findLists()[0]![part]);
      for (const text of ['Whole text', '+1 555 0101', 'a field that people can’t see was filled in'])
        expect(content.split(text)).toHaveLength(3);
    }
    expect(mail.requests).toHaveLength(1);
  });

  test('after 20 inquiries it has a line each, and after 1,000 a count', async () => {
    const ids = await insertSuspicious(1030);
    await drain();
    const [list] = findLists();
    expect(list?.subject).toBe('Possible spam: 1030 inquiries');
    expect(countMailsByInquiry(ids.slice(0, 21))).toEqual([...Array.from({ length: 20 }, () => 1), 0]);
    const text = String(list?.text);
    expect(text).toContain(`${formatReference(ids[20]!)}: Bot 21, Evil, bot@evil.example`);
    expect(text).toContain('Bot 1000, Evil');
    expect(text).not.toContain('Bot 1001, Evil');
    expect(text).toContain('Not listed: 30.');
  });

  test('inquiries whose only suspicion is a limit come first and whole, however many bots there are', async () => {
    const bots = await insertSuspicious(30);
    const others = [...(await insertSuspicious(270, 'flood')), ...(await insertSuspicious(10, 'address'))];
    await drain();
    expect(countMailsByInquiry(others)).toEqual(others.map(() => 1));
    expect(countMailsByInquiry(bots)).toEqual(bots.map(() => 0));
    const text = String(findLists()[0]?.text);
    for (const id of bots) expect(text).toContain(`${formatReference(id)}: Bot`);
  });

  test('a flood of long inquiries doesn’t make it too long for the mail service', async () => {
    const ids = await insertSuspicious(200, 'flood');
    await context.sql`update leads.inquiries set answers = jsonb_build_object('project_description', repeat('"', 20000))`;
    await drain();
    const counts = countMailsByInquiry(ids);
    expect(counts.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 1));
    // Resend's limit for an email with its attachments is 40 MB.
    expect(JSON.stringify(findLists()[0]).length).toBeLessThan(20_000_000);
    expect(String(findLists()[0]?.text)).toContain(`${formatReference(ids[199]!)}: Bot 200`);
  });

  test('it comes at most once an hour and misses no inquiry', async () => {
    const ids: string[] = [];
    for (let minute = 0; minute < 120; minute += 20) {
      ids.push(await submitBot());
      await drain();
      await backdateRows(context.sql, '20 minutes');
    }
    await backdateRows(context.sql, '1 hour');
    await drain();
    expect(findLists().length).toBeLessThanOrEqual(4);
    expect(countMailsByInquiry(ids)).toEqual(ids.map(() => 1));
  });

  test('a retry has the same key and inquiries, even if more arrived in between', async () => {
    const first = [await submitBot(), await submitBot()];
    await backdateRows(context.sql, '1 minute');
    mail.mode = 'fail';
    await drain();
    const later = [await submitBot()];
    await backdateRows(context.sql, '1 minute');
    mail.mode = 'accept';
    await makeMailJobsDue(context.sql);
    await drain();
    expect(new Set(mail.requests.map(({ key }) => key)).size).toBe(1);
    expect(countMailsByInquiry([...first, ...later])).toEqual([2, 2, 0]);
    await backdateRows(context.sql, '1 hour');
    await drain();
    expect(countMailsByInquiry(later)).toEqual([1]);
  });

  test('it links to files, and names the first inquiry of an update', async () => {
    const idempotency_key = randomUUID();
    const { body } = await submit(context, { idempotency_key });
    await submit(context, { idempotency_key, phone: '7', [honeypotName]: 'x' });
    const { grants } = await announce(context, 'data.pdf');
    await upload(context, grants[0]!);
    await context.sql`update leads.inquiries set suspicions = '{flood}' where files <> '[]'`;
    await backdateRows(context.sql, '1 minute');
    await drain();
    const text = String(findLists()[0]?.text);
    expect(text).toContain(`Update to ${formatReference(body.inquiry_id)}`);
    expect(text).toMatch(/^File: data\.pdf \(1 KB\)\nhttp:/m);
  });

  test('it isn’t sent if its inquiries were deleted', async () => {
    await submitBot();
    await backdateRows(context.sql, '1 minute');
    await context.sql`select leads.begin_maintenance()`;
    await context.sql`delete from leads.inquiries`;
    await drain();
    expect(findOwnerMails()).toEqual([]);
    expect(await context.sql`select kind, status from leads.mail_jobs`).toEqual([
      { kind: 'spam_list', status: 'skipped' },
    ]);
  });
});

describe('confirmations', () => {
  test('an IP address gets one for its first inquiry of an hour, and the response says so, also to a repeat', async () => {
    const ip = createVisitorIp();
    const first = { idempotency_key: randomUUID() };
    const second = { idempotency_key: randomUUID(), email: 'grace@biotech.example' };
    const responses = [];
    for (const fields of [first, second, first, second])
      responses.push((await submit(context, fields, ip)).body.sends_confirmation);
    expect(responses).toEqual([true, false, true, false]);
    await backdateRows(context.sql, '1 hour');
    expect((await submit(context, {}, ip)).body.sends_confirmation).toBe(true);
  });

  test.each([
    ['biotech.example', ['ada', 'ADA', 'ada+a', 'Ada+b', 'a.da', 'ａda'], 'biotech.example.'],
    ['gmail.com', ['ada', 'a.d.a'], 'googlemail.com'],
  ])('a mailbox at %s gets three a day in any spelling', async (domain, names, otherDomain) => {
    const spellings = [...names, ...names].map(
      (name, index) => `${name}@${index % 2 ? domain : otherDomain}`,
    );
    const announced: boolean[] = [];
    for (const email of spellings) announced.push((await submit(context, { email })).body.sends_confirmation);
    expect(announced).toEqual(spellings.map((_, index) => index < 3));
    await drain();
    expect(findOwnerMails()).toHaveLength(spellings.length);
    expect(mail.requests.length - findOwnerMails().length).toBe(3);
    await backdateRows(context.sql, '25 hours');
    expect((await submit(context, { email: spellings[0] })).body.sends_confirmation).toBe(true);
  });

  test('all mailboxes together get fifty a day', async () => {
    // A tenth of the limits.
    const { post: send } = connectInProcess(context, {
      environment: { ...environment, MAIL_SERVICE: 'resend', RATE_LIMIT_MAXIMUM: '3' },
    });
    const isConfirmed = async () => {
      const inquiry = { ...contactInquiry, email: `visitor-${randomUUID()}@biotech.example` };
      const response = await send(inquiry, createVisitorIp());
      return ((await response.json()) as { sends_confirmation: boolean }).sends_confirmation;
    };
    const confirmed: boolean[] = [];
    for (let index = 0; index < 6; index++) confirmed.push(await isConfirmed());
    expect(confirmed).toEqual([true, true, true, true, true, false]);
    await backdateRows(context.sql, '25 hours');
    expect(await isConfirmed()).toBe(true);
  });
});
