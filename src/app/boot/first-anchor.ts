import { anchorDelayMs, isAnchor } from '#src/browser/scroll-to-anchor.ts';

/**
 * Removes the anchor first, because the browser would jump there while parsing. After a reload or Back, the browser
 * restores the position.
 */
export function scrollToFirstAnchor(navigation: PerformanceNavigationTiming | undefined) {
  const { pathname, search, hash } = window.location;
  if (!isAnchor(hash) || navigation?.type !== 'navigate') return;
  // The browser shows the note of a service (`pages/submit-rfp/ServiceNotes.tsx`) before the first paint.
  if (search.includes(`service=${hash.slice(1)}`)) return;
  window.history.replaceState(null, '', pathname + search);
  document.addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      // Scrolls smoothly until the app takes over. The style sheet overrides this for reduced motion.
      document.documentElement.style.scrollBehavior = 'smooth';
      window.location.replace(hash);
    }, anchorDelayMs),
  );
}
