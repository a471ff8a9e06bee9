import type { ComponentType } from 'react';
import { applySiteStyles } from '#src/theme/site-styles.ts';
import { getPageFolder } from '#src/site/paths.ts';
import { stripTrailingSlash } from '#src/site/paths.ts';
import { findRoute } from '#src/site/routes.ts';

interface PageModule {
  readonly Page: ComponentType;
}

interface RequestedPage {
  readonly loading: Promise<PageModule>;
  /** Lets a loaded page render synchronously. */
  module?: PageModule;
  /** One promise for all renders, as `use` requires. */
  renderPromise?: Promise<PageModule>;
}

const pageImports = import.meta.glob<PageModule>('/pages/**/+Page.tsx');
const requestedPages = new Map<string, RequestedPage>();

function getPageFile(path: string): string {
  const route = stripTrailingSlash(path);
  if (!findRoute(route)) return '/pages/_error/+Page.tsx';
  return `/${getPageFolder(route)}/+Page.tsx`;
}

/** The document contains the styles of its first page. */
const firstPageFile = import.meta.env.SSR ? undefined : getPageFile(window.location.pathname);

async function loadModule(file: string): Promise<PageModule> {
  const importPage = pageImports[file];
  if (!importPage) throw new Error(`${file} is missing. Add it, or remove its row from src/site/routes.ts`);
  if (import.meta.env.SSR || file === firstPageFile) return importPage();
  const [module] = await Promise.all([importPage(), applySiteStyles()]);
  return module;
}

function requestPage(path: string): RequestedPage {
  const file = getPageFile(path);
  const existing = requestedPages.get(file);
  if (existing) return existing;
  const page: RequestedPage = { loading: loadModule(file) };
  requestedPages.set(file, page);
  page.loading.then(
    (module) => (page.module = module),
    () => requestedPages.delete(file),
  );
  return page;
}

/**
 * Loads the page, or the not-found page. After a failure, the next call tries again.
 *
 * @throws {Error} if the chunk can't load or the page folder is missing
 */
export const loadPage = (path: string): Promise<PageModule> => requestPage(path).loading;

export const getLoadedPage = (path: string): PageModule | undefined =>
  requestedPages.get(getPageFile(path))?.module;

/** Reloads the document if the page's code can't load (no network, a newer release). */
export function loadPageOrDocument(path: string): Promise<PageModule> {
  const page = requestPage(path);
  page.renderPromise ??= page.loading.catch(() => {
    window.location.reload();
    return new Promise<never>(() => {});
  });
  return page.renderPromise;
}
