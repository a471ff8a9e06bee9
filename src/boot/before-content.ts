/** The inline script in every page's head. */
import { supportsApp } from './app-support.ts';
import { handleImageFailures } from './image-fallback.ts';
import { removeTrailingSlash } from './first-route.ts';

removeTrailingSlash();
handleImageFailures();
// In other browsers, the page stays as it is without script.
if (supportsApp()) document.documentElement.dataset['script'] = '';
