/** Handles a submission that the site's own code sends as JSON. */
import type { InquiryType } from '../../_shared/form-fields.ts';
import type { SubmissionAnswer } from '../../_shared/function-api.ts';
import { responseTime } from '../../_shared/response-time.ts';
import { grantUploads } from '../files/attachments.ts';
import { readJson, type Body } from '../request/body.ts';
import type { RequestServices } from '../services.ts';
import { storeSubmission } from './store-submission.ts';

const successMessages: Record<InquiryType, string> = {
  contact: `Thank you for your message. We will reply within ${responseTime}.`,
  rfp: `Thank you for your RFP. We will reply within ${responseTime}.`,
};

export async function handleJsonPost(
  body: Body,
  address: string,
  services: RequestServices,
): Promise<SubmissionAnswer> {
  const values = readJson(body);
  const submission = services.parseSubmission(values);
  const idempotencyKey = submission.extras.idempotency_key ?? crypto.randomUUID();
  const { inquiryId, awaitedFiles } = await storeSubmission(submission, idempotencyKey, address, services);
  return {
    message: successMessages[submission.inquiry.type],
    inquiry_id: inquiryId,
    ...(submission.files.length > 0 && { uploads: await grantUploads(awaitedFiles, services) }),
  };
}
