/**
 * What may be attached to an inquiry: 5 files of 10 MB each (specification section 9, decisions on files).
 * The browser checks before it sends, the function before it signs, the bucket when bytes arrive.
 */
import type { InquiryType } from './inquiry-schema.ts';

export const attachmentBucket = 'inquiry-attachments';
export const maximumFileCount = 5;
export const maximumFileSize = 10 * 1024 * 1024;
export const maximumFileNameLength = 255;

/** By extension and not by what the browser says: browsers disagree on CSV and say nothing about what they don't know. */
const contentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  zip: 'application/zip',
} as const;

export type FileExtension = keyof typeof contentTypes;

export const acceptedExtensions: Record<InquiryType, readonly FileExtension[]> = {
  contact: Object.keys(contentTypes) as FileExtension[],
  rfp: ['pdf', 'doc', 'docx', 'xls', 'xlsx'],
};

/** The value of a file input's `accept` attribute. */
export function acceptAttribute(form: InquiryType): string {
  return acceptedExtensions[form].map((extension) => `.${extension}`).join(',');
}

export function fileExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** The content type a file is uploaded and stored with, or undefined where the form doesn't take such files. */
export function acceptedContentType(form: InquiryType, fileName: string): string | undefined {
  const accepted = acceptedExtensions[form].find((extension) => extension === fileExtension(fileName));
  return accepted && contentTypes[accepted];
}

/** All content types that any form takes: the private bucket's own allow-list. */
export const allContentTypes: readonly string[] = [...new Set(Object.values(contentTypes))];

/** Messages for a visitor, naming the file, why these files can't be taken; empty when all is well. */
export function fileProblems(form: InquiryType, files: readonly { name: string; size: number }[]): string[] {
  const tooMany =
    files.length > maximumFileCount ? [`Please attach no more than ${maximumFileCount} files`] : [];
  return [...tooMany, ...files.flatMap((file) => fileProblem(form, file) ?? [])];
}

function fileProblem(form: InquiryType, file: { name: string; size: number }): string | undefined {
  if (!acceptedContentType(form, file.name)) {
    const accepted = acceptedExtensions[form].filter((extension) => extension !== 'jpeg');
    return `${file.name}: please choose a ${accepted.map((extension) => extension.toUpperCase()).join(', ')} file`;
  }
  if (file.size > maximumFileSize) return `${file.name} is larger than ${maximumFileSize / 1024 / 1024} MB`;
  if (file.size === 0) return `${file.name} is empty`;
  if (file.name.length > maximumFileNameLength) return `${file.name.slice(0, 60)}… has too long a name`;
  return undefined;
}
