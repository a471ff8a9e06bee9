import '#src/theme/tokens.css';
import '#src/theme/elements.css';
import { HelmetProvider } from 'react-helmet-async';
import { Analytics } from '#src/consent/Analytics.tsx';
import { ErrorScreen } from '#src/components/ErrorScreen.tsx';
import { Layout } from '#src/components/Layout.tsx';
import { ChakraRoot } from '#src/theme/chakra/ChakraRoot.tsx';
import { CurrentPage } from './CurrentPage.tsx';
import { LinkNavigation } from './LinkNavigation.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { NotificationRegion } from './NotificationRegion.tsx';
import { RenderGuard } from './RenderGuard.tsx';

/** The whole site inside a router: `BrowserRouter` in the browser, `StaticRouter` while prerendering. */
export function App() {
  return (
    <HelmetProvider>
      <ChakraRoot>
        {/* For the layout itself; a page has a guard of its own, and the layout stays. */}
        <RenderGuard
          fallback={
            <main>
              <ErrorScreen />
            </main>
          }
        >
          <Layout>
            <CurrentPage />
          </Layout>
          <LinkNavigation />
          <RouteEffects />
          <NotificationRegion />
          {__PROVIDER__.analyticsUrl && <Analytics url={__PROVIDER__.analyticsUrl} />}
        </RenderGuard>
      </ChakraRoot>
    </HelmetProvider>
  );
}
