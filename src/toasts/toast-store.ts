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
}

export const initialToastState: ToastState = { isRegionNeeded: false };

export const toastStore = createStore(initialToastState);

export const loadToasts = () => toastStore.write({ ...toastStore.read(), isRegionNeeded: true });

export const showToast = (toast: Toast) => toastStore.write({ isRegionNeeded: true, toast });

export function dismissToast() {
  if (toastStore.read().toast) toastStore.write({ ...toastStore.read(), toast: undefined });
}
