import { preconnect } from 'react-dom';
import { backendOrigin } from '#src/site/backend-origin.ts';

/** Calls have no credentials, so they use a separate connection (Fetch standard, "connection pool"). */
export function connectToBackend(): void {
  if (backendOrigin) preconnect(backendOrigin, { crossOrigin: 'anonymous' });
}
