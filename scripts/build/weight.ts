import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { formPages } from '#src/inquiry/function-api.ts';
import { getHtmlFile, samplesPath } from '#src/site/paths.ts';
import { pagePaths } from './output.ts';

/** Budgets in compressed bytes: brotli 11, except for the first flight. */
export const budgets = {
  /** HTML with styles. */
  document: 24_576,
  /** Ten TCP segments (RFC 6928) without the response's headers. Brotli 4, which hosts use for pages. */
  firstFlight: 13_300,
  /** Until hydration. */
  scripts: { page: 121_500, formPage: 127_500, files: 12, samplePageFiles: 18 },
  /** After hydration. */
  laterScripts: 16_000,
} as const;

function compress(data: string | Buffer, quality: number): Buffer {
  const buffer = Buffer.from(data);
  return brotliCompressSync(buffer, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
  });
}

/** In bytes (brotli 11). */
export const getCompressedSize = (data: string | Buffer): number => compress(data, 11).length;

/** Returns the modules that the boot script loads. */
export function findModules(html: string): string[] {
  const modules = /<template id="app" data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ');
  if (!modules) throw new Error('The page has no template with the app’s modules');
  return modules;
}

const formatBytes = (bytes: number) => bytes.toLocaleString('en-US');

const compareWithLimit = (name: string, bytes: number, limit: number) =>
  bytes > limit
    ? [
        `${name}: ${formatBytes(bytes)} bytes (brotli 11), ${formatBytes(bytes - limit)} above the limit of ${formatBytes(limit)}. Shorten a text, or move a section to another page.`,
      ]
    : [];

function findExcessFiles(path: string, modules: readonly string[]): string[] {
  // The page of all samples loads the texts of each.
  const files = path === samplesPath ? budgets.scripts.samplePageFiles : budgets.scripts.files;
  if (modules.length <= files) return [];
  return [
    `${path} loads ${modules.length} scripts until hydration, more than ${files}: ${modules.join(', ')}. Change the chunk groups in vite.config.ts.`,
  ];
}

const getScriptBudget = (path: string) =>
  Object.values<string>(formPages).includes(path) ? budgets.scripts.formPage : budgets.scripts.page;

/** A button counts only before the first h2. Some pages have none there. */
const firstView = [
  { part: 'h1', pattern: /<\/h1>/ },
  { part: 'lead', pattern: /<\/h1>.*?<\/p>/s },
  { part: 'first button', pattern: /<\/h1>.*?<\/p>(?:(?!<h2\b).)*?<\/(?:a|button)>/s },
];

/** Returns how many compressed bytes decode to the first `size` bytes. */
function findArrival(page: Buffer, size: number): number {
  let [low, high] = [0, page.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const received = page.subarray(0, middle);
    const decoded = brotliDecompressSync(received, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    if (decoded.length < size) low = middle + 1;
    else high = middle;
  }
  return low;
}

function findLateParts(path: string, html: string): string[] {
  const page = compress(html, 4);
  const { firstFlight } = budgets;
  return firstView.flatMap(({ part, pattern }) => {
    const match = pattern.exec(html);
    if (!match) return [];
    const arrival = findArrival(page, Buffer.byteLength(html.slice(0, match.index + match[0].length)));
    return arrival > firstFlight
      ? [
          `The ${part} of ${path} ends after ${formatBytes(arrival)} bytes (brotli 4), ${formatBytes(arrival - firstFlight)} after the first flight of ${formatBytes(firstFlight)}. Shorten what comes before it: the header, the hero, and the styles of every section.`,
        ]
      : [];
  });
}

export const findSizeProblems = (
  path: string,
  html: string,
  getModuleSize: (module: string) => number,
): string[] => [
  ...findLateParts(path, html),
  ...findExcessFiles(path, findModules(html)),
  ...compareWithLimit(`HTML and styles of ${path}`, getCompressedSize(html), budgets.document),
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
  if (excess.length > 0) throw new Error(`Pages exceed their size limits:\n  ${excess.join('\n  ')}`);
}
