import { expect, test } from 'vitest';
import { numberedNames } from './names.ts';
import { defaultStyles } from './style-sheet.ts';

test('the default styles hold the tokens of both schemes', () => {
  expect(defaultStyles()).toMatch(/:root\{[^}]*--d-colors-bg:light-dark\(#fbfaf7,#0a1a24\)/);
});

test('in a build every token keeps a custom property of its own', () => {
  const declared = (css: string) =>
    /:root\{--\w[^}]*light-dark[^}]*\}/.exec(css)?.[0].match(/--[\w-]+(?=:)/g) ?? [];
  const names = declared(defaultStyles());
  const numbers = declared(defaultStyles(numberedNames()));
  expect(names.length).toBeGreaterThan(40);
  expect(new Set(numbers).size).toBe(names.length);
  expect(numbers.filter((name) => name.startsWith('--d-'))).toEqual([]);
});
