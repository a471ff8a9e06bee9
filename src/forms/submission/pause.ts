/** Waits for a time, or for ever. Ends early if the signal aborts or the connection comes or goes. */
export function pause(signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = milliseconds === undefined ? undefined : window.setTimeout(end, milliseconds);
    function end() {
      window.clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('online', end);
      window.removeEventListener('offline', end);
      resolve();
    }
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    window.addEventListener('online', end);
    window.addEventListener('offline', end);
  });
}
