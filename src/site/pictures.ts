/** Portraits are shown at 96 px, at pixel ratios up to 3. */
export const portraitWidths = [160, 336] as const;

/** For crawlers and older browsers. */
export const portraitJpegWidth = 672;

export const getPortraitHeight = (width: number) => (width * 5) / 4;

export const getSizedPortraitPath = (slug: string, width: number, format: 'avif' | 'jpg') =>
  `/team/${slug}-${width}.${format}`;

/** On the home page and in its social image. */
export const moleculePath = '/linezolid.svg';

export type PlotName =
  'chromatogram' | 'diffraction' | 'program-plan' | 'bids' | 'value' | 'months' | 'baseline';

export const getPlotPath = (name: PlotName) => `/plots/${name}.svg`;

export const getPortraitPath = (slug: string) => getSizedPortraitPath(slug, portraitJpegWidth, 'jpg');

export const getPortraitSrcset = (slug: string) =>
  portraitWidths.map((width) => `${getSizedPortraitPath(slug, width, 'avif')} ${width}w`).join();

/** `npm run images` draws them from `public/favicon.svg`. */
export const icons = [
  // iOS fills transparency with black and rounds the corners.
  { file: 'apple-touch-icon.png', size: 180, logoScale: 0.88, purpose: undefined },
  { file: 'icon-192.png', size: 192, logoScale: 1, purpose: 'any' },
  { file: 'icon-512.png', size: 512, logoScale: 1, purpose: 'any' },
  // A mask may cut everything outside the middle 80% (W3C, "Maskable icons").
  { file: 'icon-maskable-512.png', size: 512, logoScale: 0.74, purpose: 'maskable' },
] as const;
