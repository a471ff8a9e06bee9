import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notFoundPath } from '#src/site/paths.ts';
import { routes } from '#src/site/routes.ts';

export const outDir = 'dist/client';

export const pagePaths: readonly string[] = [...routes.map(({ path }) => path), notFoundPath];

/** @throws {Error} if there is no built site. */
export function requireBuild(folder = outDir): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Run \`npm run build\` first.`);
}

export async function writeOutput(folder: string, path: string, data: string | Uint8Array) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}
