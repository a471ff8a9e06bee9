import '#src/theme/tokens.css';
import '#src/theme/elements.css';
import { useDeferredValue } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { getDocumentUrl } from '#src/browser/document-url.ts';
import { EnhancementBoundary } from '#src/components/EnhancementBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { ChakraRoot } from '#src/theme/chakra/ChakraRoot.tsx';
import { Layout } from './Layout.tsx';
import type { AppPage } from './pages.tsx';

/** After a navigation, the failed app may show a part of the previous page. */
function loadNextPage() {
  if (getDocumentUrl()?.pathname !== window.location.pathname) window.location.reload();
}

/** Constant, so that a navigation doesn't render it again. */
const layout = <Layout />;

export function App({ pages }: { pages: readonly AppPage[] }) {
  // React renders Back and Forward at once, and would show nothing until the page is loaded.
  const location = useDeferredValue(useLocation());
  return (
    // Without the app, links and forms work natively.
    <EnhancementBoundary onError={loadNextPage}>
      <ChakraRoot>
        <Routes location={location}>
          <Route element={layout}>
            {pages.map(({ path, Page }) => (
              <Route
                key={path}
                path={path}
                caseSensitive
                element={
                  <ErrorBoundary key={path} fallback={<ErrorScreen />}>
                    <Page />
                  </ErrorBoundary>
                }
              />
            ))}
          </Route>
        </Routes>
      </ChakraRoot>
    </EnhancementBoundary>
  );
}
