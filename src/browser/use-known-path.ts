import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute } from '#src/site/routes.ts';

const never = () => () => {};

/**
 * The path of the address. Where no page is, it is empty until the component is hydrated: the prerendered not-found page
 * stands for every such address and knows none.
 */
export function useKnownPath(): string {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    never,
    () => pathname,
    () => (findRoute(pathname) ? pathname : ''),
  );
}
