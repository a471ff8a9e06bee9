import { expect, test } from 'vitest';
import { stylesOfPage } from './page-styles.ts';

const defaultStyles =
  ':root{--used:1px;--idle:2px}h1{margin:var(--used)}table{margin:var(--idle)}@media print{h1{margin:0}}';
const heading = { name: 'h1', attribs: { class: 'title' } };
const page = [{ name: 'html', attribs: {} }, heading];

const styles = (recipeRules: Record<string, string>, elements = page, defaults = defaultStyles) =>
  stylesOfPage(elements, { defaultStyles: defaults, recipeRules }, '');

test('a page gets the rules of its own classes, once each, in the order of their first appearance', async () => {
  const rules = { inner: '.inner{gap:0}', outer: '.outer{gap:1px}', other: '.other{gap:2px}' };
  const elements = ['outer plain', 'inner', 'inner outer'].map((names) => ({
    name: 'p',
    attribs: { class: names },
  }));
  expect((await styles(rules, elements)).classes).toBe('.outer{gap:1px}.inner{gap:0}');
});

test('default rules and custom properties that nothing on the page uses are dropped, states and media kept', async () => {
  expect(await styles({ title: '.title:hover{gap:var(--used)}' })).toEqual({
    defaults: ':root{--used:1px}h1{margin:var(--used)}@media print{h1{margin:0}}',
    classes: '.title:hover{gap:var(--used)}',
  });
});

test('a custom property that only a class reads stays', async () => {
  const { defaults } = await styles({ title: '.title{gap:var(--idle)}' });
  expect(defaults).toContain('--idle:2px');
  expect(defaults).not.toContain('table{');
});

test('the focus ring stays on every page, the parts of fields only where there is one', async () => {
  const ring = ':focus-visible{outline:3px solid}';
  const rules = `${ring}::placeholder{color:red}`;
  expect((await styles({}, page, rules)).defaults).toBe(ring);
  const form = [...page, { name: 'input', attribs: { class: '' } }];
  expect((await styles({}, form, rules)).defaults).toContain('::placeholder');
});

test('rules of one medium stand together, after those of all, the wider screens later and paper last', async () => {
  const rules = {
    a: '@media print{.a{color:red}}@media print,screen and (width>=64rem){.a{gap:3px}}',
    b: '.b{gap:0}@media screen and (width>=30rem){.b{gap:1px}}@media (width<70rem){.b{top:0}}@media print,screen and (width>=64rem){.b{gap:2px}}',
    c: '.c{gap:0}',
  };
  expect((await styles(rules, [{ name: 'p', attribs: { class: 'a b c' } }])).classes).toBe(
    '.b,.c{gap:0}@media (width<70rem){.b{top:0}}@media screen and (width>=30rem){.b{gap:1px}}' +
      '@media print,screen and (width>=64rem){.a{gap:3px}.b{gap:2px}}@media print{.a{color:red}}',
  );
});
