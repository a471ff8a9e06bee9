/** The work that the scheduler asks for every minute, with a secret of its own. */
import { settleFiles } from './attachments.ts';
import type { Configuration } from './configuration.ts';
import { hexadecimal, sha256 } from './digest.ts';
import type { Services } from './handler.ts';
import type { DrainReport } from './mail/outbox.ts';
import { HttpError } from './http-error.ts';

export interface MaintenanceReport extends DrainReport {
  readonly filesStored: number;
  readonly inquiriesExpired: number;
}

export async function runMaintenance({
  database,
  storage,
  outbox,
  configuration,
}: Services): Promise<MaintenanceReport> {
  const drained = await outbox.drain();
  const files = await settleFiles(database, storage);
  await database.forgetAddresses(configuration.RATE_LIMIT_WINDOW_SECONDS);
  const days = configuration.RETENTION_DAYS;
  const expired = days > 0 ? await database.expiredInquiries(days) : [];
  // Files go first: a row without its file can be deleted later, but a file without its row would never be found.
  await storage?.remove(expired.flatMap((inquiry) => inquiry.paths));
  if (expired.length) await database.deleteInquiries(expired.map((inquiry) => inquiry.id));
  return { ...drained, filesStored: files.stored, inquiriesExpired: expired.length };
}

/**
 * Refuses a request without the secret. Digests are compared, so that the time it takes tells nothing about the secret.
 */
export async function requireSecret(request: Request, { CRON_SECRET }: Configuration): Promise<void> {
  const given = hexadecimal(await sha256(request.headers.get('Authorization') ?? ''));
  if (CRON_SECRET && given === hexadecimal(await sha256(`Bearer ${CRON_SECRET}`))) return;
  throw new HttpError(404, 'not_found', 'There is nothing here.');
}
