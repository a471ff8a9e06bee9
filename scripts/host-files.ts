/** `node scripts/host-files.ts`: writes what each supported host reads to serve the built site as it should be. */
import './define-provider.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provider } from '../src/site/provider.ts';
import { nginxFile } from './hosting/nginx.ts';
import { readServedPages } from './hosting/served-pages.ts';
import { headersFile, redirectsFile, vercelFile } from './hosting/static-hosts.ts';

/** Where the nginx site file expects the built site. */
const nginxRoot = '/var/www/dep-site';

/**
 * Writes `_headers`, `_redirects` and `vercel.json` into the built site, and beside it the nginx site file and the
 * account of the pages that `scripts/serve.ts` follows.
 */
export async function writeHostFiles({ outDir }: { readonly outDir: string }): Promise<void> {
  const pages = await readServedPages(outDir);
  await mkdir(join(outDir, '../hosting'), { recursive: true });
  await Promise.all([
    writeFile(join(outDir, '_headers'), headersFile(pages)),
    writeFile(join(outDir, '_redirects'), redirectsFile(pages)),
    writeFile(join(outDir, 'vercel.json'), vercelFile(pages)),
    writeFile(join(outDir, '../hosting/nginx.conf'), nginxFile(pages, provider.siteUrl, nginxRoot)),
    writeFile(join(outDir, '../served-pages.json'), JSON.stringify(pages, null, 2)),
  ]);
}

if (import.meta.main) await writeHostFiles({ outDir: 'dist/client' });
