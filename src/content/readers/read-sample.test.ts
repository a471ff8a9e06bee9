import { expect, test } from 'vitest';
import { sample } from './read-sample.ts';
import { formatPath } from '#src/content/schemas/parts.ts';

test('a sample with a row or a cell too many is rejected, and the error names its place', () => {
  const schema = sample({ id: 'first', columns: 2 }, { id: 'second', columns: 5 });
  const createSheet = (columns: number, rows: number, cells = columns - 1) => ({
    title: 'Risks',
    document: 'Report',
    page: 'Page 7',
    columns: Array.from({ length: columns }, () => 'Area'),
    rows: Array.from({ length: rows }, () => ({
      name: 'Supply',
      cells: Array.from({ length: cells }, () => 'yes'),
    })),
  });
  const findProblems = (first: object, second: object) =>
    schema
      .safeParse({ first, second })
      .error?.issues.map(({ path, message }) => `${formatPath(path, schema)} ${message}`);
  expect(findProblems(createSheet(2, 8), createSheet(5, 1))).toBeUndefined();
  expect(findProblems(createSheet(2, 9), createSheet(5, 1, 5))).toEqual([
    'First sheet > Rows must be a list of 1 to 8 entries. Correct it, or change the number in its schema.',
    'Second sheet > Rows > 1 > Cells must be a list of 4 entries. Correct it, or change the number in its schema.',
  ]);
});
