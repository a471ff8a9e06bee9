import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { formPages } from '#shared/function-api.ts';
import { getHtmlFile } from '#src/site/paths.ts';
import { pagePaths } from './output.ts';

/** Size budgets of a page, in bytes (brotli 11). */
export const budgets = {
  /** The HTML with its styles. Above the goal the audit warns, above the limit the build fails. */
  document: { goal: 14_336, limit: 15_360 },
  /** All scripts that load until hydration. */
  scripts: { page: 126_000, formPage: 134_000 },
  /** Scripts that load after hydration, such as the animation of the home page. */
  laterScripts: 16_000,
  bootScript: 2_048,
  typefaces: 40_000,
} as const;

/** Returns the size in bytes (brotli 11). */
export function getCompressedSize(data: string | Buffer): number {
  const buffer = Buffer.from(data);
  return brotliCompressSync(buffer, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
  }).length;
}

/** Returns the modules that a page's boot script loads. */
export function findModules(html: string): string[] {
  const modules = /<script id="boot" data-app="([^"]+)"/.exec(html)?.[1]?.split(' ');
  if (!modules) throw new Error('The boot script of the page has no data-app attribute with modules');
  return modules;
}

export const formatBytes = (bytes: number) => bytes.toLocaleString('en-US');

const compareWithLimit = (name: string, bytes: number, limit: number) =>
  bytes > limit
    ? [
        `${name}: ${formatBytes(bytes)} bytes (brotli 11), ${formatBytes(bytes - limit)} above the limit of ${formatBytes(limit)}`,
      ]
    : [];

const getScriptBudget = (path: string) =>
  Object.values<string>(formPages).includes(path) ? budgets.scripts.formPage : budgets.scripts.page;

export const findSizeProblems = (
  path: string,
  html: string,
  getModuleSize: (module: string) => number,
): string[] => [
  ...compareWithLimit(`HTML and styles of ${path}`, getCompressedSize(html), budgets.document.limit),
  ...compareWithLimit(
    `Scripts of ${path}`,
    findModules(html).reduce((sum, module) => sum + getModuleSize(module), 0),
    getScriptBudget(path),
  ),
];

/** @throws {Error} if a page is above a limit. */
export async function assertPageWeights(folder: string): Promise<void> {
  const sizes = new Map<string, number>();
  const getModuleSize = (module: string) => {
    const size = sizes.get(module) ?? getCompressedSize(readFileSync(join(folder, module)));
    sizes.set(module, size);
    return size;
  };
  const excess = pagePaths.flatMap((path) =>
    findSizeProblems(path, readFileSync(join(folder, getHtmlFile(path)), 'utf8'), getModuleSize),
  );
  if (excess.length > 0)
    throw new Error(
      `Pages exceed their size limit:\n  ${excess.join('\n  ')}\nShorten a text, or move a section to another page.`,
    );
}
