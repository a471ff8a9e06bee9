import { useDeferredValue } from 'react';

/**
 * Returns false while a component renders first, during prerendering and hydration too, so that both render the same HTML. React renders a deferred value in
 * small tasks, but a store's snapshot in one long task
 * (https://react.dev/reference/react/useSyncExternalStore#caveats).
 */
export const useIsHydrated = () => useDeferredValue(true, false);
