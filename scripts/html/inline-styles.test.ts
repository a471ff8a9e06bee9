import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const defaults =
  ':root{--used:1px;--idle:2px}h1{margin:var(--used)}table{margin:var(--idle)}@media print{h1{margin:0}}';

const page = (sheets: string) =>
  `<html><head><script id="boot"></script>${sheets}</head><body><h1 class="title">A table</h1></body></html>`;

test('default rules and custom properties that nothing on the page uses are dropped, states and media kept', async () => {
  const html = await inlineStyles(
    page(`<style id="defaults">${defaults}</style><style>.title:hover{gap:var(--used)}</style>`),
  );
  expect(html).toContain(
    '<style id="defaults">:root{--used:1px}h1{margin:var(--used)}@media print{h1{margin:0}}</style>' +
      '<style>.title:hover{gap:var(--used)}</style><script id="boot">',
  );
});

test('a custom property that only a class reads stays', async () => {
  const html = await inlineStyles(
    page(`<style id="defaults">${defaults}</style><style>.title{gap:var(--idle)}</style>`),
  );
  expect(html).toContain('--idle:2px');
  expect(html).not.toContain('table{');
});

test('the focus ring stays on every page, the parts of fields only where there is one', async () => {
  const ring = ':focus-visible{outline:3px solid}';
  const sheets = `<style id="defaults">${ring}::placeholder{color:red}</style><style>.title{gap:0}</style>`;
  const html = await inlineStyles(page(sheets));
  expect(html).toContain(`<style id="defaults">${ring}</style>`);
  expect(await inlineStyles(page(sheets).replace('</h1>', '</h1><input>'))).toContain('::placeholder');
});

test('a word of the text keeps no rule', async () => {
  const html = await inlineStyles(
    page(`<style id="defaults">table{margin:0}h1{margin:0}</style><style>.title{gap:0}</style>`),
  );
  expect(html).toContain('<style id="defaults">h1{margin:0}</style>');
});

test('a page without its two sheets is refused', async () => {
  await expect(inlineStyles(page('<style>h1{margin:0}</style>'))).rejects.toThrow('two sheets');
});
