import { useDeferredValue } from 'react';

/**
 * Whether the component is hydrated: false on the prerendered page and during hydration, so that both are equal. What
 * depends on it then renders in slices. A store's snapshot that changes after hydration would render it in one long task
 * (https://react.dev/reference/react/useSyncExternalStore#caveats).
 */
export const useIsHydrated = () => useDeferredValue(true, false);
