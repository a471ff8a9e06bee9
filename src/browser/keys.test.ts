import { expect, test } from 'vitest';
import { isPress } from './keys.ts';

const createEvent = (state: string) => ({ key: 'Escape', [state]: true }) as unknown as KeyboardEvent;

test('a key without modifiers counts', () => {
  expect(isPress(createEvent('isTrusted'), 'Escape')).toBe(true);
  expect(isPress(createEvent('isTrusted'), 'Enter')).toBe(false);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing'])(
  'a key with %s doesn’t count',
  (state) => expect(isPress(createEvent(state), 'Escape')).toBe(false),
);
