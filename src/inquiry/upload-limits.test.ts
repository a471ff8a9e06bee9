import { expect, test } from 'vitest';
import { findMediaType } from './media-types.ts';
import {
  acceptAttribute,
  acceptedExtensions,
  acceptedFileTypes,
  findFileProblems,
  maxFileBytes,
} from './upload-limits.ts';

test.each([
  ['Data.CSV', 'text/csv'],
  ['route.CDX', 'chemical/x-cdx'],
  ['no-extension', undefined],
  ['tool.pdf.exe', undefined],
  ['x.constructor', undefined],
])('%s has the media type %s', (name, mediaType) => {
  expect(findMediaType(name)).toBe(mediaType);
});

test('the file picker offers the accepted extensions, and the list of file types names them', () => {
  expect(acceptAttribute.split(',')).toContain('.csv');
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
