/** The files of a stored inquiry. A failure here is logged and loses no inquiry. */
import type { UploadGrant } from '../../_shared/function-api.ts';
import { attachmentBucket, fileExtension } from '../../_shared/upload-limits.ts';
import type { MailedFile, PlacedFile } from '../database.ts';
import { backgroundLog, type Log } from '../log.ts';
import type { RequestServices, Services } from '../services.ts';
import type { AnnouncedFile } from '../submission/parse-submission.ts';

/** Gives a file a path made of our own ids and a known extension, with nothing of the visitor's file name. */
export function placeFile(inquiryId: string, file: AnnouncedFile): PlacedFile {
  const id = crypto.randomUUID();
  return { ...file, id, object_path: `${inquiryId}/${id}.${fileExtension(file.name)}` };
}

/** Permits the browser to upload files. Files for which storage gives no permission are left out. */
export async function grantUploads(
  files: readonly PlacedFile[],
  { storage, log }: RequestServices,
): Promise<UploadGrant[]> {
  if (!storage) return [];
  const granted = await Promise.allSettled(
    files.map(async (file) => ({
      name: file.name,
      bucket: attachmentBucket,
      path: file.object_path,
      token: await storage.grantUpload(file.object_path),
      content_type: file.content_type,
    })),
  );
  logFailures(granted, log);
  return granted.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/**
 * Notes which awaited files have arrived, of one inquiry or of all. A day after its announcement a file counts as
 * missing.
 */
export async function settleFiles(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  inquiryId?: string,
): Promise<{ stored: number; awaited: number }> {
  const awaited = storage ? await database.awaitedFiles(inquiryId) : [];
  let stored = 0;
  for (const file of awaited) {
    const arrived = await storage!.holds(file.object_path, file.size);
    if (arrived) stored++;
    if (arrived || file.overdue) await database.settleFile(file.id, arrived ? 'stored' : 'missing');
  }
  return { stored, awaited: awaited.length - stored };
}

/** A file as the owner's mail tells of it. */
export interface ToldFile {
  readonly name: string;
  readonly size: number;
  /** Unknown while storage doesn't answer. */
  readonly state: 'arrived' | 'absent' | 'unknown';
  /** Where it can be fetched; undefined if it hasn't arrived, or storage doesn't say. */
  readonly link: string | undefined;
}

/** The true state of an inquiry's files. An outage of storage keeps no mail back: then the mail says so. */
export function tellFiles(
  files: readonly MailedFile[],
  services: Pick<Services, 'database' | 'storage'>,
): Promise<ToldFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const { name, size } = file;
      try {
        return { name, size, ...(await lookUp(file, services)) };
      } catch (error) {
        backgroundLog.failure('storage_failed', error, { files: 1 });
        const state = file.status === 'stored' ? 'arrived' : 'unknown';
        return { name, size, state, link: undefined };
      }
    }),
  );
}

async function lookUp(
  { id, name, size, object_path: path, status }: MailedFile,
  { database, storage }: Pick<Services, 'database' | 'storage'>,
): Promise<Pick<ToldFile, 'state' | 'link'>> {
  if (!storage) return { state: status === 'stored' ? 'arrived' : 'absent', link: undefined };
  if (status !== 'stored') {
    if (!(await storage.holds(path, size))) return { state: 'absent', link: undefined };
    await database.settleFile(id, 'stored');
  }
  return { state: 'arrived', link: await storage.link(path, name) };
}

/** Logs all failed files as one line. */
function logFailures(results: readonly PromiseSettledResult<unknown>[], log: Log): void {
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed[0]) log.failure('storage_failed', failed[0].reason, { files: failed.length });
}
