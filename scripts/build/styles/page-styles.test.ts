import { expect, test } from 'vitest';
import { parsePage } from '../built-page.ts';
import { selectPageStyles, parseStyleSheet } from './page-styles.ts';

const createPage = (body: string) => parsePage('/', `<html><body>${body}</body></html>`).document;

const sheet = parseStyleSheet(`
  :root { --space: 1rem; --other: 2rem }
  .Hero_lead { color: red; @media print { color: black } @media print, (width >= 48rem) { color: green } }
  .Hero_lead .Card { left: 0 }
  .Card { color: blue; gap: var(--space) }
  .Card:not(.Hero_lead) { top: 0 }
  code, a[aria-busy] { color: gray }
  a, :is(sup, a[href]) { color: teal }
  @media print { h1 { color: black } }
  html:has(.Dialog[open]) { overflow: hidden }
  html:has(.Dialog[open], .Card) body { margin: 0 }
  @keyframes Dialog_open { from { opacity: 0 } }
  .Dialog { animation: Dialog_open 1s }
`);

test('a page gets the rules of its classes and elements and the tokens they use, in the order of the sheet', () => {
  expect(selectPageStyles(sheet, createPage('<a class="Card" href="/"></a>'))).toBe(
    ':root{--space:1rem}.Card{color:#00f;gap:var(--space)}.Card:not(.Hero_lead){top:0}a,:is(sup,a[href]){color:teal}html:has(.Dialog[open],.Card) body{margin:0}',
  );
});

test('a page gets no print rules, but keeps a rule for print and wide screens', () => {
  const css = selectPageStyles(sheet, createPage('<a class="Hero_lead" href="/"></a>'));
  expect(css).not.toMatch(/print|not all|black/);
  expect(css).toContain('@media (width>=48rem){color:green}');
});

test('a page gets no rule for an element inside that it doesn’t have, and no animation that it doesn’t use', () => {
  expect(selectPageStyles(sheet, createPage('<a class="Hero_lead" href="/"></a>'))).not.toMatch(
    /html|keyframes/,
  );
  expect(selectPageStyles(sheet, createPage('<a class="Dialog" href="/"></a>'))).toMatch(
    /^a,:is\(sup,a\[href\]\){color:teal}html:has\(\.Dialog\[open\]\){.*@keyframes Dialog_open/s,
  );
});
