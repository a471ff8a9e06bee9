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
  // Nothing happens on the prerendered page, for which the default styles haven't been fetched.
  useInsertionEffect(adoptDefaultStyles, [pathname]);
  return <Page key={pathname} />;
}
