/**
 * Sends the mails in the outbox, one after the other, because mail services take only a few in a second. An instance
 * claims a job for a limited time, so that no other sends it too. Each attempt has the same idempotency key, so that a
 * mail service that accepted a mail but timed out doesn't send it twice.
 *
 * An inquiry mustn't be lost to a mail service's outage, or to one value that a visitor typed: a mail that tells the
 * owner of it, and a call of the owner's webhook, is tried until it has left. An acknowledgement ends when the mail
 * service refuses it for good, and after a day.
 */
import type { Forms } from '../../_shared/forms.ts';
import type { Configuration } from '../configuration.ts';
import type { Database, MailJob, MailOutcome } from '../database.ts';
import { tellFiles } from '../files/attachments.ts';
import type { FileStorage } from '../files/storage.ts';
import { backgroundLog } from '../log.ts';
import { acknowledgement } from './acknowledgement.ts';
import { dailyDigest } from './daily-digest.ts';
import { notification } from './notification.ts';
import { sendWebhook, WebhookGone } from '../webhook.ts';
import { type Mail, MailPostponed, PermanentMailProblem, type SendMail } from './mail-service.ts';

/** Far longer than a mail can take: if a claim ended while it is being sent, it would be sent twice. */
const leaseSeconds = 300;
const longestDelaySeconds = 15 * 60;
/** How long a drain takes further mails: less than the scheduler waits for its answer. It begins another every minute. */
const drainMilliseconds = 25_000;
/** How long a drain waits itself when the mail service asks it to; longer waits are left to the scheduler. */
const patienceSeconds = 10;
/** After a day nobody expects an acknowledgement, and the next digest is there. */
const lifetimeMilliseconds = 24 * 60 * 60 * 1000;

export interface DrainReport {
  readonly sent: number;
  readonly retried: number;
  readonly failed: number;
}

export interface Outbox {
  /** Sends what is due. Calls during a drain share the next one. */
  drain(): Promise<DrainReport>;
}

interface OutboxParts {
  readonly database: Database;
  readonly storage: FileStorage | undefined;
  /** Undefined if no mail service is configured: mails wait. */
  readonly sendMail: SendMail | undefined;
  readonly configuration: Configuration;
  readonly forms: Forms;
}

export function createOutbox(parts: OutboxParts): Outbox {
  let running: Promise<DrainReport> | undefined;
  let next: Promise<DrainReport> | undefined;

  const start = () => {
    running = drainAll(parts).finally(() => (running = undefined));
    return running;
  };
  return {
    drain() {
      if (!running) return start();
      next ??= running
        .catch(() => {})
        .then(() => {
          next = undefined;
          return start();
        });
      return next;
    },
  };
}

async function drainAll(parts: OutboxParts): Promise<DrainReport> {
  const { database, sendMail } = parts;
  const report = { sent: 0, retried: 0, failed: 0 };
  if (!sendMail) return report;
  const end = Date.now() + drainMilliseconds;
  while (Date.now() < end) {
    const job = await database.claimMailJob(leaseSeconds);
    if (!job) break;
    const settled = await send(job, sendMail, parts);
    await database.settleMailJob(settled);
    if (settled.outcome === 'sent') report.sent++;
    else if (settled.outcome === 'failed') report.failed++;
    else report.retried++;
    if (settled.outcome !== 'postponed') continue;
    const seconds = settled.delay_seconds ?? 0;
    if (seconds > patienceSeconds) break;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
  return report;
}

async function send(job: MailJob, sendMail: SendMail, parts: OutboxParts): Promise<MailOutcome> {
  const { id, kind, attempts } = job;
  const isMailToOwner = kind === 'notification' || kind === 'correction';
  const expires = kind === 'acknowledgement' || kind === 'digest';
  if (expires && Date.now() - Date.parse(job.queued_at) > lifetimeMilliseconds) {
    return { id, outcome: 'failed', error: 'It could not be sent within a day.' };
  }
  try {
    if (kind === 'webhook') {
      await sendWebhook(job, parts.configuration);
      return { id, outcome: 'sent' };
    }
    const mail = await compose(job, parts);
    await sendMail({ ...mail, idempotencyKey: id }).catch((error: unknown) => {
      if (!isMailToOwner || !(error instanceof PermanentMailProblem)) throw error;
      // The visitor typed the address to reply to; it is in the text too. Another content needs another key.
      return sendMail({ ...mail, replyTo: undefined, idempotencyKey: `${id}-without-reply-to` });
    });
    return { id, outcome: 'sent' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Logged without a request's id, because several requests may share a drain.
    backgroundLog.failure('mail_failed', error, { mail_job: id, kind, attempt: attempts });
    if (error instanceof MailPostponed)
      return { id, outcome: 'postponed', error: reason, delay_seconds: error.seconds };
    if (error instanceof WebhookGone || (error instanceof PermanentMailProblem && !isMailToOwner))
      return { id, outcome: 'failed', error: reason };
    const delay = Math.min(longestDelaySeconds, 15 * 2 ** Math.min(attempts - 1, 10));
    return { id, outcome: 'retry', error: reason, delay_seconds: delay };
  }
}

async function compose(job: Exclude<MailJob, { kind: 'webhook' }>, parts: OutboxParts): Promise<Mail> {
  const { configuration, forms } = parts;
  if (job.kind === 'digest') return dailyDigest(job.digest, configuration);
  if (job.kind === 'acknowledgement') return acknowledgement(job, configuration);
  const files = await tellFiles(job.files, parts);
  return notification(job, files, configuration, forms[job.inquiry.type]);
}
