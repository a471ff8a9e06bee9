import { getSlotPaths } from './files/slots.ts';
import { isUuid } from '../_shared/function-api.ts';
import { HttpError } from './http-error.ts';
import type { DrainReport } from './mail/outbox.ts';
import type { RequestServices } from './services.ts';
import { hashSha256 } from './sha256.ts';

interface MaintenanceReport extends DrainReport {
  readonly inquiriesExpired: number;
  /** Format: `task: error`. */
  readonly failures: readonly string[];
}

/** Age after which a file without an inquiry is deleted. Longer than an upload can take. */
const orphanAgeMs = 5 * 60 * 60 * 1000;
const foldersPerPage = 500;

export async function runMaintenance(services: RequestServices): Promise<MaintenanceReport> {
  const { configuration, database, storage, outbox, heartbeat, log } = services;
  const failures: string[] = [];
  const attempt = async <Result>(task: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      failures.push(`${task}: ${log.failure('maintenance_failed', error, { task })}`);
      return undefined;
    }
  };
  const sendMail = async () => {
    await attempt('schedule', () => database.beginMaintenance(configuration.RETENTION_DAYS));
    return attempt('mail', () => outbox.drain());
  };
  const [drainReport, inquiriesExpired] = await Promise.all([
    sendMail(),
    attempt('retention', () => deleteExpired(services)),
    attempt('files without an inquiry', () => deleteOrphans(services)),
    attempt('storage', async () => storage?.requireBucket()),
  ]);
  const reasons = (await attempt('health', () => findAlertReasons(services))) ?? [];
  if (reasons.length > 0) await heartbeat.fail([...reasons, ...failures]);
  else if (failures.length > 0) await heartbeat.logReasons(failures);
  else await heartbeat.succeed();
  const report = drainReport ?? { sent: 0, retried: 0, failed: 0 };
  return { ...report, inquiriesExpired: inquiriesExpired ?? 0, failures };
}

async function findAlertReasons({ configuration, database }: RequestServices): Promise<string[]> {
  const { overdueMails, databaseBytes, isBundling } = await database.readHealth();
  const megabytes = Math.round(databaseBytes / 1024 / 1024);
  const limit = configuration.DATABASE_SIZE_LIMIT_MB;
  return [
    overdueMails > 0 &&
      `Overdue emails to you: ${overdueMails}. To list them, run: npm run leads -- --unsent`,
    megabytes > 0.6 * limit && `The database is at ${megabytes} MB, more than 60% of its ${limit} MB limit.`,
    isBundling && 'So many inquiries are arriving that you get them in one email an hour.',
  ].filter((reason) => reason !== false);
}

async function deleteExpired({ configuration, database, storage, log }: RequestServices): Promise<number> {
  const days = configuration.RETENTION_DAYS;
  if (days === 0) return 0;
  const expired = await database.findExpiredInquiries(days, storage !== undefined);
  // Files are deleted first, because an orphaned file stays for up to a day.
  await storage?.remove(expired.flatMap(({ id, hasUploads }) => (hasUploads ? getSlotPaths(id) : [])));
  await database.deleteInquiries(expired.map(({ id }) => id));
  const waiting = expired.length < 100 ? await database.countExpired(days) : 0;
  if (waiting > 0)
    log.failure('retention_delayed', new Error('The owner has not been notified of these inquiries yet'), {
      inquiries: waiting,
    });
  return expired.length;
}

/** Runs once a day: an upload grant may be used after its inquiry was deleted. */
async function deleteOrphans({ database, storage }: RequestServices): Promise<void> {
  if (!storage || !(await database.isSweepDue())) return;
  let folders: string[];
  let offset = 0;
  do {
    folders = await storage.listFolders(offset, foldersPerPage);
    offset += folders.length;
    for (const folder of await database.findIdsWithoutInquiry(folders.filter(isUuid))) {
      const newest = await storage.getNewestFileTime(folder);
      if (!newest || Date.now() - newest.getTime() < orphanAgeMs) continue;
      await storage.remove(getSlotPaths(folder));
      offset -= 1;
    }
  } while (folders.length === foldersPerPage);
  await database.recordSweep();
}

/** @throws {HttpError} 404 without the scheduler's secret. */
export async function requireSecret(request: Request, { database }: RequestServices): Promise<void> {
  const [, secret] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  if (secret !== undefined && (await database.isSchedulerSecret(hashSha256(secret, 'hex')))) return;
  throw new HttpError(404, 'not_found', 'Not found.');
}
