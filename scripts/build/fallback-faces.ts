/**
 * Defines the faces that browsers show until a typeface has loaded: system fonts, scaled to its width and height. Fonts
 * with the same metrics share a face: Arial, Liberation Sans and Arimo; Georgia and Gelasio.
 */
import type { Family } from './typefaces.ts';

interface LocalFont {
  readonly name: string;
  /** Linux matches only full or PostScript names (CSS Fonts 4, 4.3.3). */
  readonly local: readonly string[];
  readonly weights?: string;
  /** The width of the site's texts in the typeface divided by that in this font, tuned for stable heading lines. */
  readonly widthRatio: number;
}

/** Arial and Georgia cover Windows, macOS, iOS and Linux, Roboto and Noto cover Android, and Open the tests' browser. */
const localFonts: Record<Family, readonly LocalFont[]> = {
  Figtree: [
    { name: 'Arial', local: ['Arial', 'Liberation Sans', 'Arimo'], weights: '400 500', widthRatio: 1.006 },
    {
      name: 'Arial',
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      weights: '600 700',
      widthRatio: 0.951,
    },
    { name: 'Roboto', local: ['Roboto'], weights: '400 500', widthRatio: 1.008 },
    { name: 'Roboto', local: ['Roboto Bold'], weights: '600 700', widthRatio: 1.012 },
    { name: 'Open', local: ['OpenSans-Regular'], weights: '400 500', widthRatio: 0.962 },
    { name: 'Open', local: ['OpenSans-Bold'], weights: '600 700', widthRatio: 0.925 },
  ],
  Fraunces: [
    { name: 'Georgia', local: ['Georgia', 'Gelasio-Regular'], widthRatio: 0.98 },
    { name: 'Noto', local: ['Noto Serif', 'NotoSerif-Regular'], widthRatio: 0.915 },
    { name: 'Open', local: ['OpenSans-Regular'], widthRatio: 0.942 },
  ],
};

/** A typeface's metrics in font units. */
interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly unitsPerEm: number;
}

const formatPercent = (ratio: number) => `${Math.round(ratio * 100)}%`;

export const createFallbackFaces = (family: Family, { ascent, descent, unitsPerEm }: Metrics) =>
  localFonts[family].map(({ name, local, weights, widthRatio }) => ({
    fontFamily: `${family} ${name}`,
    src: local.map((font) => `local(${font})`).join(),
    ...(weights && { fontWeight: weights }),
    sizeAdjust: `${Math.round(widthRatio * 1000) / 10}%`,
    // `size-adjust` scales the overrides too (CSS Fonts 5, 3).
    ascentOverride: formatPercent(ascent / unitsPerEm / widthRatio),
    descentOverride: formatPercent(Math.abs(descent) / unitsPerEm / widthRatio),
  }));
