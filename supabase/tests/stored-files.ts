import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { getStorageFolder } from '#scripts/local-services/mock-storage.ts';
import type { UploadGrant } from '#shared/function-api.ts';
import { attachmentBucket } from '#shared/upload-limits.ts';
import { submit } from './inquiries.ts';
import { createPublicClient, type TestServices } from './test-services.ts';

export const pdf = new TextEncoder().encode('%PDF-1.7 test');
export const pdfFile = (name: string) => ({ name, size: pdf.length });

export const openBucket = ({ services }: TestServices) =>
  createPublicClient(services.origin).storage.from(attachmentBucket);

export function upload(
  context: TestServices,
  { path, token, content_type: type }: UploadGrant,
  bytes: Uint8Array<ArrayBuffer> = pdf,
) {
  return openBucket(context).uploadToSignedUrl(path, token, new Blob([bytes], { type }));
}

export async function announce({ services }: TestServices, ...names: string[]) {
  const { body } = await submit(services, { files: names.map(pdfFile) });
  return { inquiryId: body.inquiry_id, grants: body.uploads ?? [] };
}

export const getStoredPath = ({ dataDir }: TestServices, path: string) =>
  join(getStorageFolder(dataDir), path);

export const isStored = (context: TestServices, path: string) => existsSync(getStoredPath(context, path));

export async function backdateFile(context: TestServices, path: string, hours: number): Promise<void> {
  const time = new Date(Date.now() - hours * 60 * 60 * 1000);
  await utimes(getStoredPath(context, path), time, time);
}

export async function withStorageDown(context: TestServices, work: () => Promise<unknown>): Promise<void> {
  const folder = getStorageFolder(context.dataDir);
  renameSync(folder, `${folder}.away`);
  // A file in place of the bucket's folder makes every storage call fail.
  writeFileSync(folder, '');
  try {
    await work();
  } finally {
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
  }
}
