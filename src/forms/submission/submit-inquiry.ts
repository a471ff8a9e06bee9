import { referenceOf } from '#shared/function-api.ts';
import { createElement } from 'react';
import type { FormFields, InquiryType } from '#shared/form-fields.ts';
import { readAttribution } from '#src/reporting/attribution.ts';
import { reportFailure } from '#src/reporting/error-report.ts';
import { dismissNotifications, notify } from '#src/notifications/toaster.ts';
import { requestNotifications } from '#src/notifications/notification-request.ts';
import { provider } from '#src/site/provider.ts';
import type { DraftKeeper } from '../draft/use-draft.ts';
import { noErrors } from '../form-errors.ts';
import type { FormStatus, SentInquiry } from '../form-status.ts';
import { receiptLines } from '../receipt/receipt-lines.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { buildPayload } from './build-payload.ts';
import type { CallResult, InquiryPayload } from './call-function.ts';
import { checkValues } from './check-values.ts';
import { inFormOrder, readForm } from './read-form.ts';
import { send } from './send.ts';
import { humanProof, prepareTurnstile } from './turnstile.ts';
import { uploadFiles } from './upload-files.ts';
import { Uploads } from './Uploads.tsx';

export interface FormSubmission {
  readonly type: InquiryType;
  readonly fields: FormFields;
  readonly form: HTMLFormElement;
  readonly draft: DraftKeeper;
  /** When the form was shown, by `performance.now`. */
  readonly openedAt: number;
  /** Ends the attempts. */
  readonly signal: AbortSignal;
  readonly show: (change: Partial<FormStatus>) => void;
}

/** Starts early what takes time and a submission needs. */
export function prepareSubmission(): void {
  requestNotifications();
  prepareTurnstile();
}

/** Checks and sends the form, and shows the result (specification sections 4, 5 and 8). */
export async function submitInquiry(submission: FormSubmission): Promise<void> {
  const { type, fields, form, draft, signal, show } = submission;
  dismissNotifications();
  const { values, files } = readForm(form, fields);
  const problems = checkValues(type, fields, values, files);
  if (Object.keys(problems).length > 0) {
    const messages = inFormOrder(form, fields, problems);
    return showFailure(submission, new Error(Object.values(messages).join('; ')), { errors: messages });
  }
  const inquiry = {
    ...buildPayload(type, fields, values),
    ...(values['consent'] !== undefined && { consent: true }),
    ...given({ topic: values['topic'], service: values['service'], website: values['website'] }),
    attribution: readAttribution(),
    ...(files.length > 0 && { files: files.map(({ name, size }) => ({ name, size })) }),
  };
  const payloadUnder = (key: string) => async () => ({
    ...inquiry,
    idempotency_key: key,
    fill_time_ms: Math.round(performance.now() - submission.openedAt),
    ...given({ turnstile_token: await humanProof() }),
  });
  const sendUnder = (key: string) =>
    send({ signal, payload: payloadUnder(key), onDelay: (delay) => show({ delay }) });

  let key = draft.key();
  let result = await sendUnder(key);
  // An earlier version of the draft was stored with this key, but its answer got lost. This one is another inquiry.
  if (result?.kind === 'refused' && result.isConflict) {
    key = draft.renewKey();
    result = await sendUnder(key);
  }
  const lines = receiptLines(fields, inquiry);
  if (result) await conclude(submission, result, lines, files, payloadUnder(key));
}

async function conclude(
  submission: FormSubmission,
  result: CallResult,
  lines: SentInquiry['lines'],
  files: readonly File[],
  payload: () => Promise<InquiryPayload>,
) {
  const { type, fields, draft, form, show } = submission;
  if (result.kind === 'accepted') {
    const { message, inquiry_id: inquiryId, uploads: grants } = result.answer;
    const sent: SentInquiry = {
      message,
      reference: referenceOf(inquiryId),
      time: new Date(),
      lines,
    };
    draft.clear();
    showSuccess(submission, sent);
    window.gtag?.('event', 'generate_lead', { form: type });
    if (files.length === 0) return;
    const renewGrants = async () => {
      const again = await send({ signal: new AbortController().signal, payload });
      return again?.kind === 'accepted' ? again.answer.uploads : undefined;
    };
    await uploadFiles({
      inquiryId,
      files,
      grants,
      renewGrants,
      show: (uploads, retryUploads) =>
        show({
          sent: {
            ...sent,
            uploads: createElement(Uploads, { uploads, retryUploads }),
            isUploading: uploads.some(({ state }) => state === 'uploading'),
          },
        }),
    });
    return;
  }
  reportFailure('submission', result.error);
  if (result.kind === 'unanswered')
    return showFailure(submission, result.error, { errors: noErrors, delay: 'unanswered' });
  draft.renewKeyOnEdit();
  showFailure(submission, result.error, { errors: inFormOrder(form, fields, result.fields) });
}

const successTitles: Readonly<Record<InquiryType, string>> = {
  contact: 'Form submitted successfully!',
  rfp: 'RFP submitted successfully',
};
const failedThings: Readonly<Record<InquiryType, string>> = { contact: 'message', rfp: 'RFP' };

let rounds = 0;

function showSuccess({ type, show }: FormSubmission, sent: SentInquiry) {
  show({ isSending: false, errors: noErrors, delay: undefined, sent, round: ++rounds });
  notify({ kind: 'success', title: successTitles[type], description: sent.message });
}

/**
 * Ends a failed submission. All failures look the same (specification section 8), except that each wrong field has its
 * message.
 */
function showFailure(
  { type, fields, form, show }: FormSubmission,
  error: Error,
  reason: Pick<FormStatus, 'errors' | 'delay'>,
) {
  const summary = createElement(ErrorSummary, { errors: reason.errors, fields, form });
  show({ isSending: false, sent: undefined, delay: undefined, summary, ...reason });
  notify({
    kind: 'error',
    title: 'Submission failed',
    description: `There was an error sending your ${failedThings[type]}. Please try again or contact us directly at ${provider.email}`,
  });
  if (type === 'rfp') console.error('The RFP was not sent:', error);
}

function given(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );
}
