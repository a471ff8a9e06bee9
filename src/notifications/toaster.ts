import { createToaster } from '@chakra-ui/react/toast';
import { requestNotifications } from './notification-request.ts';

/** Chakra's store of the notifications; Alt+T moves focus to them (the owner’s specification). */
export const toaster = createToaster({
  // At the bottom, because the receipt or the summary of errors begins at the top.
  placement: 'bottom-end',
  hotkey: ['altKey', 'KeyT'],
  max: 3,
  gap: 12,
  offsets: '1rem',
  pauseOnPageIdle: true,
});

/**
 * How long a notification stays, in milliseconds, not counting time under a pointer, with focus or behind another tab.
 */
const durations = { success: 10_000, error: 15_000 };

export interface Notification {
  readonly kind: keyof typeof durations;
  readonly title: string;
  readonly description: string;
}

/** Dismisses all visible notifications, because they are out of date. */
export const dismissNotifications = () => toaster.dismiss();

/** Notifies the visitor; there is one notification of a kind at a time. */
export function notify({ kind, title, description }: Notification): void {
  requestNotifications();
  dismissNotifications();
  toaster.create({ type: kind, title, description, duration: durations[kind], closable: true });
}
