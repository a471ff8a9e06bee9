import { expect, test } from 'vitest';
import { findMediaType } from './media-types.ts';
import {
  acceptedExtensions,
  acceptedFileTypes,
  createAcceptAttribute,
  findFileProblems,
  maxFileBytes,
} from './upload-limits.ts';

test('an RFP accepts documents and spreadsheets, and a contact inquiry also data files', () => {
  expect(createAcceptAttribute('rfp')).toBe('.pdf,.doc,.docx,.xls,.xlsx');
  expect(findMediaType('rfp', 'Data.CSV')).toBeUndefined();
  expect(findMediaType('contact', 'Data.CSV')).toBe('text/csv');
  expect(findMediaType('contact', 'route.CDX')).toBe('chemical/x-cdx');
});

test.each(['no-extension', 'tool.pdf.exe', 'x.constructor'])('%s has no accepted file type', (name) => {
  expect(findMediaType('contact', name)).toBeUndefined();
});

test('the list of file types names every accepted extension', () => {
  const listed = acceptedFileTypes.match(/[A-Z][A-Z0-9]+/g)?.map((name) => name.toLowerCase());
  const alternates: readonly string[] = ['jpeg', 'tiff', 'dx'];
  expect(listed).toEqual(acceptedExtensions.contact.filter((extension) => !alternates.includes(extension)));
});

test('each rejected file is named with the reason', () => {
  const files = [
    { name: 'fine.pdf', size: 1 },
    { name: 'structure.png', size: 1 },
    { name: 'big.pdf', size: maxFileBytes + 1 },
    { name: 'empty.pdf', size: 0 },
  ];
  expect(findFileProblems('rfp', files)).toEqual([
    'structure.png: please choose a PDF, DOC, DOCX, XLS or XLSX file',
    'big.pdf is larger than 10 MB',
    'empty.pdf is empty',
  ]);
  expect(findFileProblems('contact', [{ name: 'tool.exe', size: 1 }])).toEqual([
    'tool.exe: this file type isn’t accepted',
  ]);
  const six = Array.from({ length: 6 }, () => ({ name: 'a.pdf', size: 1 }));
  expect(findFileProblems('rfp', six)).toEqual(['Please attach no more than 5 files']);
});
