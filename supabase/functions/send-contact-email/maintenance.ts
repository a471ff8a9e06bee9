/** The work that the scheduler asks for every minute. */
import { settleFiles } from './files/attachments.ts';
import { sha256 } from './sha256.ts';
import type { DrainReport } from './mail/outbox.ts';
import type { ExpiredInquiry } from './database.ts';
import { HttpError } from './http-error.ts';
import type { Trouble } from './alarms.ts';
import type { RequestServices } from './services.ts';

/** What is done each minute, as the log names it. */
type Task = 'digest' | 'mails' | 'addresses' | 'files' | 'retention' | 'abandoned' | 'bucket';

interface MaintenanceReport extends DrainReport {
  readonly filesStored: number;
  readonly inquiriesExpired: number;
  /** Tasks that failed. The log says why. */
  readonly failures: readonly Task[];
}

/**
 * Does every task by itself, so that one that fails doesn't stop the others. Where all is well it gives the
 * heartbeat; otherwise it tells what is wrong.
 */
export async function runMaintenance(services: RequestServices): Promise<MaintenanceReport> {
  const { configuration, database, storage, outbox, alarms, log } = services;
  const failures: Task[] = [];
  const attempt = async <Result>(task: Task, work: () => Promise<Result>, otherwise: Result) => {
    try {
      return await work();
    } catch (error) {
      failures.push(task);
      log.failure('maintenance_failed', error, { task });
      return otherwise;
    }
  };
  /** Queues the digest before it sends what is queued, and looks at what is left then. */
  const mail = async () => {
    await attempt('digest', () => database.beginMaintenance(configuration.RETENTION_DAYS), undefined);
    return attempt(
      'mails',
      async () => ({ ...(await outbox.drain()), overdue: await database.overdueMails() }),
      { sent: 0, retried: 0, failed: 0, overdue: 0 },
    );
  };
  const [{ overdue, ...drained }, , files, inquiriesExpired] = await Promise.all([
    mail(),
    attempt('addresses', () => database.forgetAddresses(), undefined),
    attempt('files', () => settleFiles(services), { stored: 0, awaited: 0 }),
    attempt('retention', () => deleteExpired(services), 0),
    attempt('abandoned', () => deleteAbandoned(services), undefined),
    attempt('bucket', async () => storage?.requireBucket(), undefined),
  ]);
  const troubles: Trouble[] = [
    ...(overdue > 0 ? (['mails'] as const) : []),
    ...(failures.includes('bucket') ? (['bucket'] as const) : []),
    ...(failures.some((task) => task !== 'bucket') ? (['run'] as const) : []),
  ];
  await (troubles.length === 0 ? alarms.heartbeat() : alarms.raise(troubles));
  return { ...drained, filesStored: files.stored, inquiriesExpired, failures };
}

/** Deletes inquiries past their retention with their files, and answers how many. */
async function deleteExpired({ configuration, database, storage, log }: RequestServices): Promise<number> {
  const days = configuration.RETENTION_DAYS;
  const expired = days > 0 ? await database.expiredInquiries(days) : [];
  // An announced file may be in the bucket without our knowing; where there is no bucket it isn't.
  const hasFiles = ({ paths, stored }: ExpiredInquiry) => (storage ? paths.length > 0 : stored);
  const withFiles = expired.filter(hasFiles);
  const withoutFiles = expired.filter((inquiry) => !hasFiles(inquiry));
  await database.deleteInquiries(withoutFiles);
  // Files go before their rows: a row without its file can still be deleted, but a file without its row would never be
  // found.
  if (withFiles.length > 0 && !storage) {
    const reason = new Error('Storage is not configured');
    log.failure('retention_waits', reason, { inquiries: withFiles.length });
    return withoutFiles.length;
  }
  await storage?.remove(withFiles.flatMap(({ paths }) => paths));
  await database.deleteInquiries(withFiles);
  return expired.length;
}

/** Deletes files that arrived after their inquiry was deleted, or would have. */
async function deleteAbandoned({ database, storage }: RequestServices): Promise<void> {
  const files = storage ? await database.abandonedFiles() : [];
  if (files.length === 0) return;
  await storage!.remove(files.map(({ path }) => path));
  await database.forgetFiles(files);
}

/** Refuses a request without the scheduler's secret, which the database has for the scheduler and for us. */
export async function requireSecret(request: Request, { database }: RequestServices): Promise<void> {
  const [, secret] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  if (secret !== undefined && (await database.isSchedulerSecret(sha256(secret, 'hex')))) return;
  throw new HttpError(404, 'not_found', 'There is nothing here.');
}
