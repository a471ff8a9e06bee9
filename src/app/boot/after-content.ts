/** The inline script at the end of every page, so that the first flight has more of the page. */
import { loadAppOnIntent } from './app-loader.ts';
import { closeOtherDetails } from './details-name.ts';
import { reportFirstRoute } from './first-route.ts';
import { holdInvalidForms } from './invalid-forms.ts';
import { handleMenus } from './menus.ts';

document.addEventListener('DOMContentLoaded', () => {
  // The page was built earlier, maybe in another year.
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`;
  reportFirstRoute();
});
closeOtherDetails();
// `before-content.ts` sets this in browsers that support the app.
if (document.documentElement.dataset['script'] !== undefined) {
  handleMenus();
  loadAppOnIntent();
  holdInvalidForms();
}
