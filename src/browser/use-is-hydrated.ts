import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether the component is hydrated: false on the prerendered page and during hydration, so that both are equal. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
