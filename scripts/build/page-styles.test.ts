import { expect, test } from 'vitest';
import { selectPageStyles, parseStyleSheet } from './page-styles.ts';

const sheet = parseStyleSheet(`
  :root { --space: 1rem; --other: 2rem }
  .Hero_lead { color: red; @media print { color: black } @media print, (width >= 48rem) { color: green } }
  .Hero_lead .Card { left: 0 }
  .Card { color: blue; gap: var(--space) }
  .Card:not(.Hero_lead) { top: 0 }
  @media print { h1 { color: black } }
`);

test('a page gets the rules of its classes and elements and the tokens they use, in the order of the sheet', () => {
  expect(selectPageStyles(sheet, new Set(['Card']))).toBe(
    ':root{--space:1rem}.Card{color:#00f;gap:var(--space)}.Card:not(.Hero_lead){top:0}',
  );
});

test('a page gets no print rules, but keeps a rule for print and wide screens', () => {
  const css = selectPageStyles(sheet, new Set(['Hero_lead']));
  expect(css).not.toMatch(/print|not all|black/);
  expect(css).toContain('@media (width>=48rem){color:green}');
});
