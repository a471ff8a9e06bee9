/** Files have fixed slots in the bucket: `<inquiry id>/<0 to 4>`. */
import type { UploadGrant } from '#src/inquiry/function-api.ts';
import { attachmentBucket, maxFiles } from '#src/inquiry/upload-limits.ts';
import type { AnnouncedFile, StoredInquiry } from '../database.ts';
import type { Log } from '../log.ts';
import { withTimeout } from '../timeout.ts';
import type { FileStorage } from './storage.ts';

const grantTimeoutMs = 3000;

export const getSlotPath = (inquiryId: string, slot: number) => `${inquiryId}/${slot}`;

export const getSlotPaths = (inquiryId: string) =>
  Array.from({ length: maxFiles }, (_, slot) => getSlotPath(inquiryId, slot));

/** Returns the grants issued within three seconds, none for stored slots. */
export async function grantUploads(
  inquiryId: string,
  files: readonly AnnouncedFile[],
  storage: FileStorage | undefined,
  log: Log,
): Promise<UploadGrant[]> {
  if (!storage) return [];
  const grants: UploadGrant[] = [];
  const requests = files.map(async ({ name, content_type }, slot) => {
    const path = getSlotPath(inquiryId, slot);
    const token = await storage.grantUpload(path);
    if (token) grants.push({ name, position: slot, bucket: attachmentBucket, path, token, content_type });
  });
  try {
    await withTimeout(
      Promise.all(requests),
      grantTimeoutMs,
      () => new Error(`Storage didn't respond within ${grantTimeoutMs} ms`),
    );
  } catch (error) {
    log.failure('storage_failed', error, { files: files.length - grants.length });
  }
  return grants.toSorted((first, second) => first.position - second.position);
}

export const listUnsentFiles = ({ files, unsent_files: names, uploads_until: end }: StoredInquiry) =>
  end === null ? [...files.map(({ name }) => name), ...names] : names;
