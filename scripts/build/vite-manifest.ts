import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outDir } from './output.ts';

/** Vite's account of the chunks it wrote (https://vite.dev/guide/backend-integration). */
type ViteManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

/** Reads the manifest of the built site. */
export const readManifest = async (): Promise<ViteManifest> =>
  JSON.parse(await readFile(join(outDir, '../assets.json'), 'utf8')) as ViteManifest;

/** The file of the site's style sheet, under the name that Vite gives it. */
export const getStyleSheet = (manifest: ViteManifest): string => chunkOf(manifest, 'style.css');

/** The module that starts the app. */
export const clientEntry = 'renderer/client.tsx';

/** The file of the chunk that holds `module`. */
function chunkOf(manifest: ViteManifest, module: string): string {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build's manifest has no chunk for ${module}`);
  return chunk.file;
}

/** The files that `module` imports at once, deepest first, without its own. */
function importsOf(manifest: ViteManifest, module: string): string[] {
  const seen = new Set<string>();
  const visit = (name: string): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const chunk = manifest[name];
    return chunk ? [...(chunk.imports ?? []).flatMap(visit), chunk.file] : [];
  };
  return visit(module).slice(0, -1);
}

/** The app's modules for a page, as addresses: the chunks that the entry needs, the page's own, and the entry last. */
export function appModules(manifest: ViteManifest, pageModule: string): readonly string[] {
  const entry = chunkOf(manifest, clientEntry);
  const files = new Set([
    ...importsOf(manifest, clientEntry),
    ...importsOf(manifest, pageModule),
    chunkOf(manifest, pageModule),
    entry,
  ]);
  return [...files].map((file) => `/${file}`);
}

/** The files of every chunk that `module` brings in, at once or later, with its own. */
function filesReachedFrom(manifest: ViteManifest, module: string): Set<string> {
  const reached = new Set([module]);
  // A set grows while it is walked: each chunk is visited once.
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) reached.add(next);
  }
  return new Set([...reached].map((key) => manifest[key]?.file ?? ''));
}

/**
 * Removes what the app can't reach. Vike writes an entry for each page and one that would load them, although this site's
 * app imports its pages itself, and the style sheets of the server's modules besides those of the app.
 */
export async function removeUnusedFiles(): Promise<void> {
  const manifest = await readManifest();
  const reached = filesReachedFrom(manifest, clientEntry);
  reached.add(getStyleSheet(manifest));
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const unused = new Set(files.filter((file) => /\.(?:js|css)$/.test(file) && !reached.has(file)));
  await Promise.all([...unused].map((file) => rm(join(outDir, file))));
  // The manifest names source files, which the site doesn't publish.
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
}
