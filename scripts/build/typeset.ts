/** Renders text in the site's typefaces as PNG, for the social images. */
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import subsetFont from 'subset-font';
import { displayCut, readTypeface, type Family } from './typefaces.ts';

/** A cut of the site's typefaces, as satori takes it: one static instance of the variable font. */
interface FontCut {
  readonly name: Family;
  readonly weight: 400 | 600;
  readonly axes: Readonly<Record<string, number>>;
}

const cuts: readonly FontCut[] = [
  { name: 'Figtree', weight: 400, axes: { wght: 400 } },
  { name: 'Figtree', weight: 600, axes: { wght: 600 } },
  { name: 'Fraunces', weight: 400, axes: displayCut },
];

const characters = Array.from({ length: 0x24f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
);

async function cut({ name, weight, axes }: FontCut) {
  const data = await subsetFont(await readTypeface(name, 'latin'), `${characters}–—‘’“”…•·→×≤≥`, {
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
