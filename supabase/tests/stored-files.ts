import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { createSecretKey, getStorageFolder } from '#scripts/local-services/mock-storage.ts';
import { fetchWithoutAuthorization } from '#src/inquiry/api-key.ts';
import type { UploadGrant } from '#src/inquiry/function-api.ts';
import { attachmentBucket } from '#src/inquiry/upload-limits.ts';
import { type TestServices } from './test-services.ts';

export const pdf = new TextEncoder().encode('%PDF-1.7 test');
export const pdfFile = (name: string) => ({ name, size: pdf.length });

export function upload({ services }: TestServices, { path, token, content_type: type }: UploadGrant) {
  const client = createClient(services.origin, 'sb_publishable_test', {
    global: { fetch: fetchWithoutAuthorization },
  });
  const bucket = client.storage.from(attachmentBucket);
  return bucket.uploadToSignedUrl(path, token, new Blob([pdf], { type }));
}

export async function announce(context: TestServices, ...names: string[]) {
  const { body } = await context.submit({ files: names.map(pdfFile) });
  return { inquiryId: body.inquiry_id, grants: body.uploads ?? [] };
}

/** Variables with which a function in this process can use the mock storage. */
export const readStorageVariables = ({ services, dataDir }: TestServices) => ({
  SUPABASE_URL: services.origin,
  SUPABASE_SECRET_KEYS: JSON.stringify({
    default: createSecretKey(readFileSync(join(dataDir, 'secret'), 'utf8')),
  }),
});

export const getStoredPath = ({ dataDir }: TestServices, path: string) =>
  join(getStorageFolder(dataDir), path);

export const isStored = (context: TestServices, path: string) => existsSync(getStoredPath(context, path));

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
