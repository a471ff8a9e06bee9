import type { ComponentType } from 'react';
import { loadLatecomers } from './hydrate-late.ts';
import { loadSiteStyles } from '#src/theme/site-styles.ts';
import { findRoute, withoutTrailingSlash } from '#src/site/routes.ts';

/** What a page folder's `+Page.tsx` exports. */
export interface PageModule {
  readonly Page: ComponentType;
}

const modules = import.meta.glob<PageModule>('/pages/**/+Page.tsx');
const loading = new Map<string, Promise<PageModule>>();
const loaded = new Map<string, PageModule>();

const fileOf = (path: string) => {
  if (!findRoute(path)) return '/pages/_error/+Page.tsx';
  return `/pages${path === '/' ? '/index' : path}/+Page.tsx`;
};

async function load(file: string): Promise<PageModule> {
  const load = modules[file];
  if (!load) throw new Error(`${file} is missing: the route table in src/site/routes.ts has a row for it`);
  // Not for the first page, which has all the styles that it needs.
  const isPrerendered = loading.size === 0 || import.meta.env.SSR;
  const [module] = await Promise.all([load(), isPrerendered ? undefined : loadSiteStyles()]);
  if (!isPrerendered) await loadLatecomers();
  loaded.set(file, module);
  return module;
}

/**
 * Loads the page at `path`, the not-found page where there is none. Each page is a chunk of its own, fetched
 * once; after a failure the next call tries again.
 *
 * @throws {Error} when the chunk can't be fetched or the page folder is missing.
 */
export function loadPage(path: string): Promise<PageModule> {
  const file = fileOf(withoutTrailingSlash(path));
  const promise = loading.get(file) ?? load(file);
  loading.set(file, promise);
  promise.catch(() => loading.delete(file));
  return promise;
}

/** The page at `path` where it is loaded already. */
export function loadedPage(path: string): PageModule | undefined {
  return loaded.get(fileOf(withoutTrailingSlash(path)));
}
