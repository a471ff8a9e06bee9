/**
 * What may be attached to an inquiry: 5 files of 10 MB each (specification section 9, decisions on files).
 * The browser checks before it sends, the function before it signs, the bucket when bytes arrive.
 */

export const attachmentBucket = 'inquiry-attachments';
export const maximumFileCount = 5;
export const maximumFileSize = 10 * 1024 * 1024;
export const maximumFileNameLength = 255;

/**
 * By extension and not by what the browser says: browsers disagree on CSV and say nothing about what they don't know,
 * such as structures. Those have the `chemical/` types in use (IANA has registered none), which no browser opens.
 */
const contentTypesByKind = {
  Documents: {
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    odt: 'application/vnd.oasis.opendocument.text',
    rtf: 'application/rtf',
    txt: 'text/plain',
  },
  Sheets: {
    xls: 'application/vnd.ms-excel',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
    csv: 'text/csv',
    tsv: 'text/tab-separated-values',
  },
  Slides: {
    ppt: 'application/vnd.ms-powerpoint',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    odp: 'application/vnd.oasis.opendocument.presentation',
  },
  Pictures: {
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    tif: 'image/tiff',
    tiff: 'image/tiff',
  },
  Structures: {
    cdx: 'chemical/x-cdx',
    cdxml: 'chemical/x-cdxml',
    mol: 'chemical/x-mdl-molfile',
    sdf: 'chemical/x-mdl-sdfile',
    mol2: 'chemical/x-mol2',
    rxn: 'chemical/x-mdl-rxnfile',
    smi: 'chemical/x-daylight-smiles',
    pdb: 'chemical/x-pdb',
    cif: 'chemical/x-cif',
  },
  Spectra: { jdx: 'chemical/x-jcamp-dx', dx: 'chemical/x-jcamp-dx' },
  Archives: { zip: 'application/zip' },
} as const;

type ContentTypesByKind = typeof contentTypesByKind;
export type FileExtension = {
  [Kind in keyof ContentTypesByKind]: keyof ContentTypesByKind[Kind];
}[keyof ContentTypesByKind];

const contentTypes = Object.assign({}, ...Object.values(contentTypesByKind)) as Record<FileExtension, string>;

/** The forms that take files: both. */
type FormName = 'contact' | 'rfp';

export const acceptedExtensions: Record<FormName, readonly FileExtension[]> = {
  contact: Object.keys(contentTypes) as FileExtension[],
  rfp: ['pdf', 'doc', 'docx', 'xls', 'xlsx'],
};

/** One spelling of an extension is enough for a reader. */
const otherSpellings: readonly string[] = ['jpeg', 'tiff', 'dx'] satisfies FileExtension[];

const inCapitals = (extensions: readonly string[]) =>
  extensions
    .filter((extension) => !otherSpellings.includes(extension))
    .map((extension) => extension.toUpperCase())
    .join(', ');

/** What the contact form takes, a sentence a kind, for a visitor who looks for the kind of file in hand. */
export const acceptedKinds = Object.entries(contentTypesByKind)
  .map(([kind, types]) => `${kind}: ${inCapitals(Object.keys(types))}.`)
  .join(' ');

/** The value of a file input's `accept` attribute. */
export function acceptAttribute(form: FormName): string {
  return acceptedExtensions[form].map((extension) => `.${extension}`).join(',');
}

export function fileExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** The content type a file is uploaded and stored with, or undefined where the form doesn't take such files. */
export function acceptedContentType(form: FormName, fileName: string): string | undefined {
  const accepted = acceptedExtensions[form].find((extension) => extension === fileExtension(fileName));
  return accepted && contentTypes[accepted];
}

/** All content types that any form takes: the private bucket's own allow-list. */
export const allContentTypes: readonly string[] = [...new Set(Object.values(contentTypes))];

/** Messages for a visitor, naming the file, why these files can't be taken; empty when all is well. */
export function fileProblems(form: FormName, files: readonly { name: string; size: number }[]): string[] {
  const tooMany =
    files.length > maximumFileCount ? [`Please attach no more than ${maximumFileCount} files`] : [];
  return [...tooMany, ...files.flatMap((file) => fileProblem(form, file) ?? [])];
}

function fileProblem(form: FormName, file: { name: string; size: number }): string | undefined {
  if (!acceptedContentType(form, file.name)) {
    return `${file.name}: please choose a ${inCapitals(acceptedExtensions[form])} file`;
  }
  if (file.size > maximumFileSize) return `${file.name} is larger than ${maximumFileSize / 1024 / 1024} MB`;
  if (file.size === 0) return `${file.name} is empty`;
  if (file.name.length > maximumFileNameLength) return `${file.name.slice(0, 60)}… has too long a name`;
  return undefined;
}
