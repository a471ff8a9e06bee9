import { useDeferredValue } from 'react';

/**
 * Returns false on a component's first render, including prerendering and hydration, so that both render the same HTML. React renders a deferred value in
 * small tasks, but a store's snapshot in one long task
 * (https://react.dev/reference/react/useSyncExternalStore#caveats).
 */
export const useIsHydrated = () => useDeferredValue(true, false);
