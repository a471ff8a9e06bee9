/** Vite's account of the chunks it wrote (https://vite.dev/guide/backend-integration). */
export type ViteManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

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
