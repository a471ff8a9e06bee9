import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import subsetFont from 'subset-font';

/** satori needs static fonts in an uncompressed format. */
async function readFont(file: string, weight: 400 | 600) {
  const data = await subsetFont(await readFile(`src/theme/fonts/${file}.woff2`), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: file.startsWith('figtree') ? { wght: weight } : {},
  });
  return { name: file, weight, style: 'normal' as const, data };
}

let fonts: ReturnType<typeof readFonts> | undefined;
const readFonts = () =>
  Promise.all([
    readFont('figtree', 400),
    readFont('figtree', 600),
    readFont('figtree-others', 400),
    readFont('figtree-others', 600),
    readFont('fraunces', 400),
    readFont('fraunces-others', 400),
  ]);

export interface Box {
  readonly type: string;
  readonly props: { readonly style?: object; readonly children?: unknown } & Readonly<
    Record<string, unknown>
  >;
}

export const createBox = (style: object, children?: readonly Box[] | string): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }) },
});

export async function typeset(
  layout: Box,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  fonts ??= readFonts();
  const svg = await satori(layout as Parameters<typeof satori>[0], { ...size, fonts: await fonts });
  // satori converts text to paths.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
