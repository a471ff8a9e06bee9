import type { InquiryType } from '#shared/form-fields.ts';
import { notify } from '#src/notifications/toaster.ts';
import { provider } from '#src/site/provider.ts';

const successTitles: Readonly<Record<InquiryType, string>> = {
  contact: 'Form submitted successfully!',
  rfp: 'RFP submitted successfully',
};

/** Says that an inquiry has arrived, in the server's words. */
export function tellSuccess(type: InquiryType, description: string): void {
  notify({ kind: 'success', title: successTitles[type], description });
}

const failedThings: Readonly<Record<InquiryType, string>> = { contact: 'message', rfp: 'RFP' };

/** Says that an inquiry was not sent. All failures look the same. */
export function tellFailure(type: InquiryType, error: Error): void {
  notify({
    kind: 'error',
    title: 'Submission failed',
    description: `There was an error sending your ${failedThings[type]}. Please try again or contact us directly at ${provider.email}`,
  });
  if (type === 'rfp') console.error('The RFP was not sent:', error);
}
