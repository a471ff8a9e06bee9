import { reportRoute } from '#src/browser/route-report.ts';
import { withoutTrailingSlash } from '#src/site/paths.ts';

/** Rewrites `/about/?a#b` to `/about?a#b`, before other code reads the URL. */
export function removeTrailingSlash() {
  const { pathname, search, hash } = window.location;
  const path = withoutTrailingSlash(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}

/**
 * Reports again from the back/forward cache.
 *
 * @param address - full URL; the current one has no anchor while the boot script waits to scroll there
 */
export function reportFirstRoute(address: string) {
  const report = (reported: string) => {
    const notFound = document.querySelector('meta[name="prerender-status-code"][content="404"]');
    reportRoute(window.location.pathname, notFound ? 404 : 200, reported);
  };
  const reportFirst = () => report(address);
  if (document.prerendering) document.addEventListener('prerenderingchange', reportFirst, { once: true });
  else reportFirst();
  window.addEventListener('pageshow', ({ persisted }) => persisted && report(window.location.href));
}
