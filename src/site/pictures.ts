import type { DisciplineName } from './disciplines.ts';
import type { Photo } from './team.ts';

/**
 * Widths of a portrait's files, in pixels: cards show it at 116 px, the lead's panel at 240 px, at pixel ratios up to
 * 3.
 */
export const portraitWidths = [160, 336, 672] as const;

/** The height of a portrait of a width, in pixels: four to five. */
export const portraitHeight = (width: number) => (width * 5) / 4;

/** A person's photo as a page shows it. */
export interface Portrait {
  readonly src: string;
  /** AVIF files by width, as `srcset` takes them. */
  readonly avif: string;
}

/** Address of a portrait's file; `photo` is its name in `src/site/portraits`. */
export const portraitPath = (photo: string, width: number, format: 'avif' | 'jpg') =>
  `/team/${photo.slice(0, photo.lastIndexOf('.'))}-${width}.${format}`;

/** Address of the decision log on the home page. */
export const decisionLogPath = '/decision-log.avif';

/** Address of the plan's lanes on the home page. */
export const planPath = '/plan.svg';

/** Address of a discipline's mark. */
export const markPath = (discipline: DisciplineName) => `/team/${discipline}.svg`;

/** The plots that pages show on a strip, each computed by the build (`scripts/drawings/drawings.ts`). */
export type PlotName =
  'chromatogram' | 'diffraction' | 'program-plan' | 'bids' | 'value' | 'months' | 'baseline';

/** Address of a plot's lines and labels. */
export const plotPath = (name: PlotName) => `/plots/${name}.svg`;

/** The addresses of a person's photo, under which the build puts its files. */
export const portraitOf = (photo: Photo): Portrait => ({
  src: portraitPath(photo, Math.max(...portraitWidths), 'jpg'),
  avif: portraitWidths.map((width) => `${portraitPath(photo, width, 'avif')} ${width}w`).join(', '),
});
