import { acceptedExtensions, getFileExtension, type FileExtension } from './upload-limits.ts';

/** Browsers disagree on CSV and don't know chemical formats. */
const mediaTypes: Readonly<Record<FileExtension, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odp: 'application/vnd.oasis.opendocument.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  cdx: 'chemical/x-cdx',
  cdxml: 'chemical/x-cdxml',
  mol: 'chemical/x-mdl-molfile',
  sdf: 'chemical/x-mdl-sdfile',
  mol2: 'chemical/x-mol2',
  rxn: 'chemical/x-mdl-rxnfile',
  smi: 'chemical/x-daylight-smiles',
  pdb: 'chemical/x-pdb',
  cif: 'chemical/x-cif',
  jdx: 'chemical/x-jcamp-dx',
  dx: 'chemical/x-jcamp-dx',
  zip: 'application/zip',
};

export function findMediaType(fileName: string): string | undefined {
  const accepted = acceptedExtensions.find((extension) => extension === getFileExtension(fileName));
  return accepted && mediaTypes[accepted];
}

export const allMediaTypes: readonly string[] = [...new Set(Object.values(mediaTypes))];
