import { expect, test } from 'vitest';
import { defaultStyles } from './style-sheet.ts';

test('the default styles hold the tokens of both schemes', () => {
  expect(defaultStyles()).toMatch(/:root\{[^}]*--colors-bg:light-dark\(#fbfaf7,#07131b\)/);
});
