import { preconnect, prefetchDNS } from 'react-dom';
import { backendOrigin, readBackendOrigin } from '#src/site/backend-origin.ts';

/** Calls of the function carry no credentials, which takes a connection of its own (Fetch standard, "connection pool"). */
const connect = (origin: string) => preconnect(origin, { crossOrigin: 'anonymous' });

/**
 * Connects to the backend if a page reached inside the app needs it. Other origins get no hint, because a hint reveals
 * the visit to them.
 */
export function hintResources(): void {
  const backend = readBackendOrigin(document.getElementById('main')?.innerHTML ?? '');
  if (backend) {
    prefetchDNS(backend);
    connect(backend);
  }
}

/** Opens a connection to the backend, because a form is being filled in. */
export function connectToBackend(): void {
  if (backendOrigin) connect(backendOrigin);
}
