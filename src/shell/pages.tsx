import { type ComponentType, lazy, useState } from 'react';
import { EnhancementBoundary } from '#src/components/EnhancementBoundary.tsx';
import { getLoadedPage, importPage } from '#src/browser/page-modules.ts';
import { routes } from '#src/site/routes.ts';

/** The path `*` is the not-found page. */
export interface AppPage {
  readonly path: string;
  readonly Page: ComponentType;
}

/** Loads the first page now, because React could remove the prerendered page while it waits for the code. */
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
      // No network, or a newer release. The URL is already the page's.
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

/** Inside the lazy page, because the boundary's Suspense would show nothing while the page loads. */
const addBoundary = (Page: ComponentType) =>
  function BoundedPage() {
    return (
      <EnhancementBoundary>
        <Page />
      </EnhancementBoundary>
    );
  };
