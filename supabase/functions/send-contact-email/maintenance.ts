/** The work that the scheduler asks for every minute. */
import { settleFiles } from './files/attachments.ts';
import type { Configuration } from './configuration.ts';
import { sha256 } from './digest.ts';
import type { DrainReport } from './mail/outbox.ts';
import { HttpError } from './http-error.ts';
import type { Services } from './services.ts';

export interface MaintenanceReport extends DrainReport {
  readonly filesStored: number;
  readonly inquiriesExpired: number;
}

export async function runMaintenance(services: Services): Promise<MaintenanceReport> {
  const { database, storage, outbox, configuration } = services;
  const drained = await outbox.drain();
  await database.forgetAddresses();
  // What needs storage comes last, so that an outage keeps nothing else.
  const files = await settleFiles(services);
  const days = configuration.RETENTION_DAYS;
  const expired = days > 0 ? await database.expiredInquiries(days) : [];
  // Files go first: a row without its file can still be deleted, but a file without its row would never be found.
  await storage?.remove(expired.flatMap((inquiry) => inquiry.paths));
  if (expired.length) await database.deleteInquiries(expired.map((inquiry) => inquiry.id));
  return { ...drained, filesStored: files.stored, inquiriesExpired: expired.length };
}

/**
 * Refuses a request without the scheduler's secret. Compares digests, so that the time it takes reveals nothing.
 */
export function requireSecret(request: Request, { CRON_SECRET }: Configuration): void {
  const given = sha256(request.headers.get('Authorization') ?? '', 'hex');
  if (CRON_SECRET && given === sha256(`Bearer ${CRON_SECRET}`, 'hex')) return;
  throw new HttpError(404, 'not_found', 'There is nothing here.');
}
