/**
 * The inline script of every page: what must work before the app arrives. It is a module of side effects, and needs
 * nothing but the document.
 */
import { loadAppOnIntent } from './app-loader.ts';
import { handleImageFailures } from './image-fallback.ts';
import { handleMenus } from './menus.ts';
import { scrollToFirstAnchor } from './first-anchor.ts';
import { removeTrailingSlash, reportFirstRoute } from './first-route.ts';

document.documentElement.dataset['script'] = '';
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
removeTrailingSlash();
const { href } = window.location;
document.addEventListener('DOMContentLoaded', () => {
  // The page has the year of its build.
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`;
  reportFirstRoute(href);
});
scrollToFirstAnchor(navigation);
handleImageFailures();
handleMenus();
loadAppOnIntent();
