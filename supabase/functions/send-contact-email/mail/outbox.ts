/**
 * The outbox sends one job at a time, because mail services limit requests per second. A lease keeps other instances from
 * sending the job, and its idempotency key keeps a service that timed out from sending it twice.
 */
import type { Forms } from '../../_shared/forms.ts';
import type { Configuration } from '../configuration.ts';
import type { Database, MailJob, MailKind, MailOutcome, StoredInquiry } from '../database.ts';
import { resolveFileStatuses } from '../files/slots.ts';
import type { FileStorage } from '../files/storage.ts';
import { backgroundLog } from '../log.ts';
import { sendWebhook, WebhookGoneError } from '../webhook.ts';
import { composeConfirmation } from './confirmation.ts';
import { composeDigest } from './daily-digest.ts';
import { type Mail, MailPostponedError, PermanentMailError, type SendMail } from './mail-service.ts';
import { composeBundle, composeFilesMail, composeNotification } from './notification.ts';

/** Far longer than sending takes, because after a lease expires another instance sends the email again. */
const leaseSeconds = 300;
const maxDelaySeconds = 15 * 60;
/** The outbox stops claiming jobs before the scheduler's timeout of 30 seconds. */
const maxDrainMs = 25_000;
/** Longest wait for the mail service within a run. */
const maxPauseSeconds = 10;
/** A confirmation is useless after a day. An old digest is replaced by the next one. */
const maxAgeMs = 24 * 60 * 60 * 1000;

const mailKinds: readonly MailKind[] = ['notification', 'files', 'bundle', 'digest', 'acknowledgement'];

export interface DrainReport {
  readonly sent: number;
  readonly retried: number;
  readonly failed: number;
}

export interface Outbox {
  /** Sends the due jobs. Calls during a run share one further run. */
  drain(): Promise<DrainReport>;
}

interface OutboxServices {
  readonly database: Database;
  readonly storage: FileStorage | undefined;
  readonly sendMail: SendMail | undefined;
  readonly configuration: Configuration;
  readonly forms: Forms;
}

export function createOutbox(services: OutboxServices): Outbox {
  let running: Promise<DrainReport> | undefined;
  let nextDrain: Promise<DrainReport> | undefined;

  const start = () => {
    running = drainAll(services).finally(() => (running = undefined));
    return running;
  };
  return {
    drain() {
      if (!running) return start();
      nextDrain ??= running
        .catch(() => {})
        .then(() => {
          nextDrain = undefined;
          return start();
        });
      return nextDrain;
    },
  };
}

async function drainAll(services: OutboxServices): Promise<DrainReport> {
  const { database, sendMail } = services;
  let kinds: readonly MailKind[] = sendMail ? [...mailKinds, 'webhook'] : ['webhook'];
  const report = { sent: 0, retried: 0, failed: 0 };
  const end = performance.now() + maxDrainMs;
  while (performance.now() < end) {
    const job = await database.claimMailJob(kinds, leaseSeconds);
    if (!job) break;
    const result = await runJob(job, services);
    await database.settleMailJob({ id: job.id, attempts: job.attempts, ...result });
    if (result.outcome === 'sent') report.sent++;
    else if (result.outcome === 'failed') report.failed++;
    else if (result.outcome !== 'skipped') report.retried++;
    if (result.outcome !== 'postponed') continue;
    const seconds = result.delay_seconds ?? 0;
    if (seconds > maxPauseSeconds) kinds = ['webhook'];
    else await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
  return report;
}

type JobResult = Omit<MailOutcome, 'id' | 'attempts'>;

async function runJob(job: MailJob, services: OutboxServices): Promise<JobResult> {
  const { id, kind, attempts } = job;
  const canExpire = kind === 'acknowledgement' || kind === 'digest';
  if (canExpire && Date.now() - Date.parse(job.queued_at) > maxAgeMs) {
    return { outcome: 'failed', error: 'Expired: it could not be sent within a day.' };
  }
  try {
    if (kind === 'webhook') {
      await sendWebhook(job, services.configuration);
      return { outcome: 'sent' };
    }
    const mail = await composeMail(job, services);
    if (!mail) return { outcome: 'skipped' };
    return { outcome: 'sent', provider_id: await sendWithReplyToFallback(job, mail, services.sendMail!) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // PostgreSQL's JSON allows no NUL and no lone surrogate.
    const reason = message.toWellFormed().replaceAll('\0', '');
    // Requests share a drain, so the failure has no request id.
    backgroundLog.failure('mail_failed', error, { mail_job: id, kind, attempt: attempts });
    if (error instanceof MailPostponedError)
      return { outcome: 'postponed', error: reason, delay_seconds: error.retryAfterSeconds };
    // Other owner email is retried until it is accepted. A failed bundle is split into single emails.
    const isRejectionFinal = kind === 'acknowledgement' || kind === 'bundle';
    if (error instanceof WebhookGoneError || (error instanceof PermanentMailError && isRejectionFinal))
      return { outcome: 'failed', error: reason };
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
  const { configuration, forms } = services;
  const [inquiry] = job.inquiries;
  if (job.kind === 'digest') return composeDigest(job.digest!, configuration);
  if (!inquiry) return undefined;
  if (job.kind === 'acknowledgement') return composeConfirmation(inquiry, configuration);
  const slots = await resolveReportedSlots(job, services);
  if (job.kind === 'files' && slots.get(inquiry)!.every((slot) => job.notified_slots.includes(slot)))
    return undefined;
  const entries = await Promise.all(
    job.inquiries.map(async (each) => ({
      inquiry: each,
      files: await resolveFileStatuses(each, slots.get(each)!, services),
      fields: forms[each.type],
    })),
  );
  if (job.kind === 'bundle') return composeBundle(entries, configuration);
  return (job.kind === 'files' ? composeFilesMail : composeNotification)(entries[0]!, configuration);
}

/**
 * The first attempt records the stored slots and retries reuse them, so that the `files` email doesn't miss a file that
 * arrives in between.
 */
async function resolveReportedSlots(
  { id, kind, inquiries }: MailJob,
  { database, storage }: OutboxServices,
): Promise<Map<StoredInquiry, readonly number[]>> {
  const slots = new Map<StoredInquiry, readonly number[]>(
    inquiries.map((inquiry) => [inquiry, inquiry.reported_slots ?? []]),
  );
  const unlisted = inquiries.filter((inquiry) => inquiry.files.length > 0 && inquiry.reported_slots === null);
  if (unlisted.length === 0) return slots;
  await Promise.all(
    unlisted.map(async (inquiry) => {
      try {
        const stored = storage ? await storage.listStoredSlots(inquiry.id) : [];
        slots.set(
          inquiry,
          stored.filter((slot) => slot < inquiry.files.length),
        );
      } catch (error) {
        if (kind === 'files') throw error;
        backgroundLog.failure('storage_failed', error, { files: inquiry.files.length });
      }
    }),
  );
  await database.reportSlots(
    id,
    unlisted.map((inquiry) => ({ inquiry_id: inquiry.id, slots: slots.get(inquiry)! })),
  );
  return slots;
}
