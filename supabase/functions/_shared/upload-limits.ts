/**
 * What may be attached to an inquiry: 5 files of 10 MB each. The browser
 * checks this before it sends, the function before it grants uploads, and the bucket as bytes arrive.
 */
import type { InquiryType } from './form-fields.ts';

export const attachmentBucket = 'inquiry-attachments';
export const maxFiles = 5;
export const maxFileBytes = 10 * 1024 * 1024;
export const maxFileNameLength = 255;

/** Said instead of the field for files where there is no script to send them. */
export const noScriptFilesNote = 'To add files, attach them to your answer to the mail that we send you.';

/** The limits in words, for the hints of the forms. */
export const attachmentLimits = `Up to ${maxFiles} files, ${maxFileBytes / 1024 / 1024}MB each.`;

/** Extensions by kind of file, in a visitor's words. */
const extensionsByKind = {
  Documents: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'],
  Sheets: ['xls', 'xlsx', 'ods', 'csv', 'tsv'],
  Slides: ['ppt', 'pptx', 'odp'],
  Pictures: ['png', 'jpg', 'jpeg', 'tif', 'tiff'],
  Structures: ['cdx', 'cdxml', 'mol', 'sdf', 'mol2', 'rxn', 'smi', 'pdb', 'cif'],
  Spectra: ['jdx', 'dx'],
  Archives: ['zip'],
} as const;

export type FileExtension = (typeof extensionsByKind)[keyof typeof extensionsByKind][number];

export const acceptedExtensions: Record<InquiryType, readonly FileExtension[]> = {
  contact: Object.values(extensionsByKind).flat(),
  rfp: ['pdf', 'doc', 'docx', 'xls', 'xlsx'],
};

/** Second spellings of an extension, left out of lists for visitors. */
const otherSpellings: readonly string[] = ['jpeg', 'tiff', 'dx'] satisfies FileExtension[];

const inCapitals = (extensions: readonly string[]) =>
  extensions
    .filter((extension) => !otherSpellings.includes(extension))
    .map((extension) => extension.toUpperCase())
    .join(', ');

/** The files that the contact form accepts, one sentence for each kind. */
export const acceptedKinds = Object.entries(extensionsByKind)
  .map(([kind, extensions]) => `${kind}: ${inCapitals(extensions)}.`)
  .join(' ');

/** The value of a file input's `accept` attribute. */
export function acceptAttribute(form: InquiryType): string {
  return acceptedExtensions[form].map((extension) => `.${extension}`).join(',');
}

export function fileExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** Whether a form accepts a file of this name. */
const hasAcceptedExtension = (form: InquiryType, fileName: string): boolean =>
  acceptedExtensions[form].some((extension) => extension === fileExtension(fileName));

/** Messages for the visitor about files that can't be accepted, each with the file's name; empty if all can. */
export function fileProblems(form: InquiryType, files: readonly { name: string; size: number }[]): string[] {
  const tooMany = files.length > maxFiles ? [`Please attach no more than ${maxFiles} files`] : [];
  return [...tooMany, ...files.flatMap((file) => fileProblem(form, file) ?? [])];
}

function fileProblem(form: InquiryType, file: { name: string; size: number }): string | undefined {
  if (!hasAcceptedExtension(form, file.name)) {
    return `${file.name}: please choose a ${inCapitals(acceptedExtensions[form])} file`;
  }
  if (file.size > maxFileBytes) return `${file.name} is larger than ${maxFileBytes / 1024 / 1024} MB`;
  if (file.size === 0) return `${file.name} is empty`;
  if (file.name.length > maxFileNameLength) return `${file.name.slice(0, 60)}… has too long a name`;
  return undefined;
}
