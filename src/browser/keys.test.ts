import { expect, test } from 'vitest';
import { isPress } from './keys.ts';

const press = { key: 'Escape' } as KeyboardEvent;

test('a key counts as pressed only without modifiers, and not while an input method composes', () => {
  expect(isPress(press, 'Escape')).toBe(true);
  expect(isPress(press, 'Enter')).toBe(false);
  for (const state of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing'])
    expect(isPress({ ...press, [state]: true }, 'Escape'), state).toBe(false);
});
