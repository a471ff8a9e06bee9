import { ErrorBoundary } from 'react-error-boundary';
import { HelmetProvider } from 'react-helmet-async';
import { ErrorScreen } from '#src/layout/ErrorScreen.tsx';
import { Layout } from '#src/layout/Layout.tsx';
import { ChakraRoot } from '#src/theme/chakra/ChakraRoot.tsx';
import { reportFailure } from '#src/browser/error-report.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { LinkNavigation } from './LinkNavigation.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { NotificationRegion } from './NotificationRegion.tsx';

/** The whole site inside a router: `BrowserRouter` in the browser, `StaticRouter` while prerendering. */
export function App() {
  return (
    <HelmetProvider>
      <ChakraRoot>
        <ErrorBoundary FallbackComponent={ErrorScreen} onError={(error) => reportFailure('render', error)}>
          <Layout>
            <CurrentPage />
          </Layout>
          <LinkNavigation />
          <RouteEffects />
          <NotificationRegion />
        </ErrorBoundary>
      </ChakraRoot>
    </HelmetProvider>
  );
}
