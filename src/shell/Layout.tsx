import { ErrorBoundary } from 'react-error-boundary';
import { Outlet } from 'react-router-dom';
import { Analytics } from '#src/analytics/Analytics.tsx';
import { EnhancementBoundary } from '#src/components/EnhancementBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';
import { ToastRegion } from '#src/forms/toasts/ToastRegion.tsx';
import { RouteEffects } from './RouteEffects.tsx';

export function Layout() {
  return (
    <>
      <EnhancementBoundary>
        <SkipLink />
        <Header />
      </EnhancementBoundary>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <EnhancementBoundary>
        <Footer />
      </EnhancementBoundary>
      <ErrorBoundary fallback={null}>
        <RouteEffects />
      </ErrorBoundary>
      {__PROVIDER__.analyticsUrl && (
        <ErrorBoundary fallback={null}>
          <Analytics url={__PROVIDER__.analyticsUrl} />
        </ErrorBoundary>
      )}
      {/* Last, because focus that leaves it forward returns to where it was. */}
      <ToastRegion />
    </>
  );
}
