import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getStatus } from '#src/site/routes.ts';
import text from '#src/theme/text.module.css';
import { showLateTypefaces } from './late-typefaces.ts';
import { hintResources } from '#src/browser/resource-hints.ts';
import { reportRoute } from '#src/analytics/route-report.ts';
import { readScrollPosition, recordScrollPosition } from '#src/browser/scroll-positions.ts';
import {
  anchorDelayMs,
  focusWithoutScrolling,
  isAnchor,
  scrollToAnchor,
} from '#src/browser/scroll-to-anchor.ts';

/** Completes a navigation in the app (WCAG 2.2 2.4.3). */
export function RouteEffects() {
  useScrolling();
  const announcement = useRouteAnnouncement();
  return (
    <p role="status" className={text.srOnly}>
      {announcement}
    </p>
  );
}

function useScrolling() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });

  useLayoutEffect(() => {
    // The browser scrolls to the first page's anchor.
    const previous = shown.current;
    if (previous.key === key) return undefined;
    shown.current = { pathname, key };
    // Before scrolling, because it changes the page's height.
    if (previous.pathname !== pathname) showLateTypefaces();
    const savedPosition = readScrollPosition();
    if (savedPosition !== undefined || !isAnchor(hash) || previous.pathname !== pathname)
      window.scrollTo({ top: savedPosition ?? 0, behavior: 'instant' });
    if (savedPosition !== undefined || !isAnchor(hash)) return undefined;
    const timer = window.setTimeout(() => scrollToAnchor(hash), anchorDelayMs);
    return () => window.clearTimeout(timer);
  }, [pathname, hash, key]);

  // After the page's effects, which may ask whether the position is known.
  useEffect(() => recordScrollPosition(key), [key]);

  useEffect(() => {
    // The app prefetches pages itself.
    document.querySelector('script[type=speculationrules]')?.remove();
  }, []);
}

/** Returns the new page's title for screen readers. The boot script reported the first page. */
function useRouteAnnouncement(): string {
  const { pathname, hash } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    hintResources();
    setAnnouncement(document.title);
    if (!isAnchor(hash)) focusWithoutScrolling(document.querySelector('h1'));
    reportRoute(pathname, getStatus(pathname));
  }, [pathname, hash]);
  return announcement;
}
