import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import subsetFont from 'subset-font';
import { frauncesAxes, readTypeface, type Family } from './typefaces.ts';

/** satori needs static fonts, so each instance of a variable font is generated. */
interface FontInstance {
  readonly name: Family;
  readonly weight: 400 | 600;
  readonly axes: Readonly<Record<string, number>>;
}

const instances: readonly FontInstance[] = [
  { name: 'Figtree', weight: 400, axes: { wght: 400 } },
  { name: 'Figtree', weight: 600, axes: { wght: 600 } },
  { name: 'Fraunces', weight: 400, axes: frauncesAxes },
];

const characters = Array.from({ length: 0x24f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
);

async function createFont({ name, weight, axes }: FontInstance) {
  const data = await subsetFont(await readTypeface(name, 'latin'), `${characters}–—‘’“”…•·→×≤≥`, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  return { name, weight, style: 'normal' as const, data };
}

let fonts: ReturnType<typeof createFonts> | undefined;
const createFonts = () => Promise.all(instances.map(createFont));

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
  fonts ??= createFonts();
  const svg = await satori(layout as Parameters<typeof satori>[0], { ...size, fonts: await fonts });
  // satori has converted text to paths, so no fonts are needed.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
