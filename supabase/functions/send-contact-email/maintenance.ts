/** The work that the scheduler asks for every minute. */
import { settleFiles } from './files/attachments.ts';
import type { Configuration } from './configuration.ts';
import { sha256 } from './digest.ts';
import type { DrainReport } from './mail/outbox.ts';
import type { ExpiredInquiry } from './database.ts';
import { HttpError } from './http-error.ts';
import type { RequestServices } from './services.ts';

export interface MaintenanceReport extends DrainReport {
  readonly filesStored: number;
  readonly inquiriesExpired: number;
}

/** The parts of the work, as the log names them. */
const parts = ['mails', 'addresses', 'files', 'retention'];

/**
 * Does all parts of the work, each by itself: an outage that stops one keeps no other.
 *
 * @throws the failure of a part, after the others are done. The log has those of all parts.
 */
export async function runMaintenance(services: RequestServices): Promise<MaintenanceReport> {
  const { database, outbox, log } = services;
  const work = [
    outbox.drain(),
    database.forgetAddresses(),
    settleFiles(services),
    deleteExpired(services),
  ] as const;
  const outcomes = await Promise.allSettled(work);
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'rejected')
      log.failure('maintenance_failed', outcome.reason, { part: parts[index]! });
  }
  const [drained, , files, inquiriesExpired] = await Promise.all(work);
  return { ...drained, filesStored: files.stored, inquiriesExpired };
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

/**
 * Refuses a request without the scheduler's secret. Compares digests, so that the time it takes reveals nothing.
 */
export function requireSecret(request: Request, { CRON_SECRET }: Configuration): void {
  const given = sha256(request.headers.get('Authorization') ?? '', 'hex');
  if (CRON_SECRET && given === sha256(`Bearer ${CRON_SECRET}`, 'hex')) return;
  throw new HttpError(404, 'not_found', 'There is nothing here.');
}
