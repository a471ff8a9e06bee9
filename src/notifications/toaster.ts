import { createToaster } from '@chakra-ui/react/toast';
import { requestNotifications } from './notification-request.ts';

/** Alt+T moves focus to the notifications (specification, section 9). */
export const toaster = createToaster({
  // At the bottom, because the receipt and the error summary start at the top.
  placement: 'bottom-end',
  hotkey: ['altKey', 'KeyT'],
  max: 3,
  gap: 12,
  offsets: '1rem',
  pauseOnPageIdle: true,
});

/** Not counting time under the pointer, with focus, or in a background tab. */
const durationsMs = { success: 10_000, error: 15_000 };

export interface Notification {
  readonly kind: keyof typeof durationsMs;
  readonly title: string;
  readonly description: string;
}

export const dismissNotifications = () => toaster.dismiss();

export function notify({ kind, title, description }: Notification): void {
  requestNotifications();
  dismissNotifications();
  toaster.create({ type: kind, title, description, duration: durationsMs[kind], closable: true });
}
