import { useLocation } from 'react-router-dom';
import { findRoute } from '#src/site/routes.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Unknown paths are empty until hydration, because they share one prerendered page. */
export function useKnownPath(): string {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated || findRoute(pathname) ? pathname : '';
}
