import { afterEach, describe, expect, test, vi } from 'vitest';
import { contactForm } from '#shared/contact-form.ts';
import { rfpForm } from '#shared/rfp-form.ts';
import { buildPayload, checkValues, plainValues } from './payload.ts';

afterEach(() => vi.restoreAllMocks());

describe('the contact payload', () => {
  const filledIn = {
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

  test('has the specified fields, trimmed, without those left blank', () => {
    expect(buildPayload('contact', contactForm, filledIn)).toEqual({
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

  test('holds nothing that is not a field of an inquiry, such as the consent or the trap for robots', () => {
    const payload = buildPayload('contact', contactForm, {
      ...filledIn,
      consent: 'on',
      untouched: 'x',
      topic: 'partnership',
    });
    expect(Object.keys(payload)).not.toEqual(expect.arrayContaining(['consent']));
    expect(payload).not.toHaveProperty('untouched');
    expect(payload).not.toHaveProperty('topic');
  });

  test('has the address as it is seen, however it was pasted', () => {
    const { email } = buildPayload('contact', contactForm, { email: ' \u200Bada@bio\u00ADtech.example ' });
    expect(email).toBe('ada@biotech.example');
    expect(
      checkValues('contact', contactForm, { email: 'ada@bio\u2060tech.example' }, []),
    ).not.toHaveProperty('email');
  });

  test('strips markup and keeps what only looks like it', () => {
    const { project_description } = buildPayload('contact', contactForm, {
      project_description: '<b>IC50 < 5 nM & pH > 7</b><script>alert(1)</script>; Km<Kd and kcat>10',
    });
    expect(project_description).toBe('IC50 < 5 nM & pH > 7; Km<Kd and kcat>10');
  });

  test('drops a text over its limit with a warning, and sends one that just fits', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const payload = buildPayload('contact', contactForm, { name: 'n'.repeat(101), company: 'c'.repeat(200) });
    expect(payload).not.toHaveProperty('name');
    expect(payload['company']).toHaveLength(200);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('name is longer than 100 characters'),
    );
  });

  test('shows the over-long text to the check that refuses the form', () => {
    expect(plainValues(contactForm, { name: 'n'.repeat(101) })['name']).toHaveLength(101);
  });
});

describe('the RFP payload', () => {
  test('has lists for the modality and the services, also for one or none', () => {
    expect(buildPayload('rfp', rfpForm, { modality: 'adc' })).toEqual({
      type: 'rfp',
      modality: ['adc'],
      services_needed: [],
    });
  });

  test('sends a chosen day as an ISO date-time that is the same day everywhere', () => {
    const { desired_start_date } = buildPayload('rfp', rfpForm, { desired_start_date: '2030-05-01' });
    expect(desired_start_date).toBe('2030-05-01T00:00:00.000Z');
  });
});
