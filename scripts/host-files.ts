/** `node scripts/host-files.ts`: writes what each supported host reads to serve the built site as it should be. */
import './define-provider.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readServedPages } from './hosting/served-pages.ts';

/** Writes the account of the pages that `scripts/serve.ts` follows. */
export async function writeHostFiles({ outDir }: { readonly outDir: string }): Promise<void> {
  const pages = await readServedPages(outDir);
  await writeFile(join(outDir, '../served-pages.json'), JSON.stringify(pages, null, 2));
}

if (import.meta.main) await writeHostFiles({ outDir: 'dist/client' });
