import { afterEach, describe, expect, test, vi } from 'vitest';
import { contactForm } from '#shared/contact-form.ts';
import { rfpForm } from '#shared/rfp-form.ts';
import { buildPayload } from './payload.ts';

afterEach(() => vi.restoreAllMocks());

describe('the contact payload', () => {
  const answers = {
    name: ' Ada Lovelace ',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    phone: '',
    therapeutic_area: 'oncology',
    development_stage: 'preclinical',
    timeline: '6-12-months',
    service_type: 'full-ind',
    project_description: 'A kinase inhibitor',
    additional_info: '   ',
  };

  test('has the specified fields, trimmed and without blank ones', () => {
    expect(buildPayload('contact', contactForm, answers)).toEqual({
      type: 'contact',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      company: 'Analytical Engines',
      therapeutic_area: 'oncology',
      development_stage: 'preclinical',
      timeline: '6-12-months',
      service_type: 'full-ind',
      project_description: 'A kinase inhibitor',
    });
  });

  test('has no inputs that aren’t inquiry fields, such as the consent or the honeypot', () => {
    const payload = buildPayload('contact', contactForm, {
      ...answers,
      consent: 'on',
      untouched: 'x',
      topic: 'partnership',
    });
    expect(Object.keys(payload)).not.toEqual(expect.arrayContaining(['consent']));
    expect(payload).not.toHaveProperty('untouched');
    expect(payload).not.toHaveProperty('topic');
  });

  test('has a phone number whose digits and letters are within the limit', () => {
    const phone = '+1 (555) 010-9999 x1234';
    expect(buildPayload('contact', contactForm, { phone })).toMatchObject({ phone });
  });

  test('drops a text over its limit with a warning, and keeps one at its limit', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const payload = buildPayload('contact', contactForm, { name: 'n'.repeat(101), company: 'c'.repeat(200) });
    expect(payload).not.toHaveProperty('name');
    expect(payload['company']).toHaveLength(200);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('name is longer than 100 characters'),
    );
  });
});

describe('the RFP payload', () => {
  test('has lists of modalities and services, even for one or none, and dates in UTC', () => {
    expect(buildPayload('rfp', rfpForm, { modality: 'adc', proposal_deadline: '2099-04-01' })).toEqual({
      type: 'rfp',
      modality: ['adc'],
      services_needed: [],
      proposal_deadline: '2099-04-01T00:00:00.000Z',
    });
  });
});
