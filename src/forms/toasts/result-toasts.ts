import type { InquiryType } from '#shared/form-fields.ts';
import { provider } from '#src/site/provider.ts';
import { showToast } from './toast-store.ts';

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

/** For a visitor who has left the form's page, which has a notice. */
export function showOffline(type: InquiryType): void {
  showToast({
    kind: 'offline',
    title: 'You’re offline.',
    description: `Your ${inquiryNouns[type]} isn’t sent yet. Keep this page open, and we’ll send it when you’re back online.`,
  });
}
