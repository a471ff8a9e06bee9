import { expect, test } from 'vitest';
import { leadCsv } from './lead-list.ts';

const cellOf = (value: string) => leadCsv([{ id: '1', name: value }]).split('\r\n')[1];

test.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠x'])(
  'the cell %s is no formula to a spreadsheet',
  (value) => expect(cellOf(value)).toMatch(/^1,"?'/),
);

test.each([
  ['a;b', '"a;b"'],
  ['x;=cmd|1;y', '"x;=cmd|1;y"'],
  ['a, "b"', '"a, ""b"""'],
  ['first\nsecond', '"first\nsecond"'],
  ['plain', 'plain'],
])('%s stays in one cell, whatever separates them', (value, cell) => {
  expect(cellOf(value)).toBe(`1,${cell}`);
});

test('a list without inquiries has a head, and Excel knows it for UTF-8', () => {
  expect(leadCsv([])).toBe('\uFEFFreceived_at,type,name,email,company\r\n');
});
