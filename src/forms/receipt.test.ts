import { expect, test } from 'vitest';
import { contactForm } from '#shared/contact-form.ts';
import { rfpForm } from '#shared/rfp-form.ts';
import { receiptLines } from './receipt.ts';

test('a receipt has the answers with the form’s labels, without empty ones', () => {
  expect(
    receiptLines(contactForm, {
      email: 'ada@biotech.example',
      name: 'Ada',
      timeline: '24-months-plus',
      phone: '',
    }),
  ).toEqual([
    { label: contactForm.name.label, answer: 'Ada' },
    { label: contactForm.email.label, answer: 'ada@biotech.example' },
    { label: contactForm.timeline.label, answer: '24+ months' },
  ]);
});

test('the choices of a list are one line, and a date is its day', () => {
  const answers = receiptLines(rfpForm, {
    services_needed: ['stability', 'cmcServices'],
    proposal_deadline: '2027-03-01T00:00:00.000Z',
  }).map(({ answer }) => answer);
  expect(answers).toEqual(['Stability Testing, CMC Services', '2027-03-01']);
});
