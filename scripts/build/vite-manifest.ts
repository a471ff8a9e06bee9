import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Vite's manifest (https://vite.dev/guide/backend-integration). */
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

/** Vike writes the manifest next to the build's `client` folder. */
export const readManifest = async (folder: string): Promise<ViteManifest> =>
  JSON.parse(await readFile(join(folder, '../assets.json'), 'utf8')) as ViteManifest;

export const getStyleSheet = (manifest: ViteManifest): string => getChunkFile(manifest, 'style.css');

export const clientEntry = 'renderer/client.tsx';

function getChunkFile(manifest: ViteManifest, module: string): string {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`Vite's manifest has no chunk for ${module}. Check its path.`);
  return chunk.file;
}

/** Deepest import first, without the module's own file. */
function findImports(manifest: ViteManifest, module: string): string[] {
  const visited = new Set<string>();
  const visit = (name: string): string[] => {
    if (visited.has(name)) return [];
    visited.add(name);
    const chunk = manifest[name];
    return chunk ? [...(chunk.imports ?? []).flatMap(visit), chunk.file] : [];
  };
  return visit(module).slice(0, -1);
}

/** In evaluation order. */
export function findAppModules(manifest: ViteManifest, pageModule: string): readonly string[] {
  const entry = getChunkFile(manifest, clientEntry);
  const files = new Set([
    ...findImports(manifest, clientEntry),
    ...findImports(manifest, pageModule),
    getChunkFile(manifest, pageModule),
    entry,
  ]);
  return [...files].map((file) => `/${file}`);
}

function findReachableFiles(manifest: ViteManifest, module: string): Set<string> {
  const keys = new Set([module]);
  // The loop also visits the keys that it adds.
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) keys.add(next);
  }
  return new Set([...keys].map((key) => manifest[key]?.file ?? ''));
}

/** Removes Vike's page entries (the app imports its pages itself) and the style sheets of the server's modules. */
export async function removeUnusedFiles(folder: string): Promise<void> {
  const manifest = await readManifest(folder);
  const usedFiles = findReachableFiles(manifest, clientEntry);
  usedFiles.add(getStyleSheet(manifest));
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const unused = new Set(files.filter((file) => /\.(?:js|css)$/.test(file) && !usedFiles.has(file)));
  await Promise.all([...unused].map((file) => rm(join(folder, file))));
  // The manifest lists source files.
  await rm(join(folder, '.vite'), { recursive: true, force: true });
}
