import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { honeypotName } from '#src/inquiry/form-fields.ts';
import { findMailsTo, ownerAddress, startMailRecorder } from './mail-recorder.ts';
import {
  contactInquiry,
  createVisitorIp,
  nativeContactForm,
  siteOrigin,
  useServices,
} from './test-services.ts';

const mail = await startMailRecorder();

const environment = {
  RESEND_API_URL: mail.url,
  PROVIDER_EMAIL: ownerAddress,
  DATABASE_CONNECTIONS: '8',
  RATE_LIMIT_MAXIMUM: '',
};
const context = useServices(environment);

const findOwnerMails = () => findMailsTo(mail, ownerAddress);
const readSuspicions = async () =>
  (await context.sql`select suspicions from leads.inquiries order by received_at`).map(
    (row) => row['suspicions'] as string[],
  );

describe('an inquiry that may be spam', () => {
  test.each<[string, object, string, string[]]>([
    [
      'has signs of a bot',
      { ...contactInquiry, [honeypotName]: 'https://spam.example', fill_time_ms: 2999 },
      siteOrigin,
      ['honeypot', 'haste'],
    ],
    ['is from a frame that hides its site', contactInquiry, 'null', ['origin']],
    ['is a form of such a frame', new URLSearchParams(nativeContactForm), 'null', ['origin']],
  ])('an inquiry that %s is stored and marked, and no email is sent', async (_, body, Origin, suspicions) => {
    expect((await context.postForm(body, { Origin })).status).toBeLessThan(400);
    expect(await readSuspicions()).toEqual([suspicions]);
    expect(await context.sql`select from leads.mail_jobs`).toHaveLength(0);
  });

  test('the fourth inquiry of an IP address within an hour is marked, even if all arrive at once', async () => {
    const ip = createVisitorIp();
    await Promise.all(Array.from({ length: 12 }, () => context.submit({}, ip)));
    await context.submit();
    const marks = (await readSuspicions()).map((signs) => signs.join()).toSorted();
    expect(marks.filter((sign) => sign === '')).toHaveLength(4);
    expect(marks.filter((sign) => sign === 'address')).toHaveLength(9);
    const notifications = await context.sql`select from leads.mail_jobs where kind = 'notification'`;
    expect(notifications).toHaveLength(4);
  });

  test('after 60 inquiries of an hour, the next are marked, not counting those from bots', async () => {
    // A tenth of the limits.
    const { post: send } = context.connectInProcess({ environment: { RATE_LIMIT_MAXIMUM: '3' } });
    const sendMany = async (count: number, fields: object = {}) => {
      for (let index = 0; index < count; index++)
        await send({ ...contactInquiry, idempotency_key: randomUUID(), ...fields }, createVisitorIp());
    };
    await sendMany(2, { [honeypotName]: 'x' });
    await sendMany(7);
    expect((await readSuspicions()).slice(-2)).toEqual([[], ['flood']]);
    await context.backdate('1 hour');
    await sendMany(1);
    expect((await readSuspicions()).at(-1)).toEqual([]);
  });
});

describe('confirmations', () => {
  test('an IP address gets one for its first inquiry of an hour, and the response says so, also to a repeat', async () => {
    const ip = createVisitorIp();
    const first = { idempotency_key: randomUUID() };
    const second = { idempotency_key: randomUUID(), email: 'grace@biotech.example' };
    const responses = [];
    for (const fields of [first, second, first, second])
      responses.push((await context.submit(fields, ip)).body.sends_confirmation);
    expect(responses).toEqual([true, false, true, false]);
    await context.backdate('1 hour');
    expect((await context.submit({}, ip)).body.sends_confirmation).toBe(true);
  });

  test.each([
    ['biotech.example', ['ada', 'ADA', 'ada+a', 'Ada+b', 'a.da', 'ａda'], 'biotech.example.'],
    ['gmail.com', ['ada', 'a.d.a'], 'googlemail.com'],
  ])('a mailbox at %s gets three a day in any spelling', async (domain, names, otherDomain) => {
    const spellings = [...names, ...names].map(
      (name, index) => `${name}@${index % 2 ? domain : otherDomain}`,
    );
    const announced: boolean[] = [];
    for (const email of spellings) announced.push((await context.submit({ email })).body.sends_confirmation);
    expect(announced).toEqual(spellings.map((_, index) => index < 3));
    await context.runMaintenance();
    expect(findOwnerMails()).toHaveLength(spellings.length);
    expect(mail.requests.length - findOwnerMails().length).toBe(3);
    await context.backdate('25 hours');
    expect((await context.submit({ email: spellings[0] })).body.sends_confirmation).toBe(true);
  });

  test('all mailboxes together get fifty a day', async () => {
    // A tenth of the limits.
    const { post: send } = context.connectInProcess({
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
    await context.backdate('25 hours');
    expect(await isConfirmed()).toBe(true);
  });
});
