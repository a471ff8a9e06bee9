import { expect, test } from 'vitest';
import { acceptAttribute, acceptedContentType, fileProblems, maximumFileSize } from './upload-limits.ts';

test('an RFP takes documents and sheets, a contact inquiry data files too', () => {
  expect(acceptAttribute('rfp')).toBe('.pdf,.doc,.docx,.xls,.xlsx');
  expect(acceptedContentType('contact', 'Data.CSV')).toBe('text/csv');
  expect(acceptedContentType('rfp', 'Data.CSV')).toBeUndefined();
  expect(acceptedContentType('rfp', 'no-extension')).toBeUndefined();
  expect(acceptedContentType('contact', 'x.constructor')).toBeUndefined();
});

test('each file that can’t be taken is named with the reason', () => {
  const files = [
    { name: 'fine.pdf', size: 1 },
    { name: 'tool.exe', size: 1 },
    { name: 'big.pdf', size: maximumFileSize + 1 },
    { name: 'empty.pdf', size: 0 },
  ];
  expect(fileProblems('rfp', files)).toEqual([
    'tool.exe: please choose a PDF, DOC, DOCX, XLS, XLSX file',
    'big.pdf is larger than 10 MB',
    'empty.pdf is empty',
  ]);
  const six = Array.from({ length: 6 }, () => ({ name: 'a.pdf', size: 1 }));
  expect(fileProblems('rfp', six)).toEqual(['Please attach no more than 5 files']);
});
