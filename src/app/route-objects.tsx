import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from '#src/layout/ErrorScreen.tsx';
import { Layout } from '#src/layout/Layout.tsx';
import { findRoute, routes } from '#src/site/routes.ts';
import { loadPage, type PageModule } from './page-modules.ts';

/**
 * The router's routes, derived from the route table. The page at `currentPath` is already loaded, so that
 * prerendering and hydration start with it; every other page is loaded when it is visited.
 */
export function createRouteObjects(currentPath: string, { Page }: PageModule): RouteObject[] {
  const pageAt = (path: string, loadPath: string, isCurrent: boolean): RouteObject => {
    const id = path === '/' ? 'index' : path;
    if (isCurrent) return { id, path, Component: Page };
    return { id, path, lazy: async () => ({ Component: (await loadPage(loadPath)).Page }) };
  };
  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      children: [
        ...routes.map(({ path }) => pageAt(path, path, path === currentPath)),
        pageAt('*', '/not-found', !findRoute(currentPath)),
      ],
    },
  ];
}
