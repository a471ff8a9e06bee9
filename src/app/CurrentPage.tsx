import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorScreen } from '#src/components/ErrorScreen.tsx';
import { loadedPage, loadPageOrDocument } from './page-modules.ts';
import { RenderGuard } from './RenderGuard.tsx';

/**
 * The page of the current address, or the error screen if it fails to render. The router navigates in a transition: the
 * page before stays until the code of the next has arrived.
 */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { Page } = loadedPage(pathname) ?? use(loadPageOrDocument(pathname));
  return (
    // The key belongs to both: an error screen goes in the very render that shows the next page.
    <RenderGuard key={pathname} fallback={<ErrorScreen />}>
      <Page />
    </RenderGuard>
  );
}
