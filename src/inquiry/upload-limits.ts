/** Enforced by the browser, the function and the bucket. */
export const attachmentBucket = 'inquiry-attachments';
export const maxFiles = 5;
export const maxFileBytes = 10 * 1024 * 1024;
export const maxFileNameLength = 255;

export const noScriptFilesNote = 'To add files, use the secure upload link in our reply.';

export const attachmentLimitsText = `Up to ${maxFiles} files, ${maxFileBytes / 1024 / 1024}MB each.`;

const extensionsByType = {
  Documents: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'],
  Spreadsheets: ['xls', 'xlsx', 'ods', 'csv', 'tsv'],
  Slides: ['ppt', 'pptx', 'odp'],
  Images: ['png', 'jpg', 'jpeg', 'tif', 'tiff'],
  'Public structures': ['cdx', 'cdxml', 'mol', 'sdf', 'mol2', 'rxn', 'smi', 'pdb', 'cif'],
  Spectra: ['jdx', 'dx'],
  Archives: ['zip'],
} as const;

export type FileExtension = (typeof extensionsByType)[keyof typeof extensionsByType][number];

export const acceptedExtensions: readonly FileExtension[] = Object.values(extensionsByType).flat();

const alternateExtensions: readonly string[] = ['jpeg', 'tiff', 'dx'] satisfies FileExtension[];

const formatExtensions = (extensions: readonly string[]) =>
  extensions
    .filter((extension) => !alternateExtensions.includes(extension))
    .map((extension) => extension.toUpperCase())
    .join(', ');

export const acceptedFileTypes = Object.entries(extensionsByType)
  .map(([type, extensions]) => `${type}: ${formatExtensions(extensions)}.`)
  .join(' ');

export const acceptAttribute = acceptedExtensions.map((extension) => `.${extension}`).join(',');

export function getFileExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

const hasAcceptedExtension = (fileName: string): boolean =>
  acceptedExtensions.some((extension) => extension === getFileExtension(fileName));

export function findFileProblems(files: readonly { name: string; size: number }[]): string[] {
  const tooMany = files.length > maxFiles ? [`Please attach no more than ${maxFiles} files`] : [];
  return [...tooMany, ...files.flatMap((file) => findFileProblem(file) ?? [])];
}

function findFileProblem(file: { name: string; size: number }): string | undefined {
  if (!hasAcceptedExtension(file.name)) return `${file.name}: this file type isn’t accepted`;
  if (file.size > maxFileBytes) return `${file.name} is larger than ${maxFileBytes / 1024 / 1024} MB`;
  if (file.size === 0) return `${file.name} is empty`;
  if (file.name.length > maxFileNameLength)
    return `${file.name.slice(0, 60)}…: please use a shorter file name`;
  return undefined;
}
