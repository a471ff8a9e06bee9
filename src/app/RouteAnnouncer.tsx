import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { statusOf } from '#src/site/routes.ts';
import { reportRoute } from './route-report.ts';

/** The delay after which the page scrolls to an anchor, in milliseconds (specification section 9). */
const anchorDelay = 100;

/**
 * After each client-side navigation: announces the new title to screen readers, moves focus to the new heading,
 * scrolls to the anchor of the address, and reports the route (specification section 4, "Route change").
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef(pathname);
  const isFirst = useRef(true);

  useEffect(() => {
    const timer = hash ? window.setTimeout(() => scrollToAnchor(hash), anchorDelay) : undefined;
    const isFirstRoute = isFirst.current;
    isFirst.current = false;
    // The boot script has reported the first route; a change of query or hash shows no new page.
    if (!isFirstRoute && shownPath.current !== pathname) {
      shownPath.current = pathname;
      setAnnouncement(document.title);
      if (!hash) focusHeading();
      reportRoute(pathname, statusOf(pathname));
    }
    return () => window.clearTimeout(timer);
  }, [pathname, hash, key]);

  return (
    <chakra.p role="status" aria-live="polite" srOnly>
      {announcement}
    </chakra.p>
  );
}

function focusHeading() {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function scrollToAnchor(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
