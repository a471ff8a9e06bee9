import type { ComponentType } from 'react';
import { requireSiteStyles } from '#src/theme/site-styles.ts';
import { pageFolder } from '#src/site/paths.ts';
import { withoutTrailingSlash } from '#src/site/paths.ts';
import { findRoute } from '#src/site/routes.ts';

/** What a page folder's `+Page.tsx` exports. */
interface PageModule {
  readonly Page: ComponentType;
}

/** A page whose code has been asked for. */
interface RequestedPage {
  readonly code: Promise<PageModule>;
  /** The loaded code, so that a loaded page renders at once. */
  module?: PageModule;
  /** What rendering waits for: the same promise however often a page is rendered meanwhile. */
  shown?: Promise<PageModule>;
}

const pageImports = import.meta.glob<PageModule>('/pages/**/+Page.tsx');
const requested = new Map<string, RequestedPage>();

function fileOf(path: string): string {
  const route = withoutTrailingSlash(path);
  if (!findRoute(route)) return '/pages/_error/+Page.tsx';
  return `/${pageFolder(route)}/+Page.tsx`;
}

/** The page that the document came with, which has the styles that it needs. */
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
 * Loads the page at `path`, the not-found page where there is none. Each page is a chunk of its own, fetched
 * once; after a failure the next call tries again.
 *
 * @throws {Error} when the chunk can't be fetched or the page folder is missing.
 */
export const loadPage = (path: string): Promise<PageModule> => requestPage(path).code;

/** The page at `path` where it is loaded already. */
export const loadedPage = (path: string): PageModule | undefined => requested.get(fileOf(path))?.module;

/**
 * The page at `path`, to be rendered. If its code can't be fetched (a dead network, a newer release), the browser loads
 * it as a document.
 */
export function loadPageOrDocument(path: string): Promise<PageModule> {
  const page = requestPage(path);
  page.shown ??= page.code.catch(() => {
    window.location.reload();
    return new Promise<never>(() => {});
  });
  return page.shown;
}
