/** `node scripts/host-files.ts`: writes what each supported host reads to serve the built site as it should be. */
import './define-provider.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provider } from '../src/site/provider.ts';
import { nginxFiles } from './hosting/nginx.ts';
import { readServedPages } from './hosting/served-pages.ts';
import { headersFile, redirectsFile, vercelFile } from './hosting/static-hosts.ts';

/** Where nginx expects the built site and its own files. */
const nginxRoot = '/var/www/dep-site';

/**
 * Writes `_headers`, `_redirects` and `vercel.json` into the built site, and beside it what nginx reads and the
 * account of the pages that `scripts/serve.ts` follows.
 */
export async function writeHostFiles({ outDir }: { readonly outDir: string }): Promise<void> {
  const pages = await readServedPages(outDir);
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

if (import.meta.main) await writeHostFiles({ outDir: 'dist/client' });
