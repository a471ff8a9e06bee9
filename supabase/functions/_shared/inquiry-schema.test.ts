import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactForm } from './contact-form.ts';
import { formSchema, inquirySchema, submissionExtrasSchema } from './inquiry-schema.ts';
import { rfpForm } from './rfp-form.ts';

const contactInquirySchema = inquirySchema('contact', contactForm);
const rfpSubmissionSchema = inquirySchema('rfp', rfpForm);
const today = () => '2026-05-10';
const contactFormSchema = formSchema(contactForm, today);
const rfpFormSchema = formSchema(rfpForm, today);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-10T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const messages = (result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map((issue) => issue.message) ?? [];

const contact = { name: 'Ada', email: 'ada@biotech.example', company: 'Novak' };
const rfp = {
  full_name: 'Grace',
  email: 'grace@pharma.example',
  company: 'Okafor',
  project_name: 'OK-101',
  modality: ['adc'],
};

describe('what the contact form sends', () => {
  test('is checked in the specified words', () => {
    expect(messages(contactInquirySchema.safeParse({ type: 'contact', name: '  ' }))).toEqual([
      'Name is required',
      'Please enter a valid email address',
      'Company name is required',
    ]);
  });

  test('needs no more than name, e-mail and company', () => {
    expect(contactInquirySchema.safeParse({ type: 'contact', ...contact }).success).toBe(true);
  });

  test('is trimmed, and loses what is not known', () => {
    const parsed = contactInquirySchema.parse({ type: 'contact', ...contact, name: ' Ada ', is_admin: true });
    expect(parsed).toEqual({ type: 'contact', ...contact });
  });
});

describe('what the RFP form sends', () => {
  test('is checked in the specified order', () => {
    expect(messages(rfpSubmissionSchema.safeParse({ type: 'rfp' }))).toEqual([
      'Full name is required',
      'Please enter a valid email address',
      'Company name is required',
      'Project name is required',
      'Please choose at least one modality',
    ]);
  });

  test.each([
    ['2027-02-01T00:00:00.000Z', true],
    ['2027-02-01T00:00:00+02:00', true],
    ['2027-02-01', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['01.02.2027', false],
    ['0001-01-01', false],
    ['9999-12-31', false],
  ])('may name the date %s: %s', (desired_start_date, valid) => {
    expect(rfpSubmissionSchema.safeParse({ type: 'rfp', ...rfp, desired_start_date }).success).toBe(valid);
  });
});

describe('a date in the past', () => {
  const past = { desired_start_date: ['Please choose today or a later day'] };
  const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
    Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), [message]]) ?? []);

  test.each([
    ['2020-01-01', past],
    ['2026-05-08', past],
    ['2026-05-08T23:59:59-00:00', past],
    ['2026-05-09', {}],
    ['2026-05-09T00:00:00.000Z', {}],
    ['2026-05-10T00:00:00+14:00', {}],
  ])(
    'is refused by the function unless it is today somewhere on Earth: %s',
    (desired_start_date, expected) => {
      expect(problems(rfpSubmissionSchema.safeParse({ type: 'rfp', ...rfp, desired_start_date }))).toEqual(
        expected,
      );
    },
  );

  test.each([
    ['2026-05-09T00:00:00.000Z', past],
    ['2026-05-10T00:00:00.000Z', {}],
  ])('is refused by the form, which knows the visitor’s today: %s', (desired_start_date, expected) => {
    const filledIn = { ...rfp, program_type: 'nce', desired_start_date };
    expect(problems(rfpFormSchema.safeParse(filledIn))).toEqual(expected);
  });

  test('is none of a deadline for offers that comes before the start of the work', () => {
    const dates = { desired_start_date: '2026-09-01', proposal_deadline: '2026-07-15' };
    expect(problems(rfpSubmissionSchema.safeParse({ type: 'rfp', ...rfp, ...dates }))).toEqual({});
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
  ['a@b.co,c@d.co', false],
  ['Ada <a@b.co>', false],
  [`${'x'.repeat(250)}@b.co`, false],
])('%s is an e-mail address: %s', (email, valid) => {
  expect(contactInquirySchema.safeParse({ type: 'contact', ...contact, email }).success).toBe(valid);
});

describe('what the interface requires of a person', () => {
  test('on the contact form is all but phone and additional information', () => {
    expect(messages(contactFormSchema.safeParse({ ...contact, consent: false }))).toEqual([
      'Please choose a therapeutic area',
      'Please choose a development stage',
      'Please choose a timeline',
      'Please choose the services you are interested in',
      'Project description is required',
      'Please agree to the processing of your data so that we can respond',
    ]);
  });

  test('on the RFP form is a program type and a modality too, but no services', () => {
    expect(messages(rfpFormSchema.safeParse({ ...rfp, modality: [] }))).toEqual([
      'Please choose a program type',
      'Please choose at least one modality',
    ]);
    expect(rfpFormSchema.safeParse({ ...rfp, program_type: 'nce' }).success).toBe(true);
  });
});

test('attribution never refuses an inquiry, and is cut to its limit', () => {
  const attribution = { landing_page: 'x'.repeat(3000), referrer: 7 };
  const parsed = submissionExtrasSchema.parse({ attribution, topic: 'unknown', untouched: 5 });
  expect(parsed.attribution?.landing_page).toHaveLength(1000);
  expect(parsed.attribution?.referrer).toBeUndefined();
  expect(parsed.topic).toBeUndefined();
});

test('attribution is cut between characters, not inside one', () => {
  const parsed = submissionExtrasSchema.parse({ attribution: { utm_term: `${'x'.repeat(999)}🧪` } });
  expect(parsed.attribution?.utm_term).toBe('x'.repeat(999));
});

test.each([
  ['2027-02-01T00:00:00-23:59', '2027-02-01T23:59:00.000Z'],
  ['2027-02-01T00:00:00+02:00', '2027-01-31T22:00:00.000Z'],
  ['2027-02-01', '2027-02-01T00:00:00.000Z'],
])('the date %s is kept as %s, which every database knows', (desired_start_date, kept) => {
  expect(rfpSubmissionSchema.parse({ type: 'rfp', ...rfp, desired_start_date })).toMatchObject({
    desired_start_date: kept,
  });
});

test.each([
  ['00000000-0000-0000-0000-000000000000', false],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', false],
  ['7d444840-9dc0-11d1-b245-5ffdce74fad2', true],
])('%s is a key of one’s own: %s', (idempotency_key, valid) => {
  expect(submissionExtrasSchema.safeParse({ idempotency_key }).success).toBe(valid);
});

test.each([
  [900, 900],
  ['900', 900],
  ['', undefined],
  ['soon', undefined],
  [['900'], undefined],
])('a fill time of %j is %s', (fill_time_ms, milliseconds) => {
  expect(submissionExtrasSchema.parse({ fill_time_ms }).fill_time_ms).toBe(milliseconds);
});

test('a text that is too long is refused for that, before its shape is looked for', () => {
  const email = `a@${'b.'.repeat(1_000_000)}(`;
  expect(messages(contactInquirySchema.safeParse({ type: 'contact', ...contact, email }))).toEqual([
    'Please use no more than 254 characters',
  ]);
});
