import { anchorDelay } from '#src/browser/scroll-to-anchor.ts';

/**
 * Scrolls to the anchor of the address as the app does: smoothly and after a moment. Until then the address has no
 * anchor, because the browser would jump there while it still reads the document. After a reload or a return the
 * browser itself shows the page where the visitor left it.
 */
export function scrollToFirstAnchor(navigation: PerformanceNavigationTiming | undefined) {
  const { pathname, search, hash } = window.location;
  if (!hash || navigation?.type !== 'navigate') return;
  window.history.replaceState(null, '', pathname + search);
  document.addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      // Holds until the app takes over. The style sheet overrules it for visitors who prefer reduced motion.
      document.documentElement.style.scrollBehavior = 'smooth';
      window.location.replace(hash);
    }, anchorDelay),
  );
}
