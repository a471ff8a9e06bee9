import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { statusOf } from '#src/site/routes.ts';
import { visuallyHiddenRecipe } from '#src/theme/visually-hidden.recipe.ts';
import { classNames } from '#src/theme/class-names.ts';
import { adoptTypefaces } from './adopt-typefaces.ts';
import { hintResources } from './resource-hints.ts';
import { reportRoute } from './route-report.ts';
import { recordScrollPositions, scrollPositionOf } from './scroll-positions.ts';
import { anchorDelay, focusWithoutScrolling, scrollToAnchor } from './scroll-to-anchor.ts';

/**
 * What follows a client-side navigation: scroll (to the top, back to where the visitor was, or to the anchor),
 * focus on the new heading, the title announced to screen readers, and the route's report (specification
 * section 4, "Route change"; WCAG 2.2 2.4.3).
 */
export function RouteEffects() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ pathname, key });
  const hasTypefaces = useRef(false);

  // In the same phase as the scrolling below: a later one would note the new page's position on the old entry.
  useLayoutEffect(() => recordScrollPositions(key), [key]);

  // The boot script's, for the first anchor: from here on each scroll says how.
  useEffect(() => void document.documentElement.style.removeProperty('scroll-behavior'), []);

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const restored = navigationType === NavigationType.Pop ? scrollPositionOf(key) : undefined;
    if (restored !== undefined) window.scrollTo(0, restored);
    else if (!hash) window.scrollTo(0, 0);
  }, [key, hash, navigationType]);

  useEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    // The first anchor is the boot script's, and back or forward shows the page where the visitor left it.
    const isFollowed = shown.current.key !== key && navigationType !== NavigationType.Pop;
    shown.current = { pathname, key };
    const timer = hash && isFollowed ? window.setTimeout(() => scrollToAnchor(hash), anchorDelay) : undefined;
    // The boot script has reported the first route; a change of query or hash shows no new page.
    if (isNewPage) {
      hintResources();
      if (!hasTypefaces.current) adoptTypefaces();
      hasTypefaces.current = true;
      setAnnouncement(document.title);
      if (!hash) focusWithoutScrolling(document.querySelector('h1'));
      reportRoute(pathname, statusOf(pathname));
    }
    return () => window.clearTimeout(timer);
  }, [pathname, hash, key, navigationType]);

  return (
    <p role="status" className={classNames(visuallyHiddenRecipe)}>
      {announcement}
    </p>
  );
}
