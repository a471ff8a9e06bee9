import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { provider } from '#src/site/provider.ts';
import { routes, type RouteRow } from '#src/site/routes.ts';
import { pageDates, type PageDates } from './page-dates.ts';

/** The fields of a route that the build's steps read. */
export type BuiltRoute = Omit<RouteRow, 'path' | 'group' | 'menuAction'> & { readonly path: string };

/** The input of every build step. */
export interface BuildContext {
  /** Folder of the built site: `index.html`, `<route>.html`, `404.html`. */
  readonly outDir: string;
  /** Canonical origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly routes: readonly BuiltRoute[];
  /** The day (YYYY-MM-DD) each page's content last changed, by path; pages whose day isn't known are left out. */
  readonly pageDates: PageDates;
}

/** The context of the real site, once Vike has written its pages. */
export async function siteBuildContext(outDir = 'dist/client'): Promise<BuildContext> {
  return { outDir, siteUrl: provider.siteUrl, routes, pageDates: pageDates() };
}

/** @throws {Error} where there is no built site to work on. */
export function requireBuild(outDir: string): void {
  if (!existsSync(join(outDir, 'index.html')))
    throw new Error(`${outDir} holds no built site. Run "npm run build" first.`);
}

/** Writes a file of the built site and the folders above it. */
export async function writeOutput(
  { outDir }: Pick<BuildContext, 'outDir'>,
  path: string,
  data: string | Uint8Array,
) {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}
