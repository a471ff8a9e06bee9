import { type ComponentType, lazy, useState } from 'react';
import { EnhancementBoundary } from '#src/components/EnhancementBoundary.tsx';
import { getLoadedPage, importPage } from '#src/browser/page-modules.ts';
import { routes } from '#src/site/routes.ts';

/** A page and its path in React Router's syntax. `*` is the not-found page. */
export interface AppPage {
  readonly path: string;
  readonly Page: ComponentType;
}

/**
 * Loads the first page; the others load when they are shown. If React waited for the first page's code, it could remove the
 * prerendered page meanwhile.
 */
export async function loadPages(firstPath: string): Promise<readonly AppPage[]> {
  await importPage(firstPath);
  return [...routes.map(({ path }) => path), '*'].map((path) => ({ path, Page: createPage(path) }));
}

function createPage(path: string): ComponentType {
  const LazyPage = lazy(async () => {
    try {
      const { Page } = await importPage(path);
      return { default: addBoundary(Page) };
    } catch {
      // The chunk can't load (no network, a newer release). The address is already that of the page.
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });
  return function AppPage() {
    // React renders a lazy page twice, even if it is loaded.
    const [Page] = useState(() => {
      const LoadedPage = getLoadedPage(path);
      return LoadedPage ? addBoundary(LoadedPage) : LazyPage;
    });
    return <Page />;
  };
}

/** Adds it inside the lazy page, because the boundary's Suspense would show nothing while the page loads. */
const addBoundary = (Page: ComponentType) =>
  function BoundedPage() {
    return (
      <EnhancementBoundary>
        <Page />
      </EnhancementBoundary>
    );
  };
