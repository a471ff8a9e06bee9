import { type FormFields, honeypotName, type InquiryType } from '#shared/form-fields.ts';
import { referenceOf } from '#shared/function-api.ts';
import { dismissNotifications, notify } from '#src/notifications/toaster.ts';
import { requestNotifications } from '#src/notifications/notification-request.ts';
import { readAttribution } from '#src/browser/attribution.ts';
import { reportFailure } from '#src/browser/error-report.ts';
import { provider } from '#src/site/provider.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { type FormStatus, noErrors, type Notice, type SentInquiry } from '../form-state.ts';
import { keepReceipt } from '../receipt/kept-receipt.ts';
import { receiptLines } from '../receipt/receipt-lines.ts';
import type { CallResult } from './call-function.ts';
import { buildPayload, checkValues, givenConsents, inFormOrder, readInputs } from './payload.ts';
import { send } from './send.ts';
import { uploadFiles } from './upload-files.ts';

export { ErrorSummary } from './ErrorSummary.tsx';

interface FormSubmission {
  readonly type: InquiryType;
  readonly fields: FormFields;
  readonly form: HTMLFormElement;
  readonly draft: DraftKeeper;
  /** When the form was shown, by `performance.now`. */
  readonly openedAt: number;
  /** Ends the attempts. */
  readonly signal: AbortSignal;
  readonly show: (change: Partial<FormStatus>) => void;
  /** Called with the first answer: whatever happens after it, the inquiry isn't sent again. */
  readonly onAnswer: () => void;
}

/** Starts early what takes time and a submission needs. */
export function prepare(): void {
  requestNotifications();
}

const successTitles: Readonly<Record<InquiryType, string>> = {
  contact: 'Form submitted successfully!',
  rfp: 'RFP submitted successfully',
};
const failedThings: Readonly<Record<InquiryType, string>> = { contact: 'message', rfp: 'RFP' };

/** Checks and sends the form, and shows the result (specification sections 4, 5 and 8). */
export async function submitInquiry(submission: FormSubmission): Promise<void> {
  const { type, fields, form, draft, openedAt, signal, show, onAnswer } = submission;
  dismissNotifications();
  const { values, files } = readInputs(form, fields);
  const problems = checkValues(type, fields, values, files);
  if (Object.keys(problems).length > 0) {
    onAnswer();
    const errors = inFormOrder(form, fields, problems);
    return showFailure(submission, new Error(Object.values(errors).join('; ')), { errors });
  }

  const inquiry = {
    ...buildPayload(type, fields, values),
    ...givenConsents(fields, values),
    ...given({ topic: values['topic'], service: values['service'], [honeypotName]: values[honeypotName] }),
    attribution: readAttribution(),
    ...(files.length > 0 && { files: files.map(({ name, size }) => ({ name, size })) }),
  };
  const key = draft.key();
  const payload = async () => ({
    ...inquiry,
    idempotency_key: key,
    fill_time_ms: Math.round(performance.now() - openedAt),
  });
  const onDelay = (notice: Notice) => show({ notice });
  const result = await send({ signal, payload, onDelay });
  if (!result) return;
  onAnswer();
  if (result.kind !== 'accepted') return showRefusal(submission, result);

  const { message, inquiry_id: inquiryId, uploads: grants } = result.answer;
  const sent: SentInquiry = {
    reference: inquiryId && referenceOf(inquiryId),
    time: new Date(),
    lines: receiptLines(fields, inquiry),
    uploads: [],
  };
  draft.clear();
  const showSent = (change: Partial<SentInquiry>) => {
    keepReceipt(type, { ...sent, ...change });
    show({ sent: { ...sent, ...change } });
  };
  show({ isSending: false, errors: noErrors, notice: undefined });
  showSent({});
  notify({ kind: 'success', title: successTitles[type], description: message });
  window.gtag?.('event', 'generate_lead', { form: type });
  if (files.length === 0) return;
  await uploadFiles({
    inquiryId,
    files,
    grants,
    async renewGrants() {
      const again = await send({ signal: new AbortController().signal, payload });
      return again?.kind === 'accepted' ? again.answer.uploads : undefined;
    },
    show: (uploads, retryUploads) => showSent({ uploads, retryUploads }),
  });
}

/** Ends a submission that the function has refused or left without an answer. */
function showRefusal(submission: FormSubmission, result: Exclude<CallResult, { kind: 'accepted' }>) {
  const { form, fields } = submission;
  const { error } = result;
  reportFailure('submission', error);
  if (result.kind === 'unanswered')
    return showFailure(submission, error, {
      errors: noErrors,
      notice: result.isPutOff ? 'busy' : 'unanswered',
    });
  const errors = inFormOrder(form, fields, result.fields);
  showFailure(submission, error, Object.keys(errors).length > 0 ? { errors } : { errors, notice: 'refused' });
}

/**
 * Ends a failed submission. All failures look the same (specification section 8), except that each wrong field has its
 * message.
 */
function showFailure(
  { type, show }: FormSubmission,
  error: Error,
  reason: Pick<FormStatus, 'errors' | 'notice'>,
) {
  show({ isSending: false, sent: undefined, notice: undefined, ...reason });
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
