import { expect, test } from 'vitest';
import { timelines } from './contact-form.ts';
import { optionLabel } from './option-lists.ts';

test('a value whose option was removed is shown as stored', () => {
  expect(optionLabel(timelines, 'retired')).toBe('retired');
});
