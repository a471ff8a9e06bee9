import type { ComponentType } from 'react';
import { findRoute, withoutTrailingSlash } from '#src/site/routes.ts';

/** What a page folder's `+Page.tsx` exports. */
export interface PageModule {
  readonly Page: ComponentType;
}

const modules = import.meta.glob<PageModule>('/pages/**/+Page.tsx');

const fileOf = (path: string) => {
  if (!findRoute(path)) return '/pages/_error/+Page.tsx';
  return `/pages${path === '/' ? '/index' : path}/+Page.tsx`;
};

/**
 * Loads the page at `path`, the not-found page where there is none. Each page is a chunk of its own; a chunk
 * that was asked for once is not fetched again.
 *
 * @throws {Error} when the chunk can't be fetched or the page folder is missing.
 */
export function loadPage(path: string): Promise<PageModule> {
  const file = fileOf(withoutTrailingSlash(path));
  const load = modules[file];
  if (!load) return Promise.reject(new Error(`${file} is missing: the route table has a row for ${path}`));
  return load();
}
