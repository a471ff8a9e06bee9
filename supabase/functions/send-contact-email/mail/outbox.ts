/**
 * Sends the jobs of the outbox one at a time, because mail services accept only a few a second. A job is leased, so
 * that no other instance sends it too, and every attempt has the same idempotency key, so that a service that accepted
 * a mail but timed out doesn't send it twice.
 *
 * Mail to the owner and webhook events are tried until they leave. An acknowledgement ends after a day, or when the
 * service refuses it for good.
 */
import type { Forms } from '../../_shared/forms.ts';
import type { Configuration } from '../configuration.ts';
import type { Database, MailJob, MailKind, MailOutcome, StoredInquiry } from '../database.ts';
import { resolveFileStatuses } from '../files/slots.ts';
import type { FileStorage } from '../files/storage.ts';
import { backgroundLog } from '../log.ts';
import { sendWebhook, WebhookGoneError } from '../webhook.ts';
import { acknowledgement } from './acknowledgement.ts';
import { dailyDigest } from './daily-digest.ts';
import { type Mail, MailPostponedError, PermanentMailError, type SendMail } from './mail-service.ts';
import { bundle, filesMail, notification } from './notification.ts';

/** Far longer than sending takes: a lease that ends earlier would send the mail twice. */
const leaseSeconds = 300;
const maxDelaySeconds = 15 * 60;
/** A drain claims no further jobs after this time. The scheduler waits thirty seconds and starts another each minute. */
const drainMs = 25_000;
/** A longer wait is left to the scheduler. */
const maxWaitSeconds = 10;
/** An acknowledgement is of no use after a day, and the next digest replaces this one. */
const lifetimeMs = 24 * 60 * 60 * 1000;

const mailKinds: readonly MailKind[] = ['notification', 'files', 'bundle', 'digest', 'acknowledgement'];

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
  /** Undefined if no mail service is configured: mail waits, webhooks leave. */
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
  let kinds: readonly MailKind[] = sendMail ? [...mailKinds, 'webhook'] : ['webhook'];
  const report = { sent: 0, retried: 0, failed: 0 };
  const end = performance.now() + drainMs;
  while (performance.now() < end) {
    const job = await database.claimMailJob(kinds, leaseSeconds);
    if (!job) break;
    const result = await send(job, parts);
    await database.settleMailJob({ id: job.id, attempts: job.attempts, ...result });
    if (result.outcome === 'sent') report.sent++;
    else if (result.outcome === 'failed') report.failed++;
    else if (result.outcome !== 'skipped') report.retried++;
    if (result.outcome !== 'postponed') continue;
    const seconds = result.delay_seconds ?? 0;
    // A mail service that asks for a longer wait must not hold up webhooks.
    if (seconds > maxWaitSeconds) kinds = ['webhook'];
    else await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
  return report;
}

type Result = Omit<MailOutcome, 'id' | 'attempts'>;

async function send(job: MailJob, parts: OutboxParts): Promise<Result> {
  const { id, kind, attempts } = job;
  const expires = kind === 'acknowledgement' || kind === 'digest';
  if (expires && Date.now() - Date.parse(job.queued_at) > lifetimeMs) {
    return { outcome: 'failed', error: 'It could not be sent within a day.' };
  }
  try {
    if (kind === 'webhook') {
      await sendWebhook(job, parts.configuration);
      return { outcome: 'sent' };
    }
    const mail = await compose(job, parts);
    if (!mail) return { outcome: 'skipped' };
    return { outcome: 'sent', provider_id: await sendComposed(job, mail, parts.sendMail!) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // PostgreSQL's JSON has neither NUL nor half a surrogate pair, which a cut answer may end with.
    const reason = message.toWellFormed().replaceAll('\0', '');
    // Without a request's id, because several requests may share a drain.
    backgroundLog.failure('mail_failed', error, { mail_job: id, kind, attempt: attempts });
    if (error instanceof MailPostponedError)
      return { outcome: 'postponed', error: reason, delay_seconds: error.seconds };
    // The inquiries of a refused bundle are mailed one by one.
    const mayFail = kind === 'acknowledgement' || kind === 'bundle';
    if (error instanceof WebhookGoneError || (error instanceof PermanentMailError && mayFail))
      return { outcome: 'failed', error: reason };
    const delay = Math.min(maxDelaySeconds, 15 * 2 ** Math.min(attempts - 1, 10));
    return { outcome: 'retry', error: reason, delay_seconds: delay };
  }
}

async function sendComposed({ id, kind }: MailJob, mail: Mail, sendMail: SendMail) {
  try {
    return await sendMail({ ...mail, idempotencyKey: id });
  } catch (error) {
    if (kind === 'acknowledgement' || !(error instanceof PermanentMailError)) throw error;
    // The service may refuse the visitor's address as Reply-To. The text has it too. Other content needs another key.
    return sendMail({ ...mail, replyTo: undefined, idempotencyKey: `${id}-without-reply-to` });
  }
}

/** A job's mail; undefined if there is nothing to say. */
async function compose(job: MailJob, parts: OutboxParts): Promise<Mail | undefined> {
  const { configuration, forms } = parts;
  const [inquiry] = job.inquiries;
  if (job.kind === 'digest') return dailyDigest(job.digest!, configuration);
  if (!inquiry) return undefined;
  if (job.kind === 'acknowledgement') return acknowledgement(inquiry, configuration);
  const slots = await reportedSlots(job, parts);
  if (job.kind === 'files' && slots.get(inquiry)!.every((slot) => job.notified_slots.includes(slot)))
    return undefined;
  const entries = await Promise.all(
    job.inquiries.map(async (each) => ({
      inquiry: each,
      files: await resolveFileStatuses(each, slots.get(each)!, parts),
      fields: forms[each.type],
    })),
  );
  if (job.kind === 'bundle') return bundle(entries, configuration);
  return (job.kind === 'files' ? filesMail : notification)(entries[0]!, configuration);
}

/**
 * The stored slots of a job's inquiries. The first attempt lists and records them; retries read the record, so that a
 * file that arrives in between isn't skipped by the later `files` mail. While storage doesn't answer, a notification
 * leaves without listing files.
 */
async function reportedSlots(
  { id, kind, inquiries }: MailJob,
  { database, storage }: OutboxParts,
): Promise<Map<StoredInquiry, readonly number[]>> {
  const slots = new Map<StoredInquiry, readonly number[]>(
    inquiries.map((inquiry) => [inquiry, inquiry.reported_slots ?? []]),
  );
  const unlisted = inquiries.filter((inquiry) => inquiry.files.length > 0 && inquiry.reported_slots === null);
  if (unlisted.length === 0) return slots;
  await Promise.all(
    unlisted.map(async (inquiry) => {
      try {
        const stored = storage ? await storage.storedSlots(inquiry.id) : [];
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
