import type { InquiryType } from '#src/inquiry/form-fields.ts';
import { createStore } from '#src/browser/store.ts';
import { provider } from '#src/site/provider.ts';

export interface Toast {
  readonly kind: 'success' | 'error' | 'offline';
  readonly title: string;
  readonly description: string;
}

interface ToastState {
  /** A live region must be in the page before its first text. */
  readonly isRegionNeeded: boolean;
  readonly toast?: Toast | undefined;
  readonly historyKey?: string | undefined;
}

export const initialToastState: ToastState = { isRegionNeeded: false };

export const toastStore = createStore(initialToastState);

export function loadToasts() {
  if (!toastStore.read().isRegionNeeded) toastStore.write({ isRegionNeeded: true });
}

/** React Router sets it before the next page loads. */
const readHistoryKey = () => (window.history.state as { readonly key?: string } | null)?.key;

const showToast = (toast: Toast) =>
  toastStore.write({ isRegionNeeded: true, toast, historyKey: readHistoryKey() });

export function dismissToast() {
  if (toastStore.read().toast) toastStore.write({ ...toastStore.read(), toast: undefined });
}

/** Call after a navigation. Keeps a toast that appeared while the page loaded. */
export function dismissEarlierToast() {
  if (toastStore.read().historyKey !== readHistoryKey()) dismissToast();
}

const successTitles: Readonly<Record<InquiryType, string>> = {
  contact: 'Form submitted successfully!',
  rfp: 'RFP submitted successfully',
};

/** Specification, section 8. */
export function showSuccess(type: InquiryType, description: string): void {
  showToast({ kind: 'success', title: successTitles[type], description });
}

const inquiryNouns: Readonly<Record<InquiryType, string>> = { contact: 'message', rfp: 'RFP' };

/** One text for every failure (specification, section 8). */
export function showFailure(type: InquiryType, error: Error): void {
  showToast({
    kind: 'error',
    title: 'Submission failed',
    description: `There was an error sending your ${inquiryNouns[type]}. Please try again or contact us directly at ${provider.email}`,
  });
  if (type === 'rfp') console.error('The RFP was not sent:', error);
}

/** For other pages than the form's, which has a notice. */
export function showOffline(type: InquiryType): void {
  showToast({
    kind: 'offline',
    title: 'You’re offline.',
    description: `Your ${inquiryNouns[type]} isn’t sent yet. Keep this page open, and we’ll send it when you’re back online.`,
  });
}
