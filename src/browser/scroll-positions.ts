/** Part of React Router's history state, to which this module adds the position. The state survives a reload. */
interface HistoryState {
  /** React Router's key of the entry; the first one has none. */
  readonly key?: string;
  /** CSS pixels. */
  readonly scrollTop?: number;
}

const readState = () => window.history.state as HistoryState | null;

/**
 * Returns the scroll position at which the visitor left the current history entry, in CSS pixels. It is undefined if a link
 * has just created the entry.
 */
export const readScrollPosition = (): number | undefined => readState()?.scrollTop;

/** Safari has no `scrollend` before version 26.2. It limits calls of `replaceState`, so `scroll` can't replace it. */
const scrollEndDelayMs = 150;

/**
 * Records the scroll position now and later, until the returned function is called. Turns off the browser's restoration
 * until the visitor leaves the document, because a page may load after navigation.
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
