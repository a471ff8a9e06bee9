/** The inline script at the end of every page. */
import { loadAppOnIntent } from './app-loader.ts';
import { reportFirstRoute } from './first-route.ts';
import { handleMenus } from './menus.ts';

document.addEventListener('DOMContentLoaded', () => {
  // The page may be from an earlier year.
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`;
  reportFirstRoute();
});
// `before-content.ts` sets this in browsers that support the app.
if (document.documentElement.dataset['script'] !== undefined) {
  handleMenus();
  loadAppOnIntent();
}
