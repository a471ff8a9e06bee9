import { expect, test } from 'vitest';
import { contactForm } from '#shared/contact-form.ts';
import { rfpForm } from '#shared/rfp-form.ts';
import { createReceiptLines } from './receipt.ts';

test('a receipt has the form’s labels and answers, without blank ones', () => {
  expect(
    createReceiptLines(contactForm, {
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

test('a receipt joins the choices of a list and shows a date without its time', () => {
  const answers = createReceiptLines(rfpForm, {
    services_needed: ['stability', 'cmcServices'],
    proposal_deadline: '2027-03-01T00:00:00.000Z',
  }).map(({ answer }) => answer);
  expect(answers).toEqual(['Stability Testing, CMC Services', '2027-03-01']);
});
