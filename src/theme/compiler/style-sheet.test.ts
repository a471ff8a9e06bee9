import { expect, test } from 'vitest';
import { defaultStyles, shortName } from './style-sheet.ts';
import { system } from './system.ts';

test('the default styles hold the tokens of both schemes', () => {
  expect(defaultStyles()).toMatch(/:root\{[^}]*--bg:light-dark\(#fbfaf7,#0a1a24\)/);
});

test('every token keeps a custom property of its own under its short name', () => {
  const names = new Set(system.tokens.allTokens.map(({ name }) => String(system.tokens.getVar(name))));
  expect(names.size).toBeGreaterThan(50);
  expect(new Set([...names].map(shortName)).size).toBe(names.size);
});
