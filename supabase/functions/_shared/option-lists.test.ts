import { expect, test } from 'vitest';
import { timelines } from './contact-form.ts';
import { optionLabel } from './option-lists.ts';
import { programTypes, rfpServices } from './rfp-form.ts';

test('the labels that the specification gives are given to the letter', () => {
  expect(optionLabel(timelines, '24-months-plus')).toBe('24+ months');
  expect(optionLabel(timelines, 'flexible')).toBe('Flexible / Not Yet Determined');
  expect(programTypes.map(({ label }) => label)).toEqual([
    'New Chemical Entity',
    'Repurposed Asset',
    'Platform Technology',
    'Not Sure',
  ]);
  expect(optionLabel(rfpServices, 'stability')).toBe('Stability Testing');
  expect(optionLabel(rfpServices, 'cmcServices')).toBe('CMC Services');
});

test('a value that no list knows any more is shown as it is', () => {
  expect(optionLabel(timelines, 'retired')).toBe('retired');
});
