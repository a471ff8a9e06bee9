/** Stores a parsed submission as an inquiry. */
import type { Configuration } from './configuration.ts';
import { placeFile } from './attachments.ts';
import { hashAddress } from './client-address.ts';
import type { AwaitedFile, Database } from './database.ts';
import { hexadecimal, keyedSha256 } from './digest.ts';
import type { ReceivedFile } from './file-spool.ts';
import { tooManyRequests } from './rate-limit.ts';
import { HttpError } from './http-error.ts';
import type { Submission } from './submission.ts';

export interface AcceptedSubmission {
  readonly inquiryId: string;
  /** The files to come; of a submission that is sent again, those that are still missing. */
  readonly awaitedFiles: readonly AwaitedFile[];
}

interface SubmissionToStore {
  readonly submission: Submission;
  /** The visitor's address, for the rate limit. */
  readonly address: string;
  readonly database: Database;
  readonly configuration: Configuration;
}

export async function submit({
  submission,
  idempotencyKey,
  address,
  database,
  configuration,
}: SubmissionToStore & { readonly idempotencyKey: string }): Promise<AcceptedSubmission> {
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
    throw tooManyRequests(result.retry_after_seconds);
  }
  if (result.outcome === 'conflict') {
    // Not the 422 of draft-ietf-httpapi-idempotency-key-header (section 2.7), which says here that fields are wrong.
    throw new HttpError(
      409,
      'idempotency_conflict',
      'This idempotency key was used for another submission. Please send this one under a new key.',
    );
  }
  return { inquiryId: result.inquiry_id, awaitedFiles: result.attachments };
}

interface FormToStore extends SubmissionToStore {
  readonly files: readonly ReceivedFile[];
}

/**
 * Stores a form that was posted without JavaScript: under its own idempotency key if it has one, otherwise under one
 * made from its content. The latter also replaces a key that another submission has, because such a form can't take a
 * new key by itself.
 */
export async function submitForm(form: FormToStore): Promise<AcceptedSubmission> {
  const submitAs = (idempotencyKey: string) => submit({ ...form, idempotencyKey });
  const submitAsContent = async () => submitAs(await keyFromContent(form));
  const { idempotency_key: key } = form.submission.extras;
  if (key === undefined) return submitAsContent();
  try {
    return await submitAs(key);
  } catch (error) {
    if (error instanceof HttpError && error.code === 'idempotency_conflict') return submitAsContent();
    throw error;
  }
}

/**
 * The idempotency key of a form's content: a double click posts a form twice, and the same content, files included,
 * from the same address on the same day is one inquiry. Hashed with a secret, so that nobody can take another's key in
 * advance.
 */
async function keyFromContent({ submission, files, address, configuration }: FormToStore): Promise<string> {
  const { inquiry, extras } = submission;
  const { consent, topic, service } = extras;
  const fileDigests = files.map(({ name, digest }) => `${name} ${digest}`);
  const day = new Date().toISOString().slice(0, 10);
  const content = JSON.stringify([inquiry, consent, topic, service, fileDigests, address, day]);
  const hex = hexadecimal(await keyedSha256(configuration.ADDRESS_HASH_SALT, content));
  // Version 8: "custom" (RFC 9562 section 5.8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
