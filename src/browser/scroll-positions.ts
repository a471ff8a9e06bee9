const positions = new Map<string, number>();

/** Where the visitor was on the history entry `key`, in CSS pixels from the top. */
export const getScrollPosition = (key: string) => positions.get(key);

/**
 * Records where the visitor is on the history entry `key` until the returned function is called. Until then the browser
 * doesn't restore positions itself, because an entry's page exists only once its code has arrived. When the visitor
 * leaves the document it may again, for reloads and other documents.
 */
export function recordScrollPositions(key: string): () => void {
  const record = () => positions.set(key, window.scrollY);
  const takeOver = () => (window.history.scrollRestoration = 'manual');
  const handBack = () => (window.history.scrollRestoration = 'auto');
  takeOver();
  window.addEventListener('scroll', record, { passive: true });
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handBack);
  return () => {
    window.removeEventListener('scroll', record);
    window.removeEventListener('pageshow', takeOver);
    window.removeEventListener('pagehide', handBack);
  };
}
