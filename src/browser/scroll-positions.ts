/** Part of React Router's history state, which survives a reload. */
interface HistoryState {
  /** The first entry has none. */
  readonly key?: string;
  /** CSS pixels, added by this module. */
  readonly scrollTop?: number;
}

const readState = () => window.history.state as HistoryState | null;

/** Returns the position at which the visitor left the current entry, or undefined for a new entry. */
export const readScrollPosition = (): number | undefined => readState()?.scrollTop;

/** Safari before 26.2 has no `scrollend`, and limits calls of `replaceState`. */
const scrollEndDelayMs = 150;

/**
 * Records the position until the returned function is called. Turns off the browser's restoration, because a page may
 * load after navigation.
 *
 * @param key - React Router's key of the shown entry
 */
export function recordScrollPosition(key: string): () => void {
  let timer: number | undefined;
  const record = () => {
    const state = readState();
    // While the next page loads, its entry is current, but the previous page is shown.
    if ((state?.key ?? 'default') === key)
      window.history.replaceState({ ...state, scrollTop: window.scrollY }, '');
  };
  const recordLater = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(record, scrollEndDelayMs);
  };
  const disableRestoration = () => (window.history.scrollRestoration = 'manual');
  const enableRestoration = () => (window.history.scrollRestoration = 'auto');
  record();
  disableRestoration();
  const controller = new AbortController();
  const { signal } = controller;
  if ('onscrollend' in document) window.addEventListener('scrollend', record, { signal });
  else window.addEventListener('scroll', recordLater, { signal, passive: true });
  window.addEventListener('pageshow', disableRestoration, { signal });
  window.addEventListener('pagehide', enableRestoration, { signal });
  return () => {
    window.clearTimeout(timer);
    controller.abort();
  };
}
