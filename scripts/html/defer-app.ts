import type { ViteManifest } from './vite-manifest.ts';
import { chunkOf, clientEntry, importsOf } from './vite-manifest.ts';

/**
 * Takes the app's script out of the page and names its modules on the boot script, which decides when to bring them
 * in: the chunks the entry needs, the page's own chunk, and the entry last.
 */
export function deferApp(html: string, manifest: ViteManifest, pageModule: string): string {
  const entry = chunkOf(manifest, clientEntry);
  const modules = [
    ...new Set([
      ...importsOf(manifest, clientEntry),
      ...importsOf(manifest, pageModule),
      chunkOf(manifest, pageModule),
      entry,
    ]),
  ].map((file) => `/${file}`);
  const scriptTag = new RegExp(`<script src="/${entry}"[^>]*></script>`);
  if (!scriptTag.test(html)) throw new Error(`The page of ${pageModule} has no script tag of ${clientEntry}`);
  return html
    .replace(scriptTag, '')
    .replace('<script id="boot">', `<script id="boot" data-app="${modules.join(' ')}">`);
}
