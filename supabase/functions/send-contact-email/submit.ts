/** One submission from its parsed form to a durable inquiry. */
import type { Configuration } from './configuration.ts';
import { placeFile } from './attachments.ts';
import { hashAddress } from './client-address.ts';
import type { Database, StoredFile } from './database.ts';
import { hexadecimal, sha256 } from './digest.ts';
import { Refusal } from './refusal.ts';
import type { Submission } from './submission.ts';

export interface AcceptedSubmission {
  inquiryId: string;
  repeated: boolean;
  awaitedFiles: StoredFile[];
}

export async function submit(
  submission: Submission,
  idempotencyKey: string,
  address: string,
  database: Database,
  configuration: Configuration,
): Promise<AcceptedSubmission> {
  const id = crypto.randomUUID();
  const { consent, topic, service, attribution } = submission.extras;
  const result = await database.submitInquiry({
    id,
    idempotency_key: idempotencyKey,
    fields: submission.inquiry,
    consent,
    topic,
    service,
    attribution,
    files: submission.files.map((file) => placeFile(id, file)),
    address_hash: await hashAddress(address, configuration.ADDRESS_HASH_SALT),
    rate_limit_maximum: configuration.RATE_LIMIT_MAXIMUM,
    rate_limit_window_seconds: configuration.RATE_LIMIT_WINDOW_SECONDS,
  });
  if (result.outcome === 'rate_limited') {
    throw new Refusal(
      429,
      'too_many_requests',
      'We have received many messages from you. Please try again later.',
      {
        retryAfterSeconds: result.retry_after_seconds,
      },
    );
  }
  return {
    inquiryId: result.inquiry_id,
    repeated: result.outcome === 'repeated',
    awaitedFiles: result.attachments,
  };
}

/**
 * A form posted without JavaScript has no key of its own, and a double click posts it twice. The same content from the same
 * address on the same day is one inquiry.
 */
export async function keyFromContent(submission: Submission, address: string): Promise<string> {
  const content = JSON.stringify([submission.inquiry, address, new Date().toISOString().slice(0, 10)]);
  const hex = hexadecimal(await sha256(content));
  // Version 8: "custom" (RFC 9562 section 5.8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
