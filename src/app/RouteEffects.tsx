import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { statusOf } from '#src/site/routes.ts';
import { visuallyHiddenRecipe } from '#src/theme/text.recipe.ts';
import { classNames } from '#src/theme/class-names.ts';
import { adoptTypefaces } from './adopt-typefaces.ts';
import { hintResources } from '#src/loading/resource-hints.ts';
import { reportRoute } from '#src/reporting/route-report.ts';
import { recordScrollPositions, scrollPositionOf } from '#src/scrolling/scroll-positions.ts';
import { anchorDelay, focusWithoutScrolling, scrollToAnchor } from '#src/scrolling/scroll-to-anchor.ts';

/**
 * Completes a client-side navigation: scrolls (to the top, back to where the visitor was, or to the anchor), focuses
 * the new heading, announces the title to screen readers and reports the route (specification section 4, "Route
 * change"; WCAG 2.2 2.4.3).
 */
export function RouteEffects() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ pathname, key });
  const hasTypefaces = useRef(false);

  // A layout effect like the scrolling below: later, the new page's position would be recorded for the old entry.
  useLayoutEffect(() => recordScrollPositions(key), [key]);

  // Removes the smooth scrolling that the boot script set for the first anchor: from here on each call decides.
  useEffect(() => void document.documentElement.style.removeProperty('scroll-behavior'), []);

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const restored = navigationType === NavigationType.Pop ? scrollPositionOf(key) : undefined;
    if (restored !== undefined) window.scrollTo(0, restored);
    else if (!hash) window.scrollTo(0, 0);
  }, [key, hash, navigationType]);

  useEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    // The boot script scrolls to the first anchor; back and forward show the page where the visitor left it.
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
