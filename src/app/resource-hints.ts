import { preconnect, prefetchDNS, preload } from 'react-dom';
import { backendOrigin, foreignOriginsOf, type ForeignOrigin } from '#src/site/foreign-origins.ts';
import { typefaces } from '#src/theme/font-faces.ts';

const connect = ({ origin, crossOrigin }: ForeignOrigin) =>
  preconnect(origin, crossOrigin ? { crossOrigin } : undefined);

/**
 * Tells the browser what a page reached inside the app is about to need (specification section 4, "Route change"): the
 * foreign origins that it uses, and the typefaces that aren't loaded yet.
 */
export function hintResources(): void {
  for (const foreign of foreignOriginsOf(document.getElementById('main')?.innerHTML ?? '')) {
    prefetchDNS(foreign.origin);
    connect(foreign);
  }
  const faces = [...document.fonts];
  for (const { family, url } of typefaces) {
    const isThere = faces.some((face) => face.family === family && face.status === 'loaded');
    if (!isThere) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}

/** Opens a connection to the backend, because a form is being filled in. */
export function connectToBackend(): void {
  if (backendOrigin) connect(backendOrigin);
}
