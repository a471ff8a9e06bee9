const positions = new Map<string, number>();

/** Where the visitor was on the history entry `key`, in CSS pixels from the top. */
export const scrollPositionOf = (key: string) => positions.get(key);

/**
 * Records where the visitor is on the history entry `key` until the returned function is called. Meanwhile the browser
 * doesn't restore positions, because an entry's page is there only once its code has arrived; on leaving the document
 * it does again, for reloads and other documents.
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
