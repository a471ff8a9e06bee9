/** Stores a parsed submission as an inquiry and sends its mails. */
import type { Inquiry } from '../../_shared/forms.ts';
import type { AwaitedFile } from '../database.ts';
import { placeFile } from '../files/attachments.ts';
import { HttpError } from '../http-error.ts';
import { hashAddress } from '../request/client-address.ts';
import { suspicionsOf } from '../request/suspicions.ts';
import type { RequestServices } from '../services.ts';
import type { Submission } from './parse-submission.ts';

interface StoredSubmission {
  readonly inquiryId: string;
  /** The files that haven't arrived; when a submission is repeated, the ones still missing. */
  readonly awaitedFiles: readonly AwaitedFile[];
}

interface SubmissionToStore extends Omit<Submission, 'files'> {
  /** Undefined where the sender can't say: what was announced before stays. */
  readonly files: Submission['files'] | undefined;
}

/**
 * Stores an inquiry under its idempotency key. The same again changes nothing; other words under the key correct the
 * inquiry.
 *
 * @throws {HttpError} if more inquiries come from everywhere than the site takes, or the database doesn't answer.
 */
export async function storeSubmission(
  { inquiry, extras, files, unsentFiles }: SubmissionToStore,
  idempotencyKey: string,
  address: string,
  services: RequestServices,
): Promise<StoredSubmission> {
  const { configuration, database } = services;
  const id = crypto.randomUUID();
  const { consent, consent_version, topic, service, attribution = {}, fill_time_ms } = extras;
  const result = await database.submitInquiry({
    id,
    idempotency_key: idempotencyKey,
    ...inquiryColumns(inquiry),
    consent,
    consent_version: consent ? consent_version : undefined,
    topic,
    service,
    attribution,
    fill_time_ms,
    unsent_files: unsentFiles,
    suspicions: suspicionsOf(extras, configuration),
    address_hash: hashAddress(address, configuration.ADDRESS_HASH_SALT),
    webhook: configuration.WEBHOOK_URL !== undefined,
    files: files?.map((file) => placeFile(id, file)),
  });
  if (result.outcome === 'rate_limited') {
    throw new HttpError(
      429,
      'too_many_requests',
      'We are receiving more messages than usual. Please send yours again in a few minutes.',
      { retryAfterSeconds: result.retry_after_seconds },
    );
  }
  sendMailsAfterAnswer(services);
  return { inquiryId: result.inquiry_id, awaitedFiles: result.attachments };
}

/** An inquiry's answers by column. The RFP form's full name is the name. */
function inquiryColumns(inquiry: Inquiry) {
  if (inquiry.type === 'rfp') {
    const { type, full_name: name, email, company, ...answers } = inquiry;
    return { type, name, email, company, answers };
  }
  const { type, name, email, company, ...answers } = inquiry;
  return { type, name, email, company, answers };
}

/** Sends what is in the outbox, while the visitor has the answer already. */
export function sendMailsAfterAnswer({ outbox, continueAfterAnswer, log }: RequestServices): void {
  // A failure is only logged: the scheduler drains the outbox later.
  continueAfterAnswer(outbox.drain().catch((error: unknown) => log.failure('outbox_waits', error)));
}
