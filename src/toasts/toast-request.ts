/** This module is separate, so that a request doesn't load the toasts' code early. */
let isRequested = false;
const listeners = new Set<() => void>();

/** A live region must be in the page before its first text. */
export function requestToasts(): void {
  isRequested = true;
  for (const listener of listeners) listener();
}

export const toastRequest = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => isRequested,
};
