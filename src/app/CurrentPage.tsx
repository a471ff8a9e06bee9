import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { EnhancementBoundary } from '#src/components/EnhancementBoundary.tsx';
import { ErrorScreen } from '#src/components/ErrorScreen.tsx';
import { getLoadedPage, loadPageOrDocument } from './page-modules.ts';
import { RenderGuard } from './RenderGuard.tsx';

/** The router navigates in a transition, so the previous page stays until the next one is loaded. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { Page } = getLoadedPage(pathname) ?? use(loadPageOrDocument(pathname));
  return (
    // The key resets the boundaries in the same render that shows the next page.
    <RenderGuard key={pathname} fallback={<ErrorScreen />}>
      <EnhancementBoundary>
        <Page />
      </EnhancementBoundary>
    </RenderGuard>
  );
}
