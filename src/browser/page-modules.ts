import type { ComponentType } from 'react';
import { getPageFolder, notFoundPath } from '#src/site/paths.ts';
import { findRoute } from '#src/site/routes.ts';

interface PageModule {
  readonly Page: ComponentType;
}

const pageModules = import.meta.glob<PageModule>('/pages/**/+Page.tsx');

const loadedModules = new Map<string, PageModule>();

const getFile = (path: string) => `/${getPageFolder(findRoute(path) ? path : notFoundPath)}/+Page.tsx`;

export const getLoadedPage = (path: string): ComponentType | undefined =>
  loadedModules.get(getFile(path))?.Page;

/**
 * Imports the path's page, or the not-found page.
 *
 * @throws {Error} if the chunk can't load or the page folder is missing
 */
export async function importPage(path: string): Promise<PageModule> {
  const file = getFile(path);
  const load = pageModules[file];
  if (!load) throw new Error(`${file} is missing. Add it, or remove its row from src/site/routes.ts`);
  const module = await load();
  loadedModules.set(file, module);
  return module;
}
