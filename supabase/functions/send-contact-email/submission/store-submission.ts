/** Stores a parsed submission as an inquiry and sends its mails. */
import type { AwaitedFile } from '../database.ts';
import { placeFile } from '../files/attachments.ts';
import { HttpError } from '../http-error.ts';
import { hashAddress } from '../request/client-address.ts';
import { tooManyRequests } from '../request/rate-limit.ts';
import type { RequestServices } from '../services.ts';
import type { Submission } from './parse-submission.ts';

export interface StoredSubmission {
  readonly inquiryId: string;
  /** The files that haven't arrived; when a submission is repeated, the ones still missing. */
  readonly awaitedFiles: readonly AwaitedFile[];
}

/** @throws {HttpError} if the address is over its limit, or another submission has the key. */
export async function storeSubmission(
  { inquiry, extras, files }: Submission,
  idempotencyKey: string,
  address: string,
  services: RequestServices,
): Promise<StoredSubmission> {
  const { configuration, database } = services;
  const id = crypto.randomUUID();
  const { consent, topic, service, attribution } = extras;
  const result = await database.submitInquiry({
    id,
    idempotency_key: idempotencyKey,
    fields: inquiry,
    consent,
    topic,
    service,
    attribution,
    files: files.map((file) => placeFile(id, file)),
    address_hash: hashAddress(address, configuration.ADDRESS_HASH_SALT),
  });
  if (result.outcome === 'rate_limited') throw tooManyRequests(result.retry_after_seconds);
  if (result.outcome === 'conflict') {
    // Not 422 as in draft-ietf-httpapi-idempotency-key-header (section 2.7), which here means wrong fields.
    throw new HttpError(
      409,
      'idempotency_conflict',
      'This idempotency key was used for another submission. Please send this one under a new key.',
    );
  }
  sendMailsAfterAnswer(services);
  return { inquiryId: result.inquiry_id, awaitedFiles: result.attachments };
}

/** Sends what is in the outbox, while the visitor has the answer already. */
export function sendMailsAfterAnswer({ outbox, continueAfterAnswer, log }: RequestServices): void {
  // A failure is only logged: the scheduler drains the outbox later.
  continueAfterAnswer(outbox.drain().catch((error: unknown) => log.failure('outbox_waits', error)));
}
