import { expect, test } from 'vitest';
import { formatLeadCsv } from './lead-list.ts';

const formatCell = (value: string) => formatLeadCsv([{ id: '1', name: value }]).split('\r\n')[1];

test.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠x'])(
  'a spreadsheet doesn’t run the cell %s as a formula',
  (value) => expect(formatCell(value)).toMatch(/^1,"?'/),
);

test.each([
  ['a;b', '"a;b"'],
  ['x;=cmd|1;y', '"x;=cmd|1;y"'],
  ['a, "b"', '"a, ""b"""'],
  ['first\nsecond', '"first\nsecond"'],
  ['plain', 'plain'],
])('%s stays in one cell with any separator', (value, cell) => {
  expect(formatCell(value)).toBe(`1,${cell}`);
});

test('a list without inquiries has column names and a byte order mark, so that Excel reads it as UTF-8', () => {
  expect(formatLeadCsv([])).toBe('\uFEFFreceived_at,type,name,email,company\r\n');
});
