import { useDeferredValue } from 'react';

/**
 * Returns false on the prerendered page and during hydration, so that both match. A deferred value re-renders in
 * slices; a store's snapshot would cause one long task
 * (https://react.dev/reference/react/useSyncExternalStore#caveats).
 */
export const useIsHydrated = () => useDeferredValue(true, false);
