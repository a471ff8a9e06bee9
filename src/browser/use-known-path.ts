import { useLocation } from 'react-router-dom';
import { findRoute } from '#src/site/routes.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * The path of the address. For an unknown address it is empty until the component is hydrated, because one prerendered
 * not-found page serves them all.
 */
export function useKnownPath(): string {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated || findRoute(pathname) ? pathname : '';
}
