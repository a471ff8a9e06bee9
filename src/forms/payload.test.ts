import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactForm } from '#src/inquiry/contact-form.ts';
import type { FormFields, InquiryType } from '#src/inquiry/form-fields.ts';
import { getOptionLabel } from '#src/inquiry/option-lists.ts';
import { rfpForm } from '#src/inquiry/rfp-form.ts';
import type { FormValues } from './form-controls.ts';
import { buildPayload, createReceiptLines, readInquiry } from './payload.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://www.example.com' } });
  vi.stubGlobal('document', { referrer: '' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const read = (type: InquiryType, fields: FormFields, values: FormValues) =>
  readInquiry({ type, fields, answers: { values, files: [] }, key: 'a-key', openedAtMs: 0 });

describe('a contact inquiry', () => {
  const values = {
    name: ' Ada Lovelace ',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    phone: '+1 (555) 010-9999 x1234',
    'therapeutic-area': 'oncology',
    'dev-stage': 'preclinical',
    timeline: '6-12-months',
    'service-type': 'full-ind',
    'project-description': 'A kinase inhibitor',
    'additional-info': '   ',
    consent: ['1'],
    topic: 'partnership',
    untouched: 'x',
    'added-by-an-extension': 'x',
  };

  test('has the specified fields, trimmed and without blank ones, its consent, topic and honeypot', () => {
    expect(read('contact', contactForm, values)).toEqual({
      inquiry: {
        files: [],
        lines: expect.any(Array) as unknown,
        payload: {
          type: 'contact',
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          company: 'Analytical Engines',
          phone: '+1 (555) 010-9999 x1234',
          therapeutic_area: 'oncology',
          development_stage: 'preclinical',
          timeline: '6-12-months',
          service_type: 'full-ind',
          project_description: 'A kinase inhibitor',
          consent: true,
          consent_version: contactForm.consent.version,
          topic: 'partnership',
          untouched: 'x',
          attribution: {},
          idempotency_key: 'a-key',
        },
      },
    });
  });

  test('isn’t sent with a text over its limit, and is sent with one at its limit', () => {
    expect(
      read('contact', contactForm, { ...values, name: 'n'.repeat(101), company: 'c'.repeat(200) }),
    ).toEqual({ errors: { name: 'Please use no more than 100 characters' } });
  });
});

test('the payload drops a text over its limit with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const payload = buildPayload('contact', contactForm, { name: 'n'.repeat(101), company: 'c'.repeat(200) });
  expect(payload).not.toHaveProperty('name');
  expect(payload['company']).toHaveLength(200);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('name is longer than 100 characters'));
});

test('an RFP has lists of modalities and services, even for one or none, and dates in UTC', () => {
  const values = {
    'full-name': 'Ada Lovelace',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    'project-name': 'Difference',
    'program-type': 'nce',
    modality: ['adc'],
    'proposal-deadline': '2099-04-01',
  };
  const payload = { modality: ['adc'], services_needed: [], proposal_deadline: '2099-04-01T00:00:00.000Z' };
  expect(read('rfp', rfpForm, values)).toMatchObject({ inquiry: { payload } });
});

test('a receipt has the form’s labels and answers, without blank ones', () => {
  const answers = { email: 'ada@biotech.example', name: 'Ada', timeline: '24-months-plus', phone: '' };
  const { name, email, timeline } = contactForm;
  expect(createReceiptLines(contactForm, answers)).toEqual([
    { label: name.label, answer: 'Ada' },
    { label: email.label, answer: 'ada@biotech.example' },
    { label: timeline.label, answer: getOptionLabel(timeline.options, '24-months-plus') },
  ]);
});

test('a receipt joins the choices of a list and shows a date without its time', () => {
  const answers = createReceiptLines(rfpForm, {
    services_needed: ['stability', 'cmcServices'],
    proposal_deadline: '2027-03-01T00:00:00.000Z',
  }).map(({ answer }) => answer);
  const { options } = rfpForm.services_needed;
  const services = `${getOptionLabel(options, 'stability')}, ${getOptionLabel(options, 'cmcServices')}`;
  expect(answers).toEqual([services, '2027-03-01']);
});
