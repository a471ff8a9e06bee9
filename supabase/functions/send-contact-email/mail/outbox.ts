/**
 * Sends the mails in the outbox. An instance claims a job for a limited time, so that no other sends it too. Each
 * attempt has the same idempotency key, so that a provider that accepted a mail but timed out doesn't send it twice.
 *
 * A mail that the provider refuses for good ends the job of an acknowledgement, but never that of a notification or a
 * correction: an inquiry mustn't be lost to one value that a visitor typed.
 */
import type { Forms } from '../../_shared/forms.ts';
import type { Configuration } from '../configuration.ts';
import type { Database, MailJob, MailOutcome } from '../database.ts';
import { backgroundLog } from '../log.ts';
import { acknowledgement } from './acknowledgement.ts';
import { notification } from './notification.ts';
import { isRefusal, PermanentMailProblem, type SendMail } from './provider.ts';

const jobsAtOnce = 10;
/** Far longer than a batch can take: if a claim ended while a mail is being sent, it would be sent twice. */
const leaseSeconds = 300;
const longestDelaySeconds = 15 * 60;
/** About a week with these delays: longer than a provider is down or a wrong key stays unnoticed. */
const maximumAttempts = 700;

export interface DrainReport {
  readonly sent: number;
  readonly retried: number;
  readonly failed: number;
}

export interface Outbox {
  /** Sends everything that is due. Calls during a drain share the next one. */
  drain(): Promise<DrainReport>;
}

interface OutboxParts {
  readonly database: Database;
  /** Undefined if no provider is configured: mails wait. */
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
  for (;;) {
    const jobs = await database.claimMailJobs(jobsAtOnce, leaseSeconds);
    if (jobs.length === 0) return report;
    const outcomes = await Promise.all(jobs.map((job) => send(job, sendMail, parts)));
    await database.settleMailJobs(outcomes);
    for (const { outcome } of outcomes) report[outcome === 'retry' ? 'retried' : outcome]++;
  }
}

async function send(
  job: MailJob,
  sendMail: SendMail,
  { configuration, forms }: OutboxParts,
): Promise<MailOutcome> {
  const isToProvider = job.kind !== 'acknowledgement';
  try {
    const mail = isToProvider
      ? notification(job, configuration, forms[job.inquiry.type])
      : acknowledgement(job, configuration);
    await sendMail({ ...mail, idempotencyKey: job.id }).catch((error: unknown) => {
      if (!isToProvider || !isRefusal(error)) throw error;
      // The visitor typed the address to reply to; it is in the text too. Another content needs another key.
      return sendMail({ ...mail, replyTo: undefined, idempotencyKey: `${job.id}-without-reply-to` });
    });
    return { id: job.id, outcome: 'sent' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Logged without a request's id, because several requests may share a drain.
    backgroundLog.failure('mail_failed', error, {
      mail_job: job.id,
      kind: job.kind,
      attempt: job.attempts,
    });
    const isHopeless = error instanceof PermanentMailProblem && !isToProvider;
    if (isHopeless || job.attempts >= maximumAttempts) {
      return { id: job.id, outcome: 'failed', error: reason };
    }
    const delay = Math.min(longestDelaySeconds, 15 * 2 ** Math.min(job.attempts - 1, 10));
    return { id: job.id, outcome: 'retry', error: reason, delay_seconds: delay };
  }
}
