import { createToaster } from '@chakra-ui/react/toast';
import { requestToasts } from './toast-request.ts';

/** Alt+T moves focus to the toasts (specification, section 9). */
export const toaster = createToaster({
  // The receipt and the error summary start at the top.
  placement: 'bottom-end',
  hotkey: ['altKey', 'KeyT'],
  max: 3,
  gap: 12,
  offsets: '1rem',
  pauseOnPageIdle: true,
});

/** Time under the pointer, with focus or in a background tab doesn't count. */
const durationsMs = { success: 10_000, error: 15_000 };

export interface Toast {
  readonly kind: keyof typeof durationsMs;
  readonly title: string;
  readonly description: string;
}

export const dismissToasts = () => toaster.dismiss();

export function showToast({ kind, title, description }: Toast): void {
  requestToasts();
  dismissToasts();
  toaster.create({ type: kind, title, description, duration: durationsMs[kind], closable: true });
}
