/** Renders text in the site's typefaces as PNG, for the social images. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** A cut of the site's typefaces, as satori takes it: one static instance of the variable font. */
interface FontCut {
  readonly name: 'Figtree' | 'Fraunces';
  readonly source: string;
  readonly weight: 400 | 600;
  readonly axes: Readonly<Record<string, number>>;
}

const cuts: readonly FontCut[] = [
  {
    name: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: 400,
    axes: { wght: 400 },
  },
  {
    name: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: 600,
    axes: { wght: 600 },
  },
  {
    name: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    weight: 400,
    // The display cut of the site's headings (`scripts/build/fonts.ts`).
    axes: { wght: 520, opsz: 72, SOFT: 0, WONK: 0 },
  },
];

const characters = Array.from({ length: 0x24f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
);

async function cut({ name, source, weight, axes }: FontCut) {
  const data = await subsetFont(await readFile(require.resolve(source)), `${characters}–—‘’“”…•·→×≤≥`, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  return { name, weight, style: 'normal' as const, data };
}

/** Cut for the first image of a process. */
let fonts: ReturnType<typeof cutFonts> | undefined;
const cutFonts = () => Promise.all(cuts.map(cut));

/** An element as satori takes it. */
export interface Box {
  readonly type: string;
  readonly props: { readonly style?: object; readonly children?: unknown } & Readonly<
    Record<string, unknown>
  >;
}

export const box = (style: object, children?: readonly Box[] | string): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }) },
});

/** Renders a layout as PNG, in fonts cut from the packages that the site's own come from. */
export async function typeset(
  layout: Box,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  fonts ??= cutFonts();
  const svg = await satori(layout as Parameters<typeof satori>[0], { ...size, fonts: await fonts });
  // Text has become paths: no font is looked up.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
