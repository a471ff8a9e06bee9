import { expect, test } from 'vitest';
import { printSheet, withoutPrint } from './print-sheet.ts';

const defaultStyles =
  ':root{--gap:1px}h1{margin:var(--gap)}@page{margin:1cm}@media print{h1{margin:0}}@media print,screen and (width>=64rem){h1{top:0}}';

test('a page leaves the rules of paper alone, and keeps those that hold for wide screens as well', () => {
  expect(withoutPrint(defaultStyles)).toBe(
    ':root{--gap:1px}h1{margin:var(--gap)}@media print,screen and (width>=64rem){h1{top:0}}',
  );
});

test('the sheet of paper has the tokens, the element defaults and then each recipe’s rules', () => {
  const recipeRules = { card: '.card{gap:0}@media print{.card{gap:var(--gap)}}', plain: '.plain{top:0}' };
  expect(printSheet({ defaultStyles, recipeRules })).toBe(
    ':root{--gap:1px}@page{margin:1cm}h1{margin:0}.card{gap:var(--gap)}',
  );
});
