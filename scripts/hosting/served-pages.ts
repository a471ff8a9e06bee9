import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../../src/site/hosting.ts';
import { provider } from '../../src/site/provider.ts';
import { routes } from '../../src/site/routes.ts';
import { contentHashes } from './content-hashes.ts';

/** A page as a host serves it: its path, its file below the built site, and its own content security policy. */
export interface ServedPage {
  readonly path: string;
  readonly file: string;
  readonly contentSecurityPolicy: string;
}

/** The name of the not-found page's file, which every host serves with status 404. */
export const notFoundFile = '404.html';

/** Reads the built pages and works out the policy of each. */
export async function readServedPages(outDir: string): Promise<readonly ServedPage[]> {
  const files = [
    ...routes.map(({ path }) => ({
      path: path as string,
      file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    })),
    { path: `/${notFoundFile}`, file: notFoundFile },
  ];
  return Promise.all(
    files.map(async ({ path, file }) => {
      const html = await readFile(join(outDir, file), 'utf8');
      return { path, file, contentSecurityPolicy: contentSecurityPolicy(provider, contentHashes(html)) };
    }),
  );
}
