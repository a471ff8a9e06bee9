import { reportRoute } from '#src/analytics/route-report.ts';
import { stripTrailingSlash } from '#src/site/paths.ts';

/** Runs before other code reads the URL. */
export function removeTrailingSlash() {
  const { pathname, search, hash } = window.location;
  const path = stripTrailingSlash(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}

/** Reports again when the page returns from the back/forward cache. */
export function reportFirstRoute() {
  const report = () => {
    const notFound = document.querySelector('meta[name="prerender-status-code"][content="404"]');
    reportRoute(window.location.pathname, notFound ? 404 : 200);
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', report, { once: true });
  else report();
  window.addEventListener('pageshow', ({ persisted }) => persisted && report());
}
