import { preconnect, prefetchDNS, preload } from 'react-dom';
import { backendOrigin, backendOriginOf } from '#src/site/foreign-origins.ts';
import { typefaces } from '#src/theme/fonts/font-faces.ts';

/** Calls of the function carry no credentials, which takes a connection of its own (Fetch standard, "connection pool"). */
const connect = (origin: string) => preconnect(origin, { crossOrigin: 'anonymous' });

/**
 * Whether this document has a file (Resource Timing, `decodedBodySize`: bytes, 0 for a failed request).
 * `document.fonts` can't tell: a new style sheet creates all faces again, unloaded until the next layout.
 */
const hasFile = (url: string) =>
  performance
    .getEntriesByName(new URL(url, document.baseURI).href)
    .some((entry) => (entry as PerformanceResourceTiming).decodedBodySize > 0);

/**
 * Tells the browser what a page reached inside the app is about to need: the backend, and the typefaces that aren't
 * loaded yet. Nobody else's origin is hinted at, because a hint tells it of the visit.
 */
export function hintResources(): void {
  const backend = backendOriginOf(document.getElementById('main')?.innerHTML ?? '');
  if (backend) {
    prefetchDNS(backend);
    connect(backend);
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
