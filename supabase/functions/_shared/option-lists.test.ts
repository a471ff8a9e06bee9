import { expect, test } from 'vitest';
import { timelines } from './contact-form.ts';
import { getOptionLabel } from './option-lists.ts';

test('a value whose option was removed is shown as stored', () => {
  expect(getOptionLabel(timelines, 'retired')).toBe('retired');
});
