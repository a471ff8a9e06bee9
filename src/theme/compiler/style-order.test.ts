import { expect, test } from 'vitest';
import { inOrder, partsOf, sheetOf } from './style-order.ts';

const card =
  '.card{gap:0}@media print,screen and (width>=64rem){.card{gap:3px}}@media (width<70rem){.card{top:0}}@media print{.card{color:red}}@media (width>=30rem){.card{gap:1px}}';
const title = '.title{gap:4px}@media print,screen and (width>=64rem){.title{gap:6px}}';

test('rules of one medium stand together, after those of all, and the wider screens later', () => {
  const parts = [card, title].flatMap(partsOf).filter(({ media }) => media !== 'print');
  expect(sheetOf(inOrder(parts))).toBe(
    '.card{gap:0}.title{gap:4px}@media (width<70rem){.card{top:0}}@media (width>=30rem){.card{gap:1px}}' +
      '@media print,screen and (width>=64rem){.card{gap:3px}.title{gap:6px}}',
  );
});

test('a page’s rules have the order of the site’s', () => {
  const site = inOrder([card, title].flatMap(partsOf));
  const page = sheetOf(site.filter(({ css }) => css.startsWith('.title')));
  expect(page).toBe('.title{gap:4px}@media print,screen and (width>=64rem){.title{gap:6px}}');
});

test('what holds for paper alone is told from what holds for wide screens too', () => {
  const onPaper = [card, '@page{margin:1cm}'].flatMap(partsOf).filter(({ media }) => media === 'print');
  expect(onPaper.map(({ css }) => css)).toEqual(['.card{color:red}', '@page{margin:1cm}']);
});
