/**
 * The files of an inquiry. Each has a fixed slot in the bucket, `<inquiry id>/<0 to 4>`, so nothing about a file needs to
 * be stored besides its announcement. No failure here loses an inquiry.
 */
import type { UploadGrant } from '../../_shared/function-api.ts';
import { attachmentBucket, maxFiles } from '../../_shared/upload-limits.ts';
import type { StoredFile, StoredInquiry } from '../database.ts';
import { backgroundLog } from '../log.ts';
import type { RequestServices, Services } from '../services.ts';

const grantTimeoutMs = 3000;

export const slotPath = (inquiryId: string, slot: number) => `${inquiryId}/${slot}`;

/** Every path at which an inquiry can have a file. */
export const slotPaths = (inquiryId: string) =>
  Array.from({ length: maxFiles }, (_, slot) => slotPath(inquiryId, slot));

/**
 * Issues upload grants for announced files. Waits at most three seconds: without a grant the browser asks again. A slot
 * that is already stored gets none.
 */
export async function grantUploads(
  inquiryId: string,
  files: readonly StoredFile[],
  { storage, log }: RequestServices,
): Promise<UploadGrant[]> {
  if (!storage) return [];
  const granted: UploadGrant[] = [];
  const all = files.map(async ({ name, content_type }, slot) => {
    const path = slotPath(inquiryId, slot);
    const token = await storage.grantUpload(path);
    if (token) granted.push({ name, position: slot, bucket: attachmentBucket, path, token, content_type });
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Storage did not answer in time')), grantTimeoutMs);
  });
  try {
    await Promise.race([Promise.all(all), timeout]);
  } catch (error) {
    log.failure('storage_failed', error, { files: files.length - granted.length });
  } finally {
    clearTimeout(timer);
  }
  return granted.toSorted((first, second) => first.position - second.position);
}

/** A file as the owner's mail lists it. */
export interface FileStatus {
  readonly name: string;
  readonly size: number;
  readonly isStored: boolean;
  /** Download address. Missing if the file isn't stored or storage doesn't answer. */
  readonly link?: string;
}

/** Resolves an inquiry's files to what a mail says about them, with download links for the stored slots. */
export async function resolveFileStatuses(
  { id, files }: StoredInquiry,
  storedSlots: readonly number[],
  { storage }: Pick<Services, 'storage'>,
): Promise<FileStatus[]> {
  return Promise.all(
    files.map(async ({ name, size }, slot) => {
      const isStored = storedSlots.includes(slot);
      if (!isStored || !storage) return { name, size, isStored };
      try {
        return { name, size, isStored, link: await storage.link(slotPath(id, slot), name) };
      } catch (error) {
        backgroundLog.failure('storage_failed', error, { files: 1 });
        return { name, size, isStored };
      }
    }),
  );
}
