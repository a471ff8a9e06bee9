import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { statusOf } from '#src/site/routes.ts';
import { visuallyHiddenRecipe } from '#src/theme/visually-hidden.recipe.ts';
import { classNames } from '#src/theme/class-names.ts';
import { adoptTypefaces } from './adopt-typefaces.ts';
import { reportRoute } from './route-report.ts';
import { recordScrollPositions, scrollPositionOf } from './scroll-positions.ts';
import { focusWithoutScrolling, scrollToAnchor } from './scroll-to-anchor.ts';

/** The delay after which the page scrolls to an anchor, in milliseconds (specification section 9). */
const anchorDelay = 100;

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

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const restored = navigationType === NavigationType.Pop ? scrollPositionOf(key) : undefined;
    if (restored !== undefined) window.scrollTo(0, restored);
    else if (!hash) window.scrollTo(0, 0);
  }, [key, hash, navigationType]);

  useEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    const isBackOrForward = navigationType === NavigationType.Pop && shown.current.key !== key;
    shown.current = { pathname, key };
    const timer =
      hash && !isBackOrForward
        ? window.setTimeout(() => scrollToAnchor(decodeURIComponent(hash.slice(1))), anchorDelay)
        : undefined;
    // The boot script has reported the first route; a change of query or hash shows no new page.
    if (isNewPage) {
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
