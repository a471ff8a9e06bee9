/**
 * Sends one job at a time, because mail services limit requests per second. A lease excludes other instances, and an
 * idempotency key prevents duplicates after a timeout.
 */
import type { Forms } from '#src/inquiry/forms.ts';
import type { Configuration } from '../configuration.ts';
import type { Database, MailJob, MailOutcome } from '../database.ts';
import { getLinkEnd } from '../files/file-link.ts';
import { backgroundLog } from '../log.ts';
import { composeConfirmation } from './confirmation.ts';
import { composeList } from './list.ts';
import { type Mail, MailPostponedError, PermanentMailError, type SendMail } from './mail-service.ts';
import { composeNotification } from './notification.ts';

/** Far longer than sending takes: after it expires, another instance sends again. */
const leaseSeconds = 300;
const maxDelaySeconds = 15 * 60;
/** A drain must end with the scheduler's run (`maintenance.ts`). */
const maxDrainMs = 10_000;
const maxConfirmationAgeMs = 24 * 60 * 60 * 1000;

export interface DrainReport {
  readonly sent: number;
  readonly queued: number;
  readonly failed: number;
}

export interface Outbox {
  /** Sends the due jobs. Calls during a drain share the next one. */
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

/** @param end - time from `performance.now` */
async function drainUntil(end: number, services: OutboxServices): Promise<DrainReport> {
  const { database, sendMail } = services;
  const report = { sent: 0, queued: 0, failed: 0 };
  if (!sendMail) return report;
  while (performance.now() < end) {
    const job = await database.claimMailJob(leaseSeconds);
    if (!job) break;
    const { pauseMs = 0, ...outcome } = await sendJob(job, sendMail, services);
    await database.settleMailJob({ id: job.id, attempts: job.attempts, ...outcome });
    report[outcome.status]++;
    if (performance.now() + pauseMs > end) break;
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return report;
}

interface JobResult extends Omit<MailOutcome, 'id' | 'attempts'> {
  /** A rate limit applies to all emails. */
  readonly pauseMs?: number;
}

async function sendJob(job: MailJob, sendMail: SendMail, services: OutboxServices): Promise<JobResult> {
  const { id, kind, attempts } = job;
  const isConfirmation = kind === 'confirmation';
  if (isConfirmation && Date.now() - Date.parse(job.queued_at) > maxConfirmationAgeMs) {
    return { status: 'failed', error: 'Expired: it could not be sent within a day.' };
  }
  try {
    const mail = await composeMail(job, services);
    return { status: 'sent', provider_id: await sendWithReplyToFallback(job, mail, sendMail) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // PostgreSQL's JSON allows no NUL and no lone surrogate.
    const reason = message.toWellFormed().replaceAll('\0', '');
    // Requests share a drain, so there is no request id.
    backgroundLog.failure('mail_failed', error, { mail_job: id, kind, attempt: attempts });
    // Email to the owner is always retried.
    if (isConfirmation && error instanceof PermanentMailError) return { status: 'failed', error: reason };
    if (error instanceof MailPostponedError) {
      const { retryAfterSeconds: delay } = error;
      return { status: 'queued', error: reason, delay_seconds: delay, pauseMs: delay * 1000 };
    }
    const delay = Math.min(maxDelaySeconds, 15 * 2 ** Math.min(attempts - 1, 10));
    return { status: 'queued', error: reason, delay_seconds: delay };
  }
}

async function sendWithReplyToFallback({ id, kind }: MailJob, mail: Mail, sendMail: SendMail) {
  try {
    return await sendMail({ ...mail, idempotencyKey: id });
  } catch (error) {
    if (kind === 'confirmation' || !(error instanceof PermanentMailError)) throw error;
    // The visitor's Reply-To may be rejected. Changed content needs a new key.
    return sendMail({ ...mail, replyTo: undefined, idempotencyKey: `${id}-without-reply-to` });
  }
}

async function composeMail(job: MailJob, services: OutboxServices): Promise<Mail> {
  const linkEnd = getLinkEnd(job.queued_at);
  if (!job.inquiry) return composeList(await services.database.readList(job), linkEnd, services);
  if (job.kind === 'confirmation') return composeConfirmation(job.inquiry, services.configuration);
  return composeNotification(job.inquiry, linkEnd, services);
}
