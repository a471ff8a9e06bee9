import { expect, test } from 'vitest';
import { timelines } from './contact-form.ts';
import { optionLabel } from './option-lists.ts';

test('a value that no list knows any more is shown as it is', () => {
  expect(optionLabel(timelines, 'retired')).toBe('retired');
});
