import { afterEach, expect, test, vi } from 'vitest';
import { contactForm } from '#shared/contact-form.ts';
import { rfpForm } from '#shared/rfp-form.ts';
import { createReceiptLines } from './receipt-store.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is a text', '"a text"'],
  ['is a list', '[]'],
  ['has an invalid time', '{"time":"yesterday","lines":[],"uploads":[]}'],
  ['lacks a list', '{"time":"2026-01-01T00:00:00Z","lines":[]}'],
  ['has a line of another shape', '{"time":"2026-01-01T00:00:00Z","lines":[{"label":{}}],"uploads":[]}'],
])('a stored receipt that %s is ignored', async (_, entry) => {
  vi.stubGlobal('window', { sessionStorage: { getItem: () => entry } });
  vi.resetModules();
  const { readReceipt } = await import('./receipt-store.ts');
  expect(readReceipt('contact')).toBeUndefined();
});

test('a stored receipt is shown after a reload, without confirming interrupted uploads', async () => {
  const uploads = [{ name: 'a.pdf', size: 1, state: 'uploading', progress: 0.5 }];
  const entry = JSON.stringify({ time: '2026-01-01T00:00:00.000Z', lines: [], uploads });
  vi.stubGlobal('window', { sessionStorage: { getItem: () => entry } });
  vi.resetModules();
  const { readReceipt } = await import('./receipt-store.ts');
  expect(readReceipt('contact')?.uploads).toMatchObject([{ state: 'unconfirmed' }]);
});

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
