import { expect, test } from 'vitest';
import { assertShownCases, cases, selectCases, sortCases, type CaseFile } from './cases.ts';

const createCase = (slug: string, confirmedByClient: boolean) => ({ slug, confirmedByClient }) as CaseFile;
const files = [createCase('a', true), createCase('b', false), createCase('c', true)];

test.each([
  [true, false, ['a', 'c']],
  [true, true, ['a', 'b', 'c']],
  [false, false, ['a', 'b', 'c']],
])('only a launched site (%s) that isn’t a preview (%s) leaves out unconfirmed cases', (...row) => {
  const [isLaunched, isPreview, expected] = row;
  expect(selectCases(files, { isLaunched, isPreview }).map(({ slug }) => slug)).toEqual(expected);
});

test('a launched site without a confirmed case is an error', () => {
  expect(() => assertShownCases([])).toThrow('LAUNCHED is true, but no client has confirmed a case: ');
  expect(() => assertShownCases()).not.toThrow();
});

test('the page gets only what the card of a case shows', () => {
  for (const shown of cases)
    expect(Object.keys(shown)).toEqual(['title', 'goal', 'depRole', 'status', 'metrics']);
});

test('two cases with one position are an error', () => {
  const positions = [3, 1, 3].map((order, index) => ({ ...createCase(`case-${index}`, true), order }));
  expect(sortCases(positions.slice(0, 2)).map(({ order }) => order)).toEqual([1, 3]);
  expect(() => sortCases(positions)).toThrow(
    'content/cases/case-2.json: Position 3 is that of case-0.json too. Change one of them.',
  );
});
