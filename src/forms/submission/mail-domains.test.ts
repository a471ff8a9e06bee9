import { expect, test } from 'vitest';
import { suggestedAddress } from './mail-domains.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada.king+dep@gamil.com', 'ada.king+dep@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  [' ada@Hotmial.com ', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@yahooo.com', 'ada@yahoo.com'],
  ['ada@iclould.com', 'ada@icloud.com'],
])('%j is meant to be %s', (written, meant) => {
  expect(suggestedAddress(written)).toBe(meant);
});

test.each([
  'ada@gmail.com',
  'Ada@GMAIL.com',
  'ada@ymail.com',
  'ada@mail.com',
  'ada@cloud.com',
  'ada@gilead.com',
  'ada@biotech.example',
  'ada@yahoo.co.uk',
  'ada@gmx.com',
  'ada',
  '@gmial.com',
  '',
])('nothing else is meant by %j', (written) => {
  expect(suggestedAddress(written)).toBeUndefined();
});
