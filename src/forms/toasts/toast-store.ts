import { createStore } from '#src/browser/store.ts';

export interface Toast {
  readonly kind: 'success' | 'error' | 'offline';
  readonly title: string;
  readonly description: string;
}

interface ToastState {
  /** A live region must be in the page before its first text. */
  readonly isRegionNeeded: boolean;
  readonly toast?: Toast | undefined;
  /** The history entry at which the toast appeared. */
  readonly historyKey?: string | undefined;
}

export const initialToastState: ToastState = { isRegionNeeded: false };

export const toastStore = createStore(initialToastState);

export const loadToasts = () => toastStore.write({ ...toastStore.read(), isRegionNeeded: true });

/** React Router sets this key when a link is followed, before the next page is loaded. */
const readHistoryKey = () => (window.history.state as { readonly key?: string } | null)?.key;

export const showToast = (toast: Toast) =>
  toastStore.write({ isRegionNeeded: true, toast, historyKey: readHistoryKey() });

export function dismissToast() {
  if (toastStore.read().toast) toastStore.write({ ...toastStore.read(), toast: undefined });
}

/** Call after a navigation. A result that arrived while the new page loaded stays. */
export function dismissEarlierToast() {
  if (toastStore.read().historyKey !== readHistoryKey()) dismissToast();
}
