import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notFoundPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';

/** Folder of the built site: `index.html`, `<route>.html`, `404.html`. */
export const outDir = 'dist/client';

/** The paths of all built pages, the not-found page included. */
export const pagePaths: readonly string[] = [...routes.map(({ path }) => path), notFoundPath];

/** @throws {Error} if the folder holds no built site. */
export function requireBuild(folder = outDir): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no built site. Run "npm run build" first.`);
}

/** Writes a file of the built site and the folders above it. */
export async function writeOutput(path: string, data: string | Uint8Array) {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}
