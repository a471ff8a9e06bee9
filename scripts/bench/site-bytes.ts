import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of one built page, in brotli 11 but for fonts, which are compressed already. */
export interface PageWeight {
  readonly file: string;
  /** The document with all its styles. */
  readonly html: number;
  /** The inline script that runs before the app. */
  readonly boot: number;
  /** Document and modules up to complete hydration. */
  readonly hydration: number;
}

/** The bar each weight must stay under, in bytes. */
export const weightBudgets = { html: 14_336, boot: 2_048, hydration: 120 * 1024, fonts: 40 * 1024 } as const;

const brotliBytes = (data: Buffer | string): number => {
  const buffer = Buffer.from(data);
  return brotliCompressSync(buffer, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
  }).length;
};

/** Weighs every page below `outDir`. */
export async function weighPages(outDir: string): Promise<readonly PageWeight[]> {
  const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html'));
  return Promise.all(files.toSorted().map((file) => weighPage(outDir, file)));
}

async function weighPage(outDir: string, file: string): Promise<PageWeight> {
  const html = await readFile(join(outDir, file), 'utf8');
  const boot = /<script id="boot" data-app="(?<modules>[^"]*)">(?<code>[\s\S]*?)<\/script>/.exec(
    html,
  )?.groups;
  if (!boot) throw new Error(`${file} has no boot script`);
  const modules = await Promise.all(
    (boot['modules'] ?? '').split(' ').map(async (path) => brotliBytes(await readFile(join(outDir, path)))),
  );
  const htmlBytes = brotliBytes(html);
  return {
    file,
    html: htmlBytes,
    boot: brotliBytes(boot['code'] ?? ''),
    hydration: htmlBytes + modules.reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** All fonts of the site together, in bytes. */
export async function weighFonts(outDir: string): Promise<number> {
  const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.woff2'));
  const sizes = await Promise.all(files.map(async (file) => (await readFile(join(outDir, file))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}
