/** This module loads on the first touch of a form, with zod, supabase-js and the toasts. */
import type { InquiryType } from '#shared/form-fields.ts';
import { formatReference, type UploadGrant } from '#shared/function-api.ts';
import { reportEvent } from '#src/browser/analytics-events.ts';
import {
  type AcceptedResponse,
  callFunction,
  type CallOptions,
  callTimeoutsMs,
  callWithRetries,
} from './call-function.ts';
import { removePlan } from './PlanField.tsx';
import { type Submission, type ValidInquiry, sortByField, readInquiry } from './payload.ts';
import { saveReceipt } from './receipt-store.ts';
import type { EventOf, FormErrors } from './state.ts';
import { dismissToast, showFailure, showSuccess } from './toasts/toast-store.ts';
import { uploadFiles } from './upload.ts';

export { validateField } from './payload.ts';

type SendResult = EventOf<'accepted'> | EventOf<'invalid'> | EventOf<'failed'> | EventOf<'offline'>;

/**
 * Checks and sends the form, shows a toast, and starts the uploads.
 *
 * @returns the event for the form's state; undefined if the signal aborted
 */
export async function send(submission: Submission, options: CallOptions): Promise<SendResult | undefined> {
  dismissToast();
  const { type, fields } = submission;
  const checked = readInquiry(submission);
  if ('errors' in checked) return showErrors(type, checked.errors);
  const { inquiry } = checked;
  const result = await callWithRetries(() => createPayload(submission, inquiry), options);
  if (options.signal.aborted) return undefined;
  if (result.kind === 'noResponse' && !navigator.onLine) return { type: 'offline' };
  if (result.kind === 'accepted') {
    showReceipt(submission, inquiry, result.response);
    showSuccess(type, result.response.message);
    reportEvent('generate_lead', { form: type });
    removePlan();
    return { type: 'accepted' };
  }
  if (result.kind === 'rejected' && Object.keys(result.fields).length > 0)
    return showErrors(type, sortByField(fields, result.fields), result.error);
  reportEvent('form_error', { form: type, causes: result.kind });
  showFailure(type, result.error);
  return { type: 'failed', reason: result.kind };
}

/** Failed checks get the same toast as server errors (specification, section 8). */
function showErrors(type: InquiryType, errors: FormErrors, error?: Error): EventOf<'invalid'> {
  reportEvent('form_error', { form: type, causes: Object.keys(errors).join() });
  showFailure(type, error ?? new Error(Object.values(errors).join('; ')));
  return { type: 'invalid', errors };
}

const createPayload = ({ openedAtMs }: Submission, { payload }: ValidInquiry) => ({
  ...payload,
  fill_time_ms: Math.round(performance.now() - openedAtMs),
});

function showReceipt(
  submission: Submission,
  inquiry: ValidInquiry,
  { inquiry_id: inquiryId, sends_confirmation: sendsConfirmation, uploads: grants = [] }: AcceptedResponse,
): void {
  const { type, topic } = submission;
  const { files, lines } = inquiry;
  const requestGrants = async () => {
    const result = await callFunction(createPayload(submission, inquiry), callTimeoutsMs[0]);
    return (result.kind === 'accepted' && result.response.uploads) || [];
  };
  const upload = (grants: Promise<readonly UploadGrant[]>) => uploadFiles(type, inquiryId, files, grants);
  saveReceipt(type, {
    topic,
    reference: inquiryId && formatReference(inquiryId),
    sendsConfirmation,
    time: new Date(),
    lines,
    uploads: files.map(({ name, size }) => ({ name, size, state: 'uploading', progress: 0 })),
    uploadAgain: () => void upload(requestGrants()),
  });
  // Grants are missing if storage didn't respond to the function in time.
  if (files.length > 0)
    void upload(grants.length === files.length ? Promise.resolve(grants) : requestGrants());
}
