import { use, useInsertionEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adoptDefaultStyles } from '#src/theme/site-styles.ts';
import { loadedPage, loadPage } from './page-modules.ts';

/** A page whose code can't be fetched (a dead network, a newer release) is asked from the server as a document. */
const loadPageOrDocument = (path: string) =>
  loadPage(path).catch(() => {
    window.location.reload();
    return new Promise<never>(() => {});
  });

const pending = new Map<string, ReturnType<typeof loadPageOrDocument>>();

function pendingPage(path: string) {
  const promise = pending.get(path) ?? loadPageOrDocument(path);
  pending.set(path, promise);
  return promise;
}

/**
 * The page of the current address. The router navigates in a transition: the page before stays until the code of
 * the next has arrived.
 */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { Page } = loadedPage(pathname) ?? use(pendingPage(pathname));
  // Nothing happens on the prerendered page, for which the default styles haven't been fetched.
  useInsertionEffect(adoptDefaultStyles, [pathname]);
  return <Page key={pathname} />;
}
