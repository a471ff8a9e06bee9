import '#src/theme/tokens.css';
import '#src/theme/elements.css';
import { ErrorBoundary } from 'react-error-boundary';
import { HelmetProvider } from 'react-helmet-async';
import { getDocumentUrl } from '#src/browser/attribution.ts';
import { Analytics } from '#src/consent/Analytics.tsx';
import { EnhancementBoundary } from '#src/components/EnhancementBoundary.tsx';
import { Layout } from '#src/components/Layout.tsx';
import { ChakraRoot } from '#src/theme/chakra/ChakraRoot.tsx';
import { PlainToast } from '#src/toasts/PlainToast.tsx';
import { Pages } from './Pages.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { ToastRegion } from './ToastRegion.tsx';

/** After a navigation in the app, the failed app may show a part of the previous page. */
function loadNextPage() {
  if (getDocumentUrl()?.pathname !== window.location.pathname) window.location.reload();
}

export function App() {
  return (
    // Without the app, links load documents and forms post natively.
    <EnhancementBoundary onError={loadNextPage}>
      <HelmetProvider>
        <ChakraRoot>
          <Layout>
            <Pages />
          </Layout>
          <ErrorBoundary fallback={null}>
            <RouteEffects />
          </ErrorBoundary>
          <ErrorBoundary fallback={<PlainToast />}>
            <ToastRegion />
          </ErrorBoundary>
          {__PROVIDER__.analyticsUrl && (
            <ErrorBoundary fallback={null}>
              <Analytics url={__PROVIDER__.analyticsUrl} />
            </ErrorBoundary>
          )}
        </ChakraRoot>
      </HelmetProvider>
    </EnhancementBoundary>
  );
}
