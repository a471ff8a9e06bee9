/** In a separate module, so that requesting doesn't load the notifications. */
let isRequested = false;
const listeners = new Set<() => void>();

/** A live region must be in the page before its first text. */
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
