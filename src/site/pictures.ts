import type { DisciplineName } from './disciplines.ts';

/** Widths in pixels: portraits are shown at 116 and 240 px, at pixel ratios up to 3. */
export const portraitWidths = [160, 336, 672] as const;

export const getPortraitHeight = (width: number) => (width * 5) / 4;

export const getSizedPortraitPath = (slug: string, width: number, format: 'avif' | 'jpg') =>
  `/team/${slug}-${width}.${format}`;

export const getMarkPath = (discipline: DisciplineName) => `/team/${discipline}.svg`;

export type PlotName =
  'chromatogram' | 'diffraction' | 'program-plan' | 'bids' | 'value' | 'months' | 'baseline';

export const getPlotPath = (name: PlotName) => `/plots/${name}.svg`;

/** Returns the largest portrait, as a JPEG for crawlers and older browsers. */
export const getPortraitPath = (slug: string) =>
  getSizedPortraitPath(slug, Math.max(...portraitWidths), 'jpg');

/** Returns the `srcset` of a portrait shown `shownWidth` CSS pixels wide, for pixel ratios up to 3. */
export const getPortraitSrcset = (slug: string, shownWidth: number) =>
  portraitWidths
    .filter((width) => width <= 3 * shownWidth)
    .map((width) => `${getSizedPortraitPath(slug, width, 'avif')} ${width}w`)
    .join();

/** Icons that `npm run images` draws from `public/favicon.svg`. */
export const icons = [
  // iOS fills transparency with black and rounds the corners.
  { file: 'apple-touch-icon.png', size: 180, logoScale: 0.88, purpose: undefined },
  { file: 'icon-192.png', size: 192, logoScale: 1, purpose: 'any' },
  { file: 'icon-512.png', size: 512, logoScale: 1, purpose: 'any' },
  // A mask may cut everything outside the middle 80% (W3C, "Maskable icons").
  { file: 'icon-maskable-512.png', size: 512, logoScale: 0.74, purpose: 'maskable' },
] as const;
