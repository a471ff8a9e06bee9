/** Vite's account of the chunks it wrote (https://vite.dev/guide/backend-integration). */
export type ViteManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

/** The module that starts the app. */
export const clientEntry = 'renderer/+client.tsx';

/** The file of the chunk that holds `module`. */
export function chunkOf(manifest: ViteManifest, module: string): string {
  const chunk = Object.entries(manifest).find(
    ([key]) => key === module || key.endsWith(`/${module}`) || key.endsWith(module),
  );
  if (!chunk) throw new Error(`The build's manifest has no chunk for ${module}`);
  return chunk[1].file;
}

/** The files that `module` imports at once, deepest first, without its own. */
export function importsOf(manifest: ViteManifest, module: string): string[] {
  const own = chunkOf(manifest, module);
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.file === own) as string;
  const seen = new Set<string>();
  const visit = (name: string): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const chunk = manifest[name];
    return chunk ? [...(chunk.imports ?? []).flatMap(visit), chunk.file] : [];
  };
  return visit(key).filter((file) => file !== own);
}

/** The files of every chunk that `module` brings in, at once or later, with its own. */
export function filesReachedFrom(manifest: ViteManifest, module: string): ReadonlySet<string> {
  const own = chunkOf(manifest, module);
  const reached = new Set(Object.keys(manifest).filter((key) => manifest[key]?.file === own));
  // A set grows while it is walked: each chunk is visited once.
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) reached.add(next);
  }
  return new Set([...reached].map((key) => manifest[key]?.file ?? ''));
}
