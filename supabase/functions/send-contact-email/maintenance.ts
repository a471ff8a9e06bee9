import { getSlotPaths } from './files/slots.ts';
import type { DrainReport } from './mail/outbox.ts';
import type { RequestServices } from './services.ts';
import { withTimeout } from './timeout.ts';

interface MaintenanceReport extends DrainReport {
  readonly inquiriesExpired: number;
  /** Format: `task: error`. */
  readonly failures: readonly string[];
}

/** pg_net waits 30 seconds, of which the heartbeat may take five. */
const maxTasksMs = 22_000;

/** What still runs after the limit continues, and the next run repeats it. */
export async function runMaintenance(services: RequestServices): Promise<MaintenanceReport> {
  const { database, storage, outbox, heartbeat, log } = services;
  const end = performance.now() + maxTasksMs;
  const failures: string[] = [];
  const attempt = async <Result>(task: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await withTimeout(work(), end - performance.now(), () =>
        Object.assign(new Error('The run took too long'), { code: 'TIMEOUT' }),
      );
    } catch (error) {
      failures.push(`${task}: ${log.failure('maintenance_failed', error, { task })}`);
      return undefined;
    }
  };
  const sendMail = async () => {
    await attempt('schedule', () => database.beginMaintenance());
    return attempt('mail', () => outbox.drain());
  };
  const [drainReport, inquiriesExpired] = await Promise.all([
    sendMail(),
    attempt('retention', () => deleteExpired(services)),
    attempt('storage', async () => storage?.requireBucket()),
  ]);
  await attempt('file deletion', () => removeDeletedFiles(services));
  const reasons = (await attempt('health', () => findAlertReasons(services))) ?? [];
  const alerts = [...reasons, ...failures];
  await (alerts.length > 0 ? heartbeat.fail(alerts) : heartbeat.succeed());
  const report = drainReport ?? { sent: 0, queued: 0, failed: 0 };
  return { ...report, inquiriesExpired: inquiriesExpired ?? 0, failures };
}

async function findAlertReasons({ configuration, database }: RequestServices): Promise<string[]> {
  const { overdueMails, databaseBytes } = await database.readHealth();
  const sizes = [
    { name: 'The database', bytes: databaseBytes, limit: configuration.DATABASE_SIZE_LIMIT_MB },
    {
      name: 'File storage',
      bytes: await database.countStoredBytes(),
      limit: configuration.STORAGE_SIZE_LIMIT_MB,
    },
  ];
  return [
    ...(overdueMails > 0
      ? [
          `Overdue emails to you: ${overdueMails}. To list them, run in Supabase's SQL editor: select * from leads.unsent;`,
        ]
      : []),
    ...sizes.flatMap(({ name, bytes, limit }) => {
      const megabytes = Math.round(bytes / 1024 / 1024);
      return megabytes > 0.6 * limit
        ? [`${name} is at ${megabytes} MB, more than 60% of its ${limit} MB limit.`]
        : [];
    }),
  ];
}

async function deleteExpired({ database, log }: RequestServices): Promise<number> {
  const { deleted, waiting } = await database.deleteExpiredInquiries();
  if (waiting > 0)
    log.failure('retention_delayed', new Error('The owner has not been notified of these inquiries yet'), {
      inquiries: waiting,
    });
  return deleted;
}

/** A trigger in leads.sql queues these. */
async function removeDeletedFiles({ database, storage }: RequestServices): Promise<void> {
  const deletions = await database.listFileDeletions();
  if (deletions.length === 0) return;
  if (!storage) throw Object.assign(new Error('SUPABASE_URL is not set'), { code: 'STORAGE_NOT_CONFIGURED' });
  await storage.remove(deletions.flatMap(({ inquiryId }) => getSlotPaths(inquiryId)));
  await database.completeFileDeletions(deletions.map(({ id }) => id));
}
