import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { getStatus } from '#src/site/routes.ts';
import text from '#src/theme/text.module.css';
import { hintResources } from '#src/browser/resource-hints.ts';
import { reportRoute } from '#src/browser/route-report.ts';
import { readScrollPosition, recordScrollPosition } from '#src/browser/scroll-positions.ts';
import { anchorDelayMs, focusWithoutScrolling, scrollToAnchor } from '#src/browser/scroll-to-anchor.ts';

/** Completes a navigation in the app: scrolling, focus, announcement, reports (WCAG 2.2 2.4.3). */
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
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  const shownKey = useRef(key);

  // An effect that runs later would record the new page's position under the old history entry.
  useLayoutEffect(() => recordScrollPosition(key), [key]);

  useEffect(() => {
    // Removes the boot script's smooth scrolling. The app's calls set their own behavior.
    document.documentElement.style.removeProperty('scroll-behavior');
    // The app prefetches pages, so the browser needn't prefetch documents.
    document.querySelector('script[type=speculationrules]')?.remove();
  }, []);

  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    const savedPosition = navigationType === NavigationType.Pop ? readScrollPosition() : undefined;
    if (savedPosition !== undefined) window.scrollTo(0, savedPosition);
    else if (!hash) window.scrollTo(0, 0);
  }, [key, hash, navigationType]);

  useEffect(() => {
    // The boot script handles the first anchor. Back and forward restore the position.
    const isLinkNavigation = shownKey.current !== key && navigationType !== NavigationType.Pop;
    shownKey.current = key;
    if (!hash || !isLinkNavigation) return undefined;
    const timer = window.setTimeout(() => scrollToAnchor(hash), anchorDelayMs);
    return () => window.clearTimeout(timer);
  }, [hash, key, navigationType]);
}

/**
 * Skips the first page, which the boot script reported.
 *
 * @returns the title of the new page, for screen readers
 */
function useRouteAnnouncement(): string {
  const { pathname, hash } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    hintResources();
    setAnnouncement(document.title);
    if (!hash) focusWithoutScrolling(document.querySelector('h1'));
    reportRoute(pathname, getStatus(pathname), window.location.href);
  }, [pathname, hash]);
  return announcement;
}
