import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { loadPage } from '#src/app/page-modules.ts';
import { createRouteObjects } from '#src/app/route-objects.tsx';
import { findRoute } from '#src/site/routes.ts';
import { createStyleCache } from '#src/theme/emotion-cache.ts';

const path = window.location.pathname;
const page = await loadPage(path);
const router = createBrowserRouter(createRouteObjects(findRoute(path) ? path : '/not-found', page));
const root = document.getElementById('root');
if (!root) throw new Error('#root is missing from the document');

// A transition is hydrated in slices, so that no task is felt (https://react.dev/reference/react/startTransition).
startTransition(() => {
  hydrateRoot(
    root,
    <App styleCache={createStyleCache()}>
      <RouterProvider router={router} />
    </App>,
  );
});
