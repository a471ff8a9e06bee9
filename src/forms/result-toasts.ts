import type { InquiryType } from '#shared/form-fields.ts';
import { showToast } from '#src/toasts/toaster.ts';
import { provider } from '#src/site/provider.ts';

const successTitles: Readonly<Record<InquiryType, string>> = {
  contact: 'Form submitted successfully!',
  rfp: 'RFP submitted successfully',
};

/** Specification, section 8. */
export function showSuccess(type: InquiryType, description: string): void {
  showToast({ kind: 'success', title: successTitles[type], description });
}

const inquiryNouns: Readonly<Record<InquiryType, string>> = { contact: 'message', rfp: 'RFP' };

/** Shows the same text for every failure (specification, section 8). */
export function showFailure(type: InquiryType, error: Error): void {
  showToast({
    kind: 'error',
    title: 'Submission failed',
    description: `There was an error sending your ${inquiryNouns[type]}. Please try again or contact us directly at ${provider.email}`,
  });
  if (type === 'rfp') console.error('The RFP was not sent:', error);
}
