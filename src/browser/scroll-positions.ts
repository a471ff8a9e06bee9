const positions = new Map<string, number>();

/** Returns CSS pixels from the top. */
export const getScrollPosition = (key: string) => positions.get(key);

/**
 * Records the scroll position until the returned function is called. Turns off the browser's restoration until the
 * visitor leaves the document, because a page may load after navigation.
 */
export function recordScrollPositions(key: string): () => void {
  const record = () => positions.set(key, window.scrollY);
  const disableRestoration = () => (window.history.scrollRestoration = 'manual');
  const enableRestoration = () => (window.history.scrollRestoration = 'auto');
  disableRestoration();
  window.addEventListener('scroll', record, { passive: true });
  window.addEventListener('pageshow', disableRestoration);
  window.addEventListener('pagehide', enableRestoration);
  return () => {
    window.removeEventListener('scroll', record);
    window.removeEventListener('pageshow', disableRestoration);
    window.removeEventListener('pagehide', enableRestoration);
  };
}
