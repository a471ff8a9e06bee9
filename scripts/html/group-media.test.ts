import { expect, test } from 'vitest';
import { groupMedia } from './group-media.ts';

test('rules of one medium stand together, after those of all, the wider screens later and paper last', () => {
  const css = [
    '@media print{.a{color:red}}',
    '@media screen and (width>=64rem){.a{gap:3px}}',
    '.b{gap:0}',
    '@media screen and (width>=30rem){.b{gap:1px}}',
    '@media (width<70rem){.b{top:0}}',
    '@media screen and (width>=64rem){.b{gap:2px}}',
    '.c{gap:0}',
  ].join('');
  expect(groupMedia(css)).toBe(
    '.b,.c{gap:0}@media (width<70rem){.b{top:0}}@media screen and (width>=30rem){.b{gap:1px}}' +
      '@media screen and (width>=64rem){.a{gap:3px}.b{gap:2px}}@media print{.a{color:red}}',
  );
});
