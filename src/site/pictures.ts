import type { DisciplineName } from './disciplines.ts';

/**
 * Widths of a portrait's files, in pixels: cards show it at 116 px, the lead's panel at 240 px, at pixel ratios up to
 * 3.
 */
export const portraitWidths = [160, 336, 672] as const;

/** The height of a portrait of a width, in pixels: four to five. */
export const portraitHeight = (width: number) => (width * 5) / 4;

/** Address of a file of the portrait of whoever stands for a discipline. */
export const portraitPath = (discipline: DisciplineName, width: number, format: 'avif' | 'jpg') =>
  `/team/${discipline}-${width}.${format}`;

/** Address of the decision log on the home page. */
export const decisionLogPath = '/decision-log.avif';

/** Address of the plan's lanes on the home page. */
export const planPath = '/plan.svg';

export const markPath = (discipline: DisciplineName) => `/team/${discipline}.svg`;

/** The plots that pages show on a strip. */
export type PlotName =
  'chromatogram' | 'diffraction' | 'program-plan' | 'bids' | 'value' | 'months' | 'baseline';

/** Address of a plot's lines and labels. */
export const plotPath = (name: PlotName) => `/plots/${name}.svg`;

/** A portrait that every browser and crawler can show. */
export const getPortrait = (discipline: DisciplineName) =>
  portraitPath(discipline, Math.max(...portraitWidths), 'jpg');

/**
 * The AVIF files of a portrait that is shown `shownWidth` CSS pixels wide, as `srcset` takes them. No screen has more
 * than three pixels for one.
 */
export const portraitSet = (discipline: DisciplineName, shownWidth: number) =>
  portraitWidths
    .filter((width) => width <= 3 * shownWidth)
    .map((width) => `${portraitPath(discipline, width, 'avif')} ${width}w`)
    .join();

/** The raster icons, which `npm run draw` draws from `public/favicon.svg`. */
export const icons = [
  // iOS fills a transparent icon with black and rounds its corners itself.
  { file: 'apple-touch-icon.png', size: 180, mark: 0.88, purpose: undefined },
  { file: 'icon-192.png', size: 192, mark: 1, purpose: 'any' },
  { file: 'icon-512.png', size: 512, mark: 1, purpose: 'any' },
  // A mask may cut everything outside the middle 80% (W3C, "Maskable icons").
  { file: 'icon-maskable-512.png', size: 512, mark: 0.74, purpose: 'maskable' },
] as const;
