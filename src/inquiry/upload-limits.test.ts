import { expect, test } from 'vitest';
import { findMediaType } from './media-types.ts';
import {
  acceptAttribute,
  acceptedExtensions,
  acceptedFileTypes,
  findFileProblems,
  maxFileBytes,
} from './upload-limits.ts';

test('documents, spreadsheets and data files are accepted, in any case', () => {
  for (const extension of ['.pdf', '.xls', '.csv', '.cdx'])
    expect(acceptAttribute.split(',')).toContain(extension);
  expect(findMediaType('Data.CSV')).toBe('text/csv');
  expect(findMediaType('route.CDX')).toBe('chemical/x-cdx');
});

test.each(['no-extension', 'tool.pdf.exe', 'x.constructor'])('%s has no accepted file type', (name) => {
  expect(findMediaType(name)).toBeUndefined();
});

test('the list of file types names every accepted extension', () => {
  const listed = acceptedFileTypes.match(/[A-Z][A-Z0-9]+/g)?.map((name) => name.toLowerCase());
  const alternates: readonly string[] = ['jpeg', 'tiff', 'dx'];
  expect(listed).toEqual(acceptedExtensions.filter((extension) => !alternates.includes(extension)));
});

test('each rejected file is named with the reason', () => {
  const files = [
    { name: 'fine.pdf', size: 1 },
    { name: 'tool.exe', size: 1 },
    { name: 'big.pdf', size: maxFileBytes + 1 },
    { name: 'empty.pdf', size: 0 },
  ];
  expect(findFileProblems(files)).toEqual([
    'tool.exe: this file type isn’t accepted',
    'big.pdf is larger than 10 MB',
    'empty.pdf is empty',
  ]);
  const six = Array.from({ length: 6 }, () => ({ name: 'a.pdf', size: 1 }));
  expect(findFileProblems(six)).toEqual(['Please attach no more than 5 files']);
});
