/** This module loads on the first touch of a form, with zod, supabase-js and the toasts. */
import { formatReference, type UploadGrant } from '#shared/function-api.ts';
import { reportEvent } from '#src/browser/analytics-events.ts';
import { dismissToasts } from '#src/toasts/toaster.ts';
import { type AcceptedResponse, callFunction, callTimeoutsMs, callWithRetries } from './call-function.ts';
import { type ValidInquiry, sortByField, type FormSource, readInquiry } from './payload.ts';
import { saveReceipt } from './receipt.ts';
import type { EventOf, FormErrors } from './state.ts';
import { showFailure, showSuccess } from './result-toasts.ts';
import { uploadFiles } from './upload.ts';

export { validateField } from './payload.ts';

interface SendOptions {
  readonly key: string;
  /** Time from `performance.now`. */
  readonly openedAtMs: number;
  /** Time from `performance.now`. */
  readonly clickedAtMs: number;
  readonly signal: AbortSignal;
  readonly onRetry: () => void;
}

type SendResult = EventOf<'accepted'> | EventOf<'invalid'> | EventOf<'failed'> | EventOf<'offline'>;

/**
 * Checks and sends the form, shows a toast, and starts the uploads.
 *
 * @returns the event for the form's state; undefined if the signal aborted
 */
export async function send(form: FormSource, options: SendOptions): Promise<SendResult | undefined> {
  dismissToasts();
  const checked = readInquiry(form, options.key);
  if ('errors' in checked) return showErrors(form, checked.errors);
  const { inquiry } = checked;
  const result = await callWithRetries(() => createPayload(inquiry, options), options);
  if (options.signal.aborted) return undefined;
  if (result.kind === 'noResponse' && !navigator.onLine) return { type: 'offline' };
  if (result.kind === 'accepted') {
    showReceipt(form, inquiry, result.response, options);
    showSuccess(form.type, result.response.message);
    reportEvent('generate_lead', { form: form.type });
    return { type: 'accepted' };
  }
  if (result.kind === 'rejected' && Object.keys(result.fields).length > 0)
    return showErrors(form, sortByField(form.fields, result.fields), result.error);
  reportEvent('form_error', { form: form.type, causes: result.kind });
  showFailure(form.type, result.error);
  return { type: 'failed', reason: result.kind };
}

/** Failed checks get the same toast as server errors (specification, section 8). */
function showErrors({ type }: FormSource, errors: FormErrors, error?: Error): EventOf<'invalid'> {
  reportEvent('form_error', { form: type, causes: Object.keys(errors).join() });
  showFailure(type, error ?? new Error(Object.values(errors).join('; ')));
  return { type: 'invalid', errors };
}

const createPayload = ({ payload }: ValidInquiry, { openedAtMs }: SendOptions) => ({
  ...payload,
  fill_time_ms: Math.round(performance.now() - openedAtMs),
});

function showReceipt(
  { type }: FormSource,
  inquiry: ValidInquiry,
  { inquiry_id: inquiryId, uploads: grants = [] }: AcceptedResponse,
  options: SendOptions,
): void {
  const { files, lines } = inquiry;
  const requestGrants = async () => {
    const result = await callFunction(createPayload(inquiry, options), callTimeoutsMs[0]);
    return (result.kind === 'accepted' && result.response.uploads) || [];
  };
  const upload = (grants: Promise<readonly UploadGrant[]>) => uploadFiles(type, inquiryId, files, grants);
  saveReceipt(type, {
    reference: inquiryId && formatReference(inquiryId),
    time: new Date(),
    lines,
    uploads: files.map(({ name, size }) => ({ name, size, state: 'uploading', progress: 0 })),
    uploadAgain: () => void upload(requestGrants()),
  });
  // Grants are missing if storage didn't respond to the function in time.
  if (files.length > 0)
    void upload(grants.length === files.length ? Promise.resolve(grants) : requestGrants());
}
