import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactForm } from './contact-form.ts';
import {
  createFormSchema,
  createInquirySchema,
  findPastDates,
  submissionExtrasSchema,
} from './inquiry-schema.ts';
import { rfpForm } from './rfp-form.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-10T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const parseContact = (fields: object) =>
  createInquirySchema('contact', contactForm).safeParse({
    type: 'contact',
    name: 'Ada',
    email: 'ada@biotech.example',
    company: 'Novak',
    ...fields,
  });
const rfp = {
  full_name: 'Grace',
  email: 'grace@pharma.example',
  company: 'Okafor',
  project_name: 'OK-101',
  modality: ['adc'],
};
const parseRfp = (dates: object) =>
  createInquirySchema('rfp', rfpForm).safeParse({ type: 'rfp', ...rfp, ...dates });

test.each([
  ['2027-02-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z'],
  ['2027-02-01T00:00:00+02:00', '2027-01-31T22:00:00.000Z'],
  ['2027-02-01T00:00:00-23:59', '2027-02-01T23:59:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2027-02-29', undefined],
  ['01.02.2027', undefined],
  ['0001-01-01', undefined],
  ['9999-12-31', undefined],
])('the date %s is stored in UTC as %s', (desired_start_date, stored) => {
  const { success, data } = parseRfp({ desired_start_date });
  expect([success, data?.desired_start_date]).toEqual([stored !== undefined, stored]);
});

const past = 'Please choose today or a later day';

test.each([
  ['2020-01-01', past],
  ['2026-05-08T23:59:59-00:00', past],
  ['2026-05-09', undefined],
  ['2026-05-10T00:00:00+14:00', undefined],
])('the function rejects a past date once its day is over everywhere on Earth: %s', (date, message) => {
  const dates = { desired_start_date: date, proposal_deadline: date };
  const messages = message && { desired_start_date: message, proposal_deadline: message };
  expect(findPastDates(rfpForm, parseRfp(dates).data!)).toEqual(messages);
});

test.each([
  ['2026-05-09T00:00:00.000Z', [past]],
  ['2026-05-10T00:00:00.000Z', []],
])('the form rejects a past date in the visitor’s time zone: %s', (desired_start_date, expected) => {
  const schema = createFormSchema(rfpForm, () => '2026-05-10');
  const { error } = schema.safeParse({ ...rfp, program_type: 'nce', desired_start_date });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(expected);
});

test.each([
  ...'müller@bücher.example a@例え.公司 a@xn--p1ai.xn--p1ai a@1.2b'.split(' '),
  ..."o'neil@pharma.co.uk a!#$%&*+/=?^_`{|}~-@b.co".split(' '),
  `${'x'.repeat(64)}@b.co`,
])('the email address %s is accepted', (email) => {
  expect(parseContact({ email }).success).toBe(true);
});

test.each([
  ...'@b.co a@b.c a@@b.co a@b.co,c@d.co a..b@c.org a@.b.org a@-b.org a@b-.org a@b_c.org a@192.0.2.1'.split(
    ' ',
  ),
  '',
  'two words@biotech.example',
  'a@b\u00A0c.org',
  `${'x'.repeat(65)}@b.co`,
  `a@${'x'.repeat(64)}.org`,
])('the email address %s is rejected', (email) => {
  expect(parseContact({ email }).success).toBe(false);
});

test.each([
  ['+49 (0) 62 21 / 12 34 56 - 78 90 12 3', undefined],
  [`  ${'1'.repeat(20)}  `, undefined],
  ['１２３ ４５６', undefined],
  ['1'.repeat(21), 'Please use no more than 20 characters'],
  ['(555) 010-9999, please ask for Ada', 'Please use no more than 20 characters'],
  ['+'.repeat(10_000), 'Please use no more than 100 characters'],
])('only letters and digits count in the phone number %j, which gets the message %s', (phone, message) => {
  const { error } = parseContact({ phone });
  expect(error?.issues.map((issue) => issue.message)).toEqual(message && [message]);
});

test('invalid attribution is dropped and long attribution is truncated between characters', () => {
  // Emoji are two code units, so a cut at any even length would split one.
  const attribution = { landing_page: `x${'🧪'.repeat(1000)}`, referrer: 7, utm_source: 'letter' };
  const parsed = submissionExtrasSchema.parse({ attribution });
  expect(parsed).toEqual({
    attribution: { landing_page: expect.stringMatching(/^x🧪{50,99}$/u) as string, utm_source: 'letter' },
  });
});

test.each(['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'again'])(
  'the idempotency key %s, which isn’t unique, is rejected',
  (idempotency_key) => {
    expect(submissionExtrasSchema.safeParse({ idempotency_key }).success).toBe(false);
  },
);
