import { useDeferredValue } from 'react';

/**
 * Returns false on the first render, so that prerendering and hydration give the same HTML. React renders a deferred
 * value in small tasks, but a store's snapshot in one (https://react.dev/reference/react/useSyncExternalStore#caveats).
 */
export const useIsHydrated = () => useDeferredValue(true, false);
