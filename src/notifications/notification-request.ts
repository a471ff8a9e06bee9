/** Whether notifications were requested. In a separate module, so that the page can ask without loading them. */
let isRequested = false;
const listeners = new Set<() => void>();

/** Mounts the notification region before the first notification: a live region must be in the page before its text. */
export function requestNotifications(): void {
  isRequested = true;
  for (const listener of listeners) listener();
}

export const notificationRequest = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => isRequested,
};
