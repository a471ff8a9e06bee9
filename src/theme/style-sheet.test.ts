import { expect, test } from 'vitest';
import { defaultStyles } from './style-sheet.ts';

test('the default styles hold the tokens of both schemes', () => {
  expect(defaultStyles()).toMatch(/:root\{[^}]*--d-colors-bg:#fbfaf7/);
  expect(defaultStyles()).toMatch(/prefers-color-scheme:dark\)\{:root\{--d-colors-bg:#0a1a24/);
});
