/**
 * Writes what each supported host reads to serve the built site as it should be: every page with a policy of its own,
 * the files of static hosts, and those of nginx.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provider } from '#src/site/provider.ts';
import type { BuildContext } from '../build-context.ts';
import { nginxFiles, nginxRoot } from './nginx.ts';
import { readServedPages } from './served-pages.ts';
import { headersFile, redirectsFile, vercelFile } from './static-hosts.ts';

/**
 * Writes `_headers`, `_redirects` and `vercel.json` into the built site, and beside it what nginx reads and the
 * account of the pages that `scripts/serve/serve-site.ts` follows.
 */
export async function writeHostFiles({
  outDir,
  routes,
}: Pick<BuildContext, 'outDir' | 'routes'>): Promise<void> {
  const pages = await readServedPages({ outDir, routes });
  await mkdir(join(outDir, '../hosting'), { recursive: true });
  await Promise.all([
    writeFile(join(outDir, '_headers'), headersFile(pages)),
    writeFile(join(outDir, '_redirects'), redirectsFile(pages)),
    writeFile(join(outDir, 'vercel.json'), vercelFile(pages)),
    ...Object.entries(nginxFiles(pages, provider.siteUrl, nginxRoot)).map(([name, text]) =>
      writeFile(join(outDir, '../hosting', name), text),
    ),
    writeFile(join(outDir, '../served-pages.json'), JSON.stringify(pages, null, 2)),
  ]);
}
