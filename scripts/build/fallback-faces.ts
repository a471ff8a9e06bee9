/**
 * The fallback faces that show until a typeface's file arrives: fonts of the visitor's system, scaled to the typeface's
 * width and height. Arial, Liberation Sans and Arimo have the same widths, so they share a face; so do Georgia and Gelasio.
 */
import type { Family } from './typefaces.ts';

interface LocalFont {
  /** Names the face's family together with the typeface: "Figtree Arial". */
  readonly name: string;
  /** Full or PostScript names. Linux matches nothing else (CSS Fonts 4, 4.3.3). */
  readonly local: readonly string[];
  /** The weights that the face serves; every one where it is left out, without synthetic bold below 600. */
  readonly weights?: string;
  /**
   * The typeface's width over the font's, over the site's texts at these weights, adjusted so that the fewest headings
   * change their number of lines.
   */
  readonly width: number;
}

/** From wide use to narrow: Windows, macOS, iOS and Linux; Android; the browser of the tests. */
const localFonts: Record<Family, readonly LocalFont[]> = {
  Figtree: [
    { name: 'Arial', local: ['Arial', 'Liberation Sans', 'Arimo'], weights: '400 500', width: 1.006 },
    {
      name: 'Arial',
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      weights: '600 700',
      width: 0.951,
    },
    { name: 'Roboto', local: ['Roboto'], weights: '400 500', width: 1.008 },
    { name: 'Roboto', local: ['Roboto Bold'], weights: '600 700', width: 1.012 },
    { name: 'Open', local: ['OpenSans-Regular'], weights: '400 500', width: 0.962 },
    { name: 'Open', local: ['OpenSans-Bold'], weights: '600 700', width: 0.925 },
  ],
  Fraunces: [
    { name: 'Georgia', local: ['Georgia', 'Gelasio-Regular'], width: 0.98 },
    { name: 'Noto', local: ['Noto Serif', 'NotoSerif-Regular'], width: 0.915 },
    { name: 'Open', local: ['OpenSans-Regular'], width: 0.942 },
  ],
};

/** A typeface's height above and below the baseline, in units of its em square. */
interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly unitsPerEm: number;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The `@font-face` rules of a typeface's fallbacks, as JavaScript names of descriptors and their values. */
export const createFallbackFaces = (family: Family, { ascent, descent, unitsPerEm }: Metrics) =>
  localFonts[family].map(({ name, local, weights, width }) => ({
    fontFamily: `${family} ${name}`,
    src: local.map((font) => `local(${font})`).join(),
    ...(weights && { fontWeight: weights }),
    sizeAdjust: `${Math.round(width * 1000) / 10}%`,
    // `size-adjust` scales the overrides too (CSS Fonts 5, 3).
    ascentOverride: percent(ascent / unitsPerEm / width),
    descentOverride: percent(Math.abs(descent) / unitsPerEm / width),
  }));
