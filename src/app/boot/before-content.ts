/** The inline script in every page's head. */
import { supportsApp } from './app-support.ts';
import { handleImageFailures } from './image-fallback.ts';
import { scrollToFirstAnchor } from './first-anchor.ts';
import { removeTrailingSlash, reportFirstRoute } from './first-route.ts';

const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
removeTrailingSlash();
const { href } = window.location;
document.addEventListener('DOMContentLoaded', () => {
  // The page was built earlier, maybe in another year.
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`;
  reportFirstRoute(href);
});
scrollToFirstAnchor(navigation);
handleImageFailures();
// In other browsers, the page stays as it is without script.
if (supportsApp()) document.documentElement.dataset['script'] = '';
