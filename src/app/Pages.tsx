import { lazy } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { EnhancementBoundary } from '#src/components/EnhancementBoundary.tsx';
import { ErrorScreen } from '#src/components/ErrorScreen.tsx';
import { importPage } from '#src/site/page-modules.ts';
import { routes } from '#src/site/routes.ts';

/** If the page's chunk can't load (no network, a newer release), loads the document, whose URL is already the address. */
const createLazyPage = (path: string) =>
  lazy(async () => {
    try {
      const { Page } = await importPage(path);
      // The boundary must not be outside: a new Suspense boundary would replace the previous page by nothing.
      const Default = () => (
        <EnhancementBoundary>
          <Page />
        </EnhancementBoundary>
      );
      return { default: Default };
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });

const pages = [...routes.map(({ path }) => path), '*'].map((path) => ({ path, Page: createLazyPage(path) }));

/** React Router navigates in a transition, so the previous page stays until the next one is loaded. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={<ErrorScreen />}>
      <Routes>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} caseSensitive element={<Page />} />
        ))}
      </Routes>
    </ErrorBoundary>
  );
}
