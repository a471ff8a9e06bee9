import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { htmlFile } from '#src/site/paths.ts';
import { outDir, pagePaths } from './output.ts';

/** What a page may weigh, in bytes of brotli at its highest quality. The one place that says so. */
export const budgets = {
  /** A document with its styles: above the goal the audit warns, above the limit the build fails. */
  document: { goal: 14_336, limit: 15_360 },
  /** The scripts that a page brings in until it is hydrated. */
  scripts: 125_000,
  /** What a page fetches once it is hydrated: the motion of home. */
  later: 16_000,
  /** The boot script, which is inlined in each document. */
  bootScript: 2_048,
  /** All typefaces together. */
  typefaces: 40_000,
} as const;

/** The bytes of `data` in brotli at its highest quality. */
export function compressedSize(data: string | Buffer): number {
  const buffer = Buffer.from(data);
  return brotliCompressSync(buffer, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
  }).length;
}

/**
 * The modules that a page's boot script imports, as the page lists them.
 *
 * @throws {Error} if it lists none.
 */
export function findModules(html: string): string[] {
  const modules = /<script id="boot" data-app="([^"]+)"/.exec(html)?.[1]?.split(' ');
  if (!modules) throw new Error('The page names no modules in the data-app attribute of its boot script');
  return modules;
}

/** Bytes as a person reads them: `14,336`. */
export const formatBytes = (bytes: number) => bytes.toLocaleString('en-US');

const exceeds = (what: string, bytes: number, limit: number) =>
  bytes > limit
    ? [
        `${what} ${formatBytes(bytes)} bytes (brotli 11), ${formatBytes(bytes - limit)} more than the ${formatBytes(limit)} that a page may have`,
      ]
    : [];

/**
 * What is above its limit, a line each.
 *
 * @param weigh - returns the compressed size of a module.
 */
export const findExcess = (path: string, html: string, weigh: (module: string) => number): string[] => [
  ...exceeds(`${path} with its styles has`, compressedSize(html), budgets.document.limit),
  ...exceeds(
    `The scripts of ${path} have`,
    findModules(html).reduce((sum, module) => sum + weigh(module), 0),
    budgets.scripts,
  ),
];

/** @throws {Error} that names each page above a limit and by how much. */
export async function checkWeights(): Promise<void> {
  const sizes = new Map<string, number>();
  const weigh = (module: string) => {
    const size = sizes.get(module) ?? compressedSize(readFileSync(join(outDir, module)));
    sizes.set(module, size);
    return size;
  };
  const excess = pagePaths.flatMap((path) =>
    findExcess(path, readFileSync(join(outDir, htmlFile(path)), 'utf8'), weigh),
  );
  if (excess.length > 0)
    throw new Error(
      `too much to load:\n  ${excess.join('\n  ')}\nShorten a text, or move a section to another page.`,
    );
}
