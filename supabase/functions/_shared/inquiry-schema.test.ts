import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactForm } from './contact-form.ts';
import {
  createFormSchema,
  createInquirySchema,
  findPastDates,
  submissionExtrasSchema,
} from './inquiry-schema.ts';
import { rfpForm } from './rfp-form.ts';

const contactInquirySchema = createInquirySchema('contact', contactForm);
const rfpSubmissionSchema = createInquirySchema('rfp', rfpForm);
const today = () => '2026-05-10';
const rfpFormSchema = createFormSchema(rfpForm, today);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-10T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const contact = { name: 'Ada', email: 'ada@biotech.example', company: 'Novak' };
const rfp = {
  full_name: 'Grace',
  email: 'grace@pharma.example',
  company: 'Okafor',
  project_name: 'OK-101',
  modality: ['adc'],
};

describe('an RFP', () => {
  test.each([
    ['2027-02-01T00:00:00.000Z', true],
    ['2027-02-01T00:00:00+02:00', true],
    ['2027-02-01', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['01.02.2027', false],
    ['0001-01-01', false],
    ['9999-12-31', false],
  ])('an RFP may have the date %s: %s', (desired_start_date, valid) => {
    expect(rfpSubmissionSchema.safeParse({ type: 'rfp', ...rfp, desired_start_date }).success).toBe(valid);
  });
});

describe('a date in the past', () => {
  const past = { desired_start_date: 'Please choose today or a later day' };
  const findInRfp = (dates: object) =>
    findPastDates(rfpForm, rfpSubmissionSchema.parse({ type: 'rfp', ...rfp, ...dates }));

  test.each([
    ['2020-01-01', past],
    ['2026-05-08', past],
    ['2026-05-08T23:59:59-00:00', past],
    ['2026-05-09', undefined],
    ['2026-05-09T00:00:00.000Z', undefined],
    ['2026-05-10T00:00:00+14:00', undefined],
  ])(
    'a past date is reported by the function once the day is over everywhere on Earth: %s',
    (desired_start_date, expected) => {
      expect(findInRfp({ desired_start_date })).toEqual(expected);
    },
  );

  test('each field with a past date is reported', () => {
    const dates = { desired_start_date: '2026-01-01', proposal_deadline: '2026-01-01' };
    expect(findInRfp(dates)).toEqual({ ...past, proposal_deadline: past.desired_start_date });
    expect(findInRfp({})).toBeUndefined();
  });

  test.each([
    ['2026-05-09T00:00:00.000Z', past],
    ['2026-05-10T00:00:00.000Z', {}],
  ])('a past date is rejected by the form in the visitor’s time zone: %s', (desired_start_date, expected) => {
    const result = rfpFormSchema.safeParse({ ...rfp, program_type: 'nce', desired_start_date });
    const messages = result.error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
    expect(Object.fromEntries(messages)).toEqual(expected);
  });

  test('a proposal deadline before the start date isn’t reported', () => {
    expect(findInRfp({ desired_start_date: '2026-09-01', proposal_deadline: '2026-07-15' })).toBeUndefined();
  });
});

test.each([
  ['first.last+tag@sub.biotech.example', true],
  ['müller@bücher.example', true],
  ["o'neil@pharma.co.uk", true],
  ['two words@biotech.example', false],
  ['a@b', false],
  ['a@@b.co', false],
  ['@b.co', false],
  ['a!#$%&*+/=?^_`{|}~-@b.co', true],
  ['a@xn--p1ai.xn--p1ai', true],
  ['a@例え.公司', true],
  ['a@1.2b', true],
  [`${'x'.repeat(64)}@b.co`, true],
  [`${'x'.repeat(65)}@b.co`, false],
  ['a@b..org', false],
  ['.a@b.org', false],
  ['a.@b.org', false],
  ['a..b@c.org', false],
  ['a@.b.org', false],
  ['a@b.org.', false],
  ['a@-b.org', false],
  ['a@b-.org', false],
  ['a@b.-org', false],
  ['a@b.org-', false],
  ['a@b_c.org', false],
  ['a@b c.org', false],
  ['a@b\u00A0c.org', false],
  ['a@b!.org', false],
  ["a@b.org'", false],
  ['a@192.0.2.1', false],
  ['a@b.c', false],
  [`a@${'x'.repeat(64)}.org`, false],
  ['a@b.co,c@d.co', false],
  ['Ada <a@b.co>', false],
  ['', false],
  ['a', false],
  [`${'x'.repeat(250)}@b.co`, false],
])('%s is a valid email address: %s', (email, valid) => {
  expect(contactInquirySchema.safeParse({ type: 'contact', ...contact, email }).success).toBe(valid);
});

test.each([
  ['+1 (555) 010-9999 x1234', undefined],
  ['+49 (0) 62 21 / 12 34 56 - 78 90 12 3', undefined],
  [`  ${'1'.repeat(20)}  `, undefined],
  ['１２３ ４５６', undefined],
  ['1'.repeat(21), 'Please use no more than 20 characters'],
  ['(555) 010-9999, please ask for Ada', 'Please use no more than 20 characters'],
  ['+'.repeat(10_000), 'Please use no more than 100 characters'],
  [`${'1 '.repeat(21)}${'-'.repeat(10_000)}`, 'Please use no more than 20 characters'],
])('the phone number %j gets the message %s', (phone, message) => {
  const { error } = contactInquirySchema.safeParse({ type: 'contact', ...contact, phone });
  expect(error?.issues.map((issue) => issue.message)).toEqual(message && [message]);
});

test('invalid attribution is dropped and long attribution is truncated, and the inquiry is accepted', () => {
  // An emoji is two code units, so a cut at 1,000 would split it.
  const attribution = { landing_page: 'x'.repeat(3000), referrer: 7, utm_term: `${'x'.repeat(999)}🧪` };
  const parsed = submissionExtrasSchema.parse({ attribution, topic: 'unknown', untouched: 5 });
  expect(parsed.attribution?.landing_page).toHaveLength(1000);
  expect(parsed.attribution?.utm_term).toBe('x'.repeat(999));
  expect(parsed.attribution?.referrer).toBeUndefined();
  expect(parsed.topic).toBeUndefined();
});

test.each([
  ['2027-02-01T00:00:00-23:59', '2027-02-01T23:59:00.000Z'],
  ['2027-02-01T00:00:00+02:00', '2027-01-31T22:00:00.000Z'],
  ['2027-02-01', '2027-02-01T00:00:00.000Z'],
])('the date %s is stored as %s, in UTC', (desired_start_date, stored) => {
  expect(rfpSubmissionSchema.parse({ type: 'rfp', ...rfp, desired_start_date })).toMatchObject({
    desired_start_date: stored,
  });
});
