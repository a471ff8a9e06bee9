import type { ComponentType } from 'react';
import { requireSiteStyles } from '#src/theme/site-styles.ts';
import { pageFolder } from '#src/site/paths.ts';
import { withoutTrailingSlash } from '#src/site/paths.ts';
import { findRoute } from '#src/site/routes.ts';

interface PageModule {
  readonly Page: ComponentType;
}

interface RequestedPage {
  readonly code: Promise<PageModule>;
  /** Lets a loaded page render synchronously. */
  module?: PageModule;
  /** One promise for all renders, as `use` requires. */
  shown?: Promise<PageModule>;
}

const pageImports = import.meta.glob<PageModule>('/pages/**/+Page.tsx');
const requested = new Map<string, RequestedPage>();

function fileOf(path: string): string {
  const route = withoutTrailingSlash(path);
  if (!findRoute(route)) return '/pages/_error/+Page.tsx';
  return `/${pageFolder(route)}/+Page.tsx`;
}

/** The document contains the styles of its first page. */
const documentPage = import.meta.env.SSR ? undefined : fileOf(window.location.pathname);

async function loadModule(file: string): Promise<PageModule> {
  const importPage = pageImports[file];
  if (!importPage) throw new Error(`${file} is missing. Add it, or remove its row from src/site/routes.ts`);
  if (import.meta.env.SSR || file === documentPage) return importPage();
  const [module] = await Promise.all([importPage(), requireSiteStyles()]);
  return module;
}

function requestPage(path: string): RequestedPage {
  const file = fileOf(path);
  const known = requested.get(file);
  if (known) return known;
  const page: RequestedPage = { code: loadModule(file) };
  requested.set(file, page);
  page.code.then(
    (module) => (page.module = module),
    () => requested.delete(file),
  );
  return page;
}

/**
 * Loads the page at `path`, or the not-found page. Each page is a chunk, fetched once. After a failure, the next call
 * tries again.
 *
 * @throws {Error} if the chunk can't load or the page folder is missing
 */
export const loadPage = (path: string): Promise<PageModule> => requestPage(path).code;

export const loadedPage = (path: string): PageModule | undefined => requested.get(fileOf(path))?.module;

/** Loads the page for rendering. If its code can't load (no network, a newer release), reloads it as a document. */
export function loadPageOrDocument(path: string): Promise<PageModule> {
  const page = requestPage(path);
  page.shown ??= page.code.catch(() => {
    window.location.reload();
    return new Promise<never>(() => {});
  });
  return page.shown;
}
