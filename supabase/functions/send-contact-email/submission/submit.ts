/** Stores a submission and answers it; the mail leaves after the answer. */
import type { InquiryType } from '../../_shared/form-fields.ts';
import type { Inquiry } from '../../_shared/forms.ts';
import type { SubmissionAnswer } from '../../_shared/function-api.ts';
import { responseTime } from '../../_shared/response-time.ts';
import type { Configuration } from '../configuration.ts';
import { grantUploads } from '../files/slots.ts';
import { HttpError } from '../http-error.ts';
import { readJson, type Body } from '../request/body.ts';
import { findSuspicions } from '../request/suspicions.ts';
import type { RequestServices } from '../services.ts';
import { contentDigest, derivedKey } from './content-digest.ts';
import { invalid, type Submission } from './parse-submission.ts';

const successMessages: Record<InquiryType, string> = {
  contact: `Thank you for your message. We will reply within ${responseTime}.`,
  rfp: `Thank you for your RFP. We will reply within ${responseTime}.`,
};

/** Answers a submission that the site's own code sends as JSON. */
export async function submitJson(
  body: Body,
  addressHashes: readonly string[],
  services: RequestServices,
): Promise<SubmissionAnswer> {
  const submission = services.parseSubmission(readJson(body));
  const { inquiryId, uploadsOpen } = await storeSubmission(
    submission,
    { addressHashes, isNative: false },
    services,
  );
  const uploads = uploadsOpen ? await grantUploads(inquiryId, submission.files, services) : [];
  return {
    message: successMessages[submission.inquiry.type],
    inquiry_id: inquiryId,
    ...(submission.files.length > 0 && { uploads }),
  };
}

interface Sender {
  readonly addressHashes: readonly string[];
  /** The browser posted the form itself, and so without its files. */
  readonly isNative: boolean;
}

/**
 * Stores a submission under its idempotency key. The same content again is the same inquiry; other content under the
 * key is another inquiry, which is stored beside the first.
 *
 * @throws {HttpError} 429 if the address posts too often, 422 if a date has passed, 503 if the database doesn't answer.
 */
export async function storeSubmission(
  { inquiry, extras, files, unsentFiles, consentVersion, findPastDates }: Submission,
  { addressHashes, isNative }: Sender,
  services: RequestServices,
): Promise<{ inquiryId: string; uploadsOpen: boolean }> {
  const { configuration, database, storage } = services;
  const { consent, topic, service, attribution = {} } = extras;
  const digest = contentDigest({ inquiry, consent, consentVersion, files: isNative ? [] : files });
  const result = await database.submitInquiry({
    id: crypto.randomUUID(),
    idempotency_key:
      extras.idempotency_key ??
      derivedKey([digest, unsentFiles], addressHashes[0]!, configuration.ADDRESS_HASH_SALT),
    content_digest: digest,
    ...inquiryColumns(inquiry),
    files: isNative ? [] : files,
    unsent_files: unsentFiles,
    consent,
    consent_version: consentVersion,
    topic,
    service,
    attribution,
    suspicions: findSuspicions(extras, configuration),
    address_hashes: addressHashes,
    is_native: isNative,
    accepts_uploads: storage !== undefined,
    // `npm run smoke` and `first-day` send inquiries as the owner, which must not reach a CRM.
    has_webhook: configuration.WEBHOOK_URL !== undefined && !isOwner(inquiry.email, configuration),
    // A repeat may arrive after its date; a new inquiry may not.
    repeats_only: findPastDates !== undefined,
  });
  if (result.outcome === 'rate_limited') throw rateLimitError(result.retry_after_seconds);
  if (result.outcome === 'unknown') throw invalid(findPastDates ?? {});
  sendMailAfterAnswer(services);
  return { inquiryId: result.inquiry_id, uploadsOpen: result.uploads_open };
}

const isOwner = (email: string, { PROVIDER_EMAIL }: Configuration) =>
  email.toLowerCase() === PROVIDER_EMAIL.toLowerCase();

export const rateLimitError = (retryAfterSeconds: number) =>
  new HttpError(
    429,
    'too_many_requests',
    'Many messages have come from your network. Please send yours again in a few minutes.',
    { retryAfterSeconds },
  );

/** An inquiry's answers by column. */
function inquiryColumns(inquiry: Inquiry) {
  if (inquiry.type === 'rfp') {
    const { type, full_name: name, email, company, ...answers } = inquiry;
    return { type, name, email, company, answers };
  }
  const { type, name, email, company, ...answers } = inquiry;
  return { type, name, email, company, answers };
}

/** Sends what is in the outbox while the visitor already has the answer. */
export function sendMailAfterAnswer({ outbox, continueAfterAnswer, log }: RequestServices): void {
  // The scheduler drains the outbox too, so a failure is only logged.
  continueAfterAnswer(outbox.drain().catch((error: unknown) => log.failure('outbox_waits', error)));
}
