/** Announces and uploads files, and reaches the mock storage's folder. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { storageFolder } from '#scripts/local-services/mock-storage.ts';
import type { UploadGrant } from '#shared/function-api.ts';
import { attachmentBucket } from '#shared/upload-limits.ts';
import { submit } from './inquiries.ts';
import { publicClient, type TestServices } from './test-services.ts';

export const pdf = new TextEncoder().encode('%PDF-1.7 test');
export const pdfFile = (name: string) => ({ name, size: pdf.length });

export const openBucket = ({ services }: TestServices) =>
  publicClient(services.origin).storage.from(attachmentBucket);

/** Uploads a file as the browser does. */
export function upload(
  context: TestServices,
  { path, token, content_type: type }: UploadGrant,
  bytes: Uint8Array<ArrayBuffer> = pdf,
) {
  return openBucket(context).uploadToSignedUrl(path, token, new Blob([bytes], { type }));
}

/** Posts an inquiry that announces files. */
export async function announce({ services }: TestServices, ...names: string[]) {
  const { body } = await submit(services, { files: names.map(pdfFile) });
  return { inquiryId: body.inquiry_id, grants: body.uploads ?? [] };
}

export const storedPath = ({ dataDir }: TestServices, path: string) => join(storageFolder(dataDir), path);

export const isStored = (context: TestServices, path: string) => existsSync(storedPath(context, path));

/** Makes a stored file look this many hours old. */
export async function backdateFile(context: TestServices, path: string, hours: number): Promise<void> {
  const time = new Date(Date.now() - hours * 60 * 60 * 1000);
  await utimes(storedPath(context, path), time, time);
}

/** Does something while every storage call is answered with an error. */
export async function withStorageDown(context: TestServices, work: () => Promise<unknown>): Promise<void> {
  const folder = storageFolder(context.dataDir);
  renameSync(folder, `${folder}.away`);
  // A file in place of the bucket's folder.
  writeFileSync(folder, '');
  try {
    await work();
  } finally {
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
  }
}
