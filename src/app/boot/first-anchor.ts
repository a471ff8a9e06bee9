import { anchorDelay } from '../scroll-to-anchor.ts';

/**
 * Scrolls to the anchor of the address as inside the app: smoothly and after a moment (specification section 2,
 * "Process"). The browser would jump there while it still reads the document, so that the address has no anchor
 * until then. A page that the visitor comes back to is the browser's to show where they left it.
 */
export function scrollToFirstAnchor(navigation: PerformanceNavigationTiming | undefined) {
  const { pathname, search, hash } = window.location;
  if (!hash || navigation?.type !== 'navigate') return;
  window.history.replaceState(null, '', pathname + search);
  document.addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      // Until the app is there, which scrolls by itself. The style sheet overrules it for who minds motion.
      document.documentElement.style.scrollBehavior = 'smooth';
      window.location.replace(hash);
    }, anchorDelay),
  );
}
