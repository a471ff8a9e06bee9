/** Calls back once the processor is idle; after a moment in Safari, which can't tell. */
export function whenIdle(callback: () => void, options?: IdleRequestOptions) {
  const schedule = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 200));
  schedule(callback, options);
}
