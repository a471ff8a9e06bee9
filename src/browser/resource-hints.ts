import { preconnect, prefetchDNS } from 'react-dom';
import { backendOrigin, readBackendOrigin } from '#src/site/backend-origin.ts';

/** Calls have no credentials, so they use a separate connection (Fetch standard, "connection pool"). */
const connect = (origin: string) => preconnect(origin, { crossOrigin: 'anonymous' });

/** Hints to other origins would reveal the visit. */
export function hintResources(): void {
  const backend = readBackendOrigin(document.getElementById('main')?.innerHTML ?? '');
  if (backend) {
    prefetchDNS(backend);
    connect(backend);
  }
}

export function connectToBackend(): void {
  if (backendOrigin) connect(backendOrigin);
}
