import { preconnect, prefetchDNS, preload } from 'react-dom';
import { backendOrigin, foreignOriginsOf, type ForeignOrigin } from '#src/site/foreign-origins.ts';
import { typefaces } from '#src/theme/fonts/font-faces.ts';

const connect = ({ origin, crossOrigin }: ForeignOrigin) =>
  preconnect(origin, crossOrigin ? { crossOrigin } : undefined);

/**
 * Whether this document has a file (Resource Timing, `decodedBodySize`: bytes, 0 for a failed request).
 * `document.fonts` can't tell: a new style sheet creates all faces again, unloaded until the next layout.
 */
const hasFile = (url: string) =>
  performance
    .getEntriesByName(new URL(url, document.baseURI).href)
    .some((entry) => (entry as PerformanceResourceTiming).decodedBodySize > 0);

/**
 * Tells the browser what a page reached inside the app is about to need (specification section 4, "Route change"): the
 * foreign origins that it uses, and the typefaces that aren't loaded yet.
 */
export function hintResources(): void {
  for (const foreign of foreignOriginsOf(document.getElementById('main')?.innerHTML ?? '')) {
    prefetchDNS(foreign.origin);
    connect(foreign);
  }
  for (const { family, url } of typefaces) {
    const isThere = typefaces.some((face) => face.family === family && hasFile(face.url));
    if (!isThere) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}

/** Opens a connection to the backend, because a form is being filled in. */
export function connectToBackend(): void {
  if (backendOrigin) connect(backendOrigin);
}
