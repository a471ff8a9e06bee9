import { use, useInsertionEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adoptDefaultStyles } from '#src/theme/site-styles.ts';
import { loadedPage, loadPageOrDocument } from './page-modules.ts';

/**
 * The page of the current address. The router navigates in a transition: the page before stays until the code of
 * the next has arrived.
 */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { Page } = loadedPage(pathname) ?? use(loadPageOrDocument(pathname));
  // Does nothing on the prerendered page, because the default styles haven't been fetched yet.
  useInsertionEffect(adoptDefaultStyles, [pathname]);
  return <Page key={pathname} />;
}
