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
import { ToastRegion } from './ToastRegion.tsx';
import { RenderGuard } from './RenderGuard.tsx';

export function App() {
  return (
    <HelmetProvider>
      <ChakraRoot>
        {/* Catches errors of the layout. Each page has its own guard. */}
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
          <ToastRegion />
          {__PROVIDER__.analyticsUrl && <Analytics url={__PROVIDER__.analyticsUrl} />}
        </RenderGuard>
      </ChakraRoot>
    </HelmetProvider>
  );
}
