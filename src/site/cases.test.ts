import { expect, test } from 'vitest';
import { assertConfirmedTexts } from './cases.ts';

const file = {
  slug: 'split-manufacturing',
  title: 'Split manufacturing',
  order: 1,
  goal: 'Two sites.',
  depRole: 'Vendor lead.',
  status: 'ACTIVE',
  metrics: [{ value: '30%', label: 'timeline reduction' }],
  confirmedByClient: true,
} as const;

function readExpectedCode(): string {
  try {
    assertConfirmedTexts([file]);
  } catch (error) {
    return / set confirmedText to ([\da-f]{8})\. /.exec((error as Error).message)?.[1] ?? '';
  }
  return '';
}

test('a confirmed case needs the code of its text, which the error names', () => {
  expect(() => assertConfirmedTexts([file])).toThrow(
    /^content\/cases\/split-manufacturing\.json: confirmedText is missing\. Ask the client to confirm the case in its current form/,
  );
  expect(() => assertConfirmedTexts([{ ...file, confirmedText: readExpectedCode() }])).not.toThrow();
  expect(() => assertConfirmedTexts([{ ...file, confirmedByClient: false }])).not.toThrow();
});

test.each([
  ['goal', { goal: 'Three sites.' }],
  ['figure', { metrics: [{ value: '40%', label: 'timeline reduction' }] }],
])('a changed %s needs a new confirmation', (_, change) => {
  expect(() => assertConfirmedTexts([{ ...file, ...change, confirmedText: readExpectedCode() }])).toThrow(
    /but the text or a figure has changed since the client confirmed it/,
  );
});
