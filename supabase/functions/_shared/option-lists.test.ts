import { expect, test } from 'vitest';
import * as lists from './option-lists.ts';

test('the labels that the specification gives are given to the letter', () => {
  expect(lists.optionLabel(lists.timelines, '24-months-plus')).toBe('24+ months');
  expect(lists.optionLabel(lists.timelines, 'flexible')).toBe('Flexible / Not Yet Determined');
  expect(lists.programTypes.map(({ label }) => label)).toEqual([
    'New Chemical Entity',
    'Repurposed Asset',
    'Platform Technology',
    'Not Sure',
  ]);
  expect(lists.optionLabel(lists.rfpServices, 'stability')).toBe('Stability Testing');
  expect(lists.optionLabel(lists.rfpServices, 'cmcServices')).toBe('CMC Services');
});

test('a value that no list knows any more is shown as it is', () => {
  expect(lists.optionLabel(lists.timelines, 'retired')).toBe('retired');
});
