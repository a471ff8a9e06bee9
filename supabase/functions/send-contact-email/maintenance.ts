/** The work that the scheduler asks for every minute. */
import { slotPaths } from './files/slots.ts';
import { isUuid } from '../_shared/function-api.ts';
import { HttpError } from './http-error.ts';
import type { DrainReport } from './mail/outbox.ts';
import type { RequestServices } from './services.ts';
import { sha256 } from './sha256.ts';

interface MaintenanceReport extends DrainReport {
  readonly inquiriesExpired: number;
  /** The tasks that failed, each with its error. */
  readonly failures: readonly string[];
}

/** Files of this age can't belong to an inquiry that is being sent. */
const orphanAgeMs = 5 * 60 * 60 * 1000;
const foldersPerPage = 500;

/** Runs each task, whether or not others fail, and reports the result to the heartbeat service. */
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
  const mail = async () => {
    await attempt('schedule', () => database.beginMaintenance(configuration.RETENTION_DAYS));
    return attempt('mail', () => outbox.drain());
  };
  const [drained, inquiriesExpired] = await Promise.all([
    mail(),
    attempt('retention', () => deleteExpired(services)),
    attempt('files without an inquiry', () => deleteOrphans(services)),
    attempt('storage', async () => storage?.requireBucket()),
  ]);
  const reasons = (await attempt('health', () => findReasons(services))) ?? [];
  if (reasons.length > 0) await heartbeat.fail([...reasons, ...failures]);
  else if (failures.length > 0) await heartbeat.explain(failures);
  else await heartbeat.succeed();
  const report = drained ?? { sent: 0, retried: 0, failed: 0 };
  return { ...report, inquiriesExpired: inquiriesExpired ?? 0, failures };
}

/** Facts that last until the owner does something. */
async function findReasons({ configuration, database }: RequestServices): Promise<string[]> {
  const { overdueMails, databaseBytes, isBundling } = await database.readHealth();
  const megabytes = Math.round(databaseBytes / 1024 / 1024);
  const limit = configuration.DATABASE_SIZE_LIMIT_MB;
  return [
    overdueMails > 0 && `Overdue mail to you: ${overdueMails}. List it: npm run leads -- --unsent`,
    megabytes > 0.6 * limit && `The database has ${megabytes} MB, more than 60 % of ${limit} MB.`,
    isBundling && 'Many inquiries arrive. They are mailed to you in one mail an hour.',
  ].filter((reason) => reason !== false);
}

/** Deletes inquiries past their retention with their files. Returns how many. */
async function deleteExpired({ configuration, database, storage, log }: RequestServices): Promise<number> {
  const days = configuration.RETENTION_DAYS;
  if (days === 0) return 0;
  const expired = await database.expiredInquiries(days, storage !== undefined);
  // Files first: the daily search finds a file without its row, but only a day later.
  await storage?.remove(expired.flatMap(({ id, hasUploads }) => (hasUploads ? slotPaths(id) : [])));
  await database.deleteInquiries(expired.map(({ id }) => id));
  const waiting = expired.length < 100 ? await database.countExpired(days) : 0;
  if (waiting > 0) log.failure('retention_waits', new Error('Not notified yet'), { inquiries: waiting });
  return expired.length;
}

/** Once a day, removes the files of inquiries that don't exist: a grant may have been used after a deletion. */
async function deleteOrphans({ database, storage }: RequestServices): Promise<void> {
  if (!storage || !(await database.isSweepDue())) return;
  let folders: string[];
  let kept = 0;
  do {
    folders = await storage.folders(kept, foldersPerPage);
    kept += folders.length;
    for (const folder of await database.withoutInquiry(folders.filter(isUuid))) {
      const newest = await storage.newestFile(folder);
      if (!newest || Date.now() - newest.getTime() < orphanAgeMs) continue;
      await storage.remove(slotPaths(folder));
      kept -= 1;
    }
  } while (folders.length === foldersPerPage);
  await database.noteSweep();
}

/** Refuses a request without the scheduler's secret. */
export async function requireSecret(request: Request, { database }: RequestServices): Promise<void> {
  const [, secret] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  if (secret !== undefined && (await database.isSchedulerSecret(sha256(secret, 'hex')))) return;
  throw new HttpError(404, 'not_found', 'There is nothing here.');
}
