import { expect, test } from 'vitest';
import { assertShownCases, cases, selectCases, sortCases, type CaseFile } from './cases.ts';

const createCase = (slug: string, confirmedByClient: boolean) => ({ slug, confirmedByClient }) as CaseFile;
const files = [createCase('a', true), createCase('b', false), createCase('c', true)];
const selectSlugs = (isLaunched: boolean, isPreview: boolean, list = files) =>
  selectCases(list, { isLaunched, isPreview }).map(({ slug }) => slug);

test('a launched site leaves out cases that their clients haven’t confirmed, and a preview shows them', () => {
  expect(selectSlugs(true, false)).toEqual(['a', 'c']);
  for (const [isLaunched, isPreview] of [
    [true, true],
    [false, false],
    [false, true],
  ] as const)
    expect(selectSlugs(isLaunched, isPreview)).toEqual(['a', 'b', 'c']);
});

test('a launched site without a confirmed case is an error', () => {
  expect(selectSlugs(true, false, files.slice(1, 2))).toEqual([]);
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
