/** Waits; returns early when the signal says so, and also when the connection is back if that is awaited. */
export function pause(milliseconds: number, signal: AbortSignal, untilOnline = false): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = window.setTimeout(end, milliseconds);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    if (untilOnline) window.addEventListener('online', end);
  });
}
