import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absoluteUrl } from '#src/seo/head.ts';
import { contentSecurityPolicy } from '#src/site/hosting.ts';
import { htmlFile, markdownPath, notFoundPath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import type { BuildContext } from '../build-context.ts';
import { contentHashes } from './content-hashes.ts';

/** A page as a host serves it: its path, its file below the built site, and its own content security policy. */
export interface ServedPage {
  readonly path: string;
  readonly file: string;
  readonly contentSecurityPolicy: string;
  /** The page as Markdown: its path and its `Link` header; the not-found page has no rendition. */
  readonly rendition?: { readonly path: string; readonly link: string };
}

/** The name of the not-found page's file, which every host serves with status 404. */
export const notFoundFile = htmlFile(notFoundPath);

/**
 * Names a page as the canonical address of its rendition, which has no head to say so
 * (https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, "rel=canonical HTTP
 * header").
 */
export const renditionOf = (path: string) => ({
  path: markdownPath(path),
  link: `<${absoluteUrl(path)}>; rel="canonical"`,
});

/** Reads the built pages and works out the policy of each. */
export async function readServedPages({
  outDir,
  routes,
}: Pick<BuildContext, 'outDir' | 'routes'>): Promise<readonly ServedPage[]> {
  const files = [
    ...routes.map(({ path }) => ({ path, file: htmlFile(path), rendition: renditionOf(path) })),
    { path: `/${notFoundFile}`, file: notFoundFile },
  ];
  return Promise.all(
    files.map(async (page) => {
      const html = await readFile(join(outDir, page.file), 'utf8');
      return { ...page, contentSecurityPolicy: contentSecurityPolicy(provider, contentHashes(html)) };
    }),
  );
}
