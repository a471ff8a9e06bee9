/**
 * The outbox sends one job at a time, because mail services limit requests per second. A lease keeps other instances from
 * sending the job, and its idempotency key keeps a service that timed out from sending it twice.
 */
import type { Forms } from '../../_shared/forms.ts';
import type { Configuration } from '../configuration.ts';
import type { Database, MailJob, MailOutcome } from '../database.ts';
import { getLinkEnd } from '../files/file-link.ts';
import { backgroundLog } from '../log.ts';
import { composeConfirmation } from './confirmation.ts';
import { composeDigest } from './daily-digest.ts';
import { type Mail, MailPostponedError, PermanentMailError, type SendMail } from './mail-service.ts';
import { composeNotification, composeSpamList } from './notification.ts';

/** Far longer than sending takes, because after a lease expires another instance sends the email again. */
const leaseSeconds = 300;
const maxDelaySeconds = 15 * 60;
/** A drain claims jobs for this time, so that it ends with the scheduler's run (`maintenance.ts`). */
const maxDrainMs = 10_000;
/** A confirmation is useless after a day. An old digest is replaced by the next one. */
const maxAgeMs = 24 * 60 * 60 * 1000;

export interface DrainReport {
  readonly sent: number;
  readonly retried: number;
  readonly failed: number;
}

export interface Outbox {
  /** Sends the due jobs, after the running drain. Calls that wait for it share one drain. */
  drain(): Promise<DrainReport>;
}

interface OutboxServices {
  readonly database: Database;
  readonly sendMail: SendMail | undefined;
  readonly configuration: Configuration;
  readonly forms: Forms;
}

export function createOutbox(services: OutboxServices): Outbox {
  let latest: Promise<unknown> = Promise.resolve();
  let waiting: Promise<DrainReport> | undefined;
  return {
    drain() {
      const end = performance.now() + maxDrainMs;
      waiting ??= latest
        .catch(() => {})
        .then(() => {
          waiting = undefined;
          return drainUntil(end, services);
        });
      latest = waiting;
      return waiting;
    },
  };
}

/** @param end - time from `performance.now`, which includes the wait for an earlier drain */
async function drainUntil(end: number, services: OutboxServices): Promise<DrainReport> {
  const { database, sendMail } = services;
  const report = { sent: 0, retried: 0, failed: 0 };
  if (!sendMail) return report;
  while (performance.now() < end) {
    const job = await database.claimMailJob(leaseSeconds);
    if (!job) break;
    const result = await sendJob(job, sendMail, services);
    await database.settleMailJob({ id: job.id, attempts: job.attempts, ...result });
    if (result.outcome === 'sent') report.sent++;
    else if (result.outcome === 'failed') report.failed++;
    else if (result.outcome !== 'skipped') report.retried++;
    if (result.outcome !== 'postponed') continue;
    const delayMs = (result.delay_seconds ?? 0) * 1000;
    if (performance.now() + delayMs > end) break;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return report;
}

type JobResult = Omit<MailOutcome, 'id' | 'attempts'>;

async function sendJob(job: MailJob, sendMail: SendMail, services: OutboxServices): Promise<JobResult> {
  const { id, kind, attempts } = job;
  const canExpire = kind === 'acknowledgement' || kind === 'digest';
  if (canExpire && Date.now() - Date.parse(job.queued_at) > maxAgeMs) {
    return { outcome: 'failed', error: 'Expired: it could not be sent within a day.' };
  }
  try {
    const mail = await composeMail(job, services);
    if (!mail) return { outcome: 'skipped' };
    return { outcome: 'sent', provider_id: await sendWithReplyToFallback(job, mail, sendMail) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // PostgreSQL's JSON allows no NUL and no lone surrogate.
    const reason = message.toWellFormed().replaceAll('\0', '');
    // Requests share a drain, so the failure has no request id.
    backgroundLog.failure('mail_failed', error, { mail_job: id, kind, attempt: attempts });
    if (error instanceof MailPostponedError)
      return { outcome: 'postponed', error: reason, delay_seconds: error.retryAfterSeconds };
    // Email to the owner is retried until it is accepted.
    const isRejected = error instanceof PermanentMailError && kind === 'acknowledgement';
    if (isRejected) return { outcome: 'failed', error: reason };
    const delay = Math.min(maxDelaySeconds, 15 * 2 ** Math.min(attempts - 1, 10));
    return { outcome: 'retry', error: reason, delay_seconds: delay };
  }
}

async function sendWithReplyToFallback({ id, kind }: MailJob, mail: Mail, sendMail: SendMail) {
  try {
    return await sendMail({ ...mail, idempotencyKey: id });
  } catch (error) {
    if (kind === 'acknowledgement' || !(error instanceof PermanentMailError)) throw error;
    // The service may reject the visitor's Reply-To. Changed content needs a new key.
    return sendMail({ ...mail, replyTo: undefined, idempotencyKey: `${id}-without-reply-to` });
  }
}

/** Returns undefined if there is nothing to report. */
async function composeMail(job: MailJob, services: OutboxServices): Promise<Mail | undefined> {
  const { configuration, database } = services;
  const { inquiry } = job;
  if (job.kind === 'digest') return composeDigest(await database.readDigest(job), configuration);
  if (job.kind === 'spam_list') return composePossibleSpam(job, services);
  // The inquiry was deleted after the job was queued.
  if (!inquiry) return undefined;
  if (job.kind === 'acknowledgement') return composeConfirmation(inquiry, configuration);
  return composeNotification(inquiry, getLinkEnd(job.queued_at), services);
}

async function composePossibleSpam(job: MailJob, services: OutboxServices): Promise<Mail | undefined> {
  const content = await services.database.readPossibleSpam(job);
  return content.count === 0 ? undefined : composeSpamList(content, getLinkEnd(job.queued_at), services);
}
