/** Loads on the first touch of a form. */
import type { InquiryType } from '#src/inquiry/form-fields.ts';
import { formatReference, type UploadGrant } from '#src/inquiry/function-api.ts';
import { reportEvent } from '#src/analytics/analytics-events.ts';
import {
  type AcceptedResponse,
  callFunction,
  type CallOptions,
  callTimeoutsMs,
  callWithRetries,
} from './call-function.ts';
import { removePlan } from '#src/planner/plan.ts';
import { type Submission, type ValidInquiry, readInquiry, sortByField } from './payload.ts';
import type { FileUpload, KeptReceipt } from './kept-receipt.ts';
import type { FormErrors, Status } from './status.ts';
import { dismissToast, showFailure, showSuccess } from './toasts/toast-store.ts';
import { uploadFiles } from './upload.ts';

export { checkAnswers } from './payload.ts';

interface SendOptions extends CallOptions {
  /** Receives the uploads of the receipt with this time, also after the result. */
  readonly onUpload: (time: Date, uploads: readonly FileUpload[]) => void;
}

export type SendResult =
  | { readonly name: 'sent'; readonly receipt: KeptReceipt }
  | { readonly name: 'offline' }
  | Extract<Status, { readonly name: 'invalid' | 'failed' }>;

/** Checks and sends the form, shows a toast, and starts the uploads. Returns undefined after an abort. */
export async function send(submission: Submission, options: SendOptions): Promise<SendResult | undefined> {
  dismissToast();
  const { type, fields } = submission;
  const checked = readInquiry(submission);
  if ('errors' in checked) return showErrors(type, checked.errors);
  const { inquiry } = checked;
  const result = await callWithRetries(() => createPayload(submission, inquiry), options);
  if (options.signal.aborted) return undefined;
  if (result.kind === 'noResponse' && !navigator.onLine) return { name: 'offline' };
  if (result.kind === 'accepted') {
    const receipt = createReceipt(submission, inquiry, result.response, options.onUpload);
    showSuccess(type, result.response.message);
    reportEvent('generate_lead', { form: type });
    removePlan();
    return { name: 'sent', receipt };
  }
  if (result.kind === 'rejected' && Object.keys(result.fields).length > 0)
    return showErrors(type, sortByField(fields, result.fields), result.error);
  reportEvent('form_error', { form: type, causes: result.kind });
  showFailure(type, result.error);
  return { name: 'failed', reason: result.kind };
}

/** The same toast as for server errors (specification, section 8). */
function showErrors(type: InquiryType, errors: FormErrors, error?: Error): SendResult {
  reportEvent('form_error', { form: type, causes: Object.keys(errors).join() });
  showFailure(type, error ?? new Error(Object.values(errors).join('; ')));
  return { name: 'invalid', errors };
}

const createPayload = ({ openedAtMs }: Submission, { payload }: ValidInquiry) => ({
  ...payload,
  fill_time_ms: Math.round(performance.now() - openedAtMs),
});

/** Also starts the uploads. */
function createReceipt(
  submission: Submission,
  inquiry: ValidInquiry,
  { inquiry_id: inquiryId, sends_confirmation: sendsConfirmation, uploads: grants = [] }: AcceptedResponse,
  onUpload: SendOptions['onUpload'],
): KeptReceipt {
  const { files, lines } = inquiry;
  const time = new Date();
  let uploads: readonly FileUpload[] = files.map(({ name, size }) => ({
    name,
    size,
    state: 'uploading',
    progress: 0,
  }));
  const requestGrants = async () => {
    const result = await callFunction(createPayload(submission, inquiry), callTimeoutsMs[0]);
    return (result.kind === 'accepted' && result.response.uploads) || [];
  };
  const upload = async (grants: Promise<readonly UploadGrant[]>) => {
    const onChange = (changed: readonly FileUpload[]) => onUpload(time, (uploads = changed));
    await uploadFiles(inquiryId, files, uploads, grants, onChange);
  };
  // Grants are missing if storage didn't respond to the function in time.
  if (files.length > 0)
    void upload(grants.length === files.length ? Promise.resolve(grants) : requestGrants());
  return {
    reference: inquiryId && formatReference(inquiryId),
    sendsConfirmation,
    time,
    lines,
    uploads,
    uploadAgain: () => void upload(requestGrants()),
  };
}
