import type { InquiryType } from '#src/inquiry/form-fields.ts';
import type { Inquiry } from '#src/inquiry/forms.ts';
import type { SubmissionResponse } from '#src/inquiry/function-api.ts';
import { responseTime } from '#src/inquiry/response-time.ts';
import { grantUploads } from '../files/slots.ts';
import { createRateLimitError } from '../http-error.ts';
import { readJson, type Body } from '../request/body.ts';
import { findSuspicions } from '../request/suspicions.ts';
import type { RequestServices } from '../services.ts';
import { createContentDigest, deriveIdempotencyKey } from './content-digest.ts';
import { createValidationError, type Submission } from './parse-submission.ts';

const successMessages: Record<InquiryType, string> = {
  contact: `Thank you for your message. We will reply within ${responseTime}.`,
  rfp: `Thank you for your RFP. We will reply within ${responseTime}.`,
};

export interface Post {
  readonly body: Body;
  readonly ipHashes: readonly string[];
  readonly hasHiddenOrigin: boolean;
}

export async function submitJson(post: Post, services: RequestServices): Promise<SubmissionResponse> {
  const submission = services.parseSubmission(readJson(post.body));
  const { inquiryId, uploadsOpen, sendsConfirmation } = await storeSubmission(
    submission,
    { ...post, isNative: false },
    services,
  );
  const uploads = uploadsOpen
    ? await grantUploads(inquiryId, submission.files, services.storage, services.log)
    : [];
  return {
    message: successMessages[submission.inquiry.type],
    inquiry_id: inquiryId,
    sends_confirmation: sendsConfirmation,
    ...(submission.files.length > 0 && { uploads }),
  };
}

interface SubmissionSource extends Omit<Post, 'body'> {
  /** Posted without JavaScript, and so without files. */
  readonly isNative: boolean;
}

/** @throws {HttpError} 429 over the limit of new inquiries, 422 for a past date, 503 if the database fails. */
export async function storeSubmission(
  { inquiry, extras, files, unsentFiles, consentVersion, pastDateMessages }: Submission,
  { ipHashes, hasHiddenOrigin, isNative }: SubmissionSource,
  services: RequestServices,
): Promise<{ inquiryId: string; uploadsOpen: boolean; sendsConfirmation: boolean }> {
  const { configuration, database, storage } = services;
  const { consent, topic, service, attribution = {} } = extras;
  const digest = createContentDigest({
    inquiry,
    topic,
    service,
    consent,
    consentVersion,
    files: isNative ? [] : files,
  });
  const result = await database.submitInquiry({
    id: crypto.randomUUID(),
    idempotency_key:
      extras.idempotency_key ??
      deriveIdempotencyKey([digest, unsentFiles], ipHashes[0]!, configuration.ADDRESS_HASH_SALT),
    content_digest: digest,
    ...toColumns(inquiry),
    files: isNative ? [] : files,
    unsent_files: unsentFiles,
    consent,
    consent_version: consentVersion,
    topic,
    service,
    attribution,
    suspicions: findSuspicions(extras, hasHiddenOrigin, configuration),
    address_hashes: ipHashes,
    is_native: isNative,
    accepts_uploads: storage !== undefined,
    accepts_only_repeats: pastDateMessages !== undefined,
  });
  if (result.outcome === 'rate_limited') throw createRateLimitError(result.retry_after_seconds);
  if (result.outcome === 'not_repeated') throw createValidationError(pastDateMessages ?? {});
  sendMailAfterResponse(services);
  return {
    inquiryId: result.inquiry_id,
    uploadsOpen: result.uploads_open,
    sendsConfirmation: result.sends_confirmation && configuration.MAIL_SERVICE !== 'none',
  };
}

function toColumns(inquiry: Inquiry) {
  if (inquiry.type === 'rfp') {
    const { type, full_name: name, email, company, ...answers } = inquiry;
    return { type, name, email, company, answers };
  }
  const { type, name, email, company, ...answers } = inquiry;
  return { type, name, email, company, answers };
}

function sendMailAfterResponse({ outbox, continueAfterResponse, log }: RequestServices): void {
  // The scheduler retries.
  continueAfterResponse(outbox.drain().catch((error: unknown) => log.failure('outbox_failed', error)));
}
