/** Whether the notifications are wanted yet. A module of its own, so that the page needn't load them to know. */
let isWanted = false;
const listeners = new Set<() => void>();

/** Brings in the region of the notifications: before the first of them, for a live region must be there before its text. */
export function wantNotifications(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

export const notificationWish = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => isWanted,
};
