/** Files have fixed slots in the bucket, `<inquiry id>/<0 to 4>`, so the database stores only the announced list. */
import type { UploadGrant } from '../../_shared/function-api.ts';
import { attachmentBucket, maxFiles } from '../../_shared/upload-limits.ts';
import type { AnnouncedFile, StoredInquiry } from '../database.ts';
import { backgroundLog, type Log } from '../log.ts';
import { withTimeout } from '../timeout.ts';
import type { FileStorage } from './storage.ts';

const grantTimeoutMs = 3000;

export const getSlotPath = (inquiryId: string, slot: number) => `${inquiryId}/${slot}`;

export const getSlotPaths = (inquiryId: string) =>
  Array.from({ length: maxFiles }, (_, slot) => getSlotPath(inquiryId, slot));

/** Returns the grants issued within three seconds, none for stored slots. The browser retries. */
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

export interface FileStatus {
  readonly name: string;
  readonly size: number;
  readonly isStored: boolean;
  readonly link?: string;
}

export async function resolveFileStatuses(
  { id, files }: StoredInquiry,
  storedSlots: readonly number[],
  storage: FileStorage | undefined,
): Promise<FileStatus[]> {
  return Promise.all(
    files.map(async ({ name, size }, slot) => {
      const isStored = storedSlots.includes(slot);
      if (!isStored || !storage) return { name, size, isStored };
      try {
        return { name, size, isStored, link: await storage.createDownloadLink(getSlotPath(id, slot), name) };
      } catch (error) {
        backgroundLog.failure('storage_failed', error, { files: 1 });
        return { name, size, isStored };
      }
    }),
  );
}
