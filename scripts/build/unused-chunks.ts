import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clientEntry, filesReachedFrom, type ViteManifest } from './vite-manifest.ts';

/**
 * Removes the chunks that the app can't reach: Vike writes an entry for each page and one that would load them, and
 * this site's app imports its pages itself.
 */
export async function removeUnusedChunks({ outDir }: { readonly outDir: string }): Promise<void> {
  const manifest = JSON.parse(await readFile(join(outDir, '../assets.json'), 'utf8')) as ViteManifest;
  const reached = filesReachedFrom(manifest, clientEntry);
  const unused = Object.values(manifest).filter(({ file }) => file.endsWith('.js') && !reached.has(file));
  await Promise.all(unused.map(({ file }) => rm(join(outDir, file))));
  // The manifest names source files, which the site doesn't publish.
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
}
