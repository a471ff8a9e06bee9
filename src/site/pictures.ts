import type { TeamMember } from './team.ts';

/** Pixels of a portrait's files: profiles show it at 80 and 112 px, on screens of up to three pixels a px. */
export const portraitWidths = [160, 336] as const;

/** A member's picture as a page shows it. */
export interface Picture {
  readonly src: string;
  /** AVIF files by width, as `srcset` takes them; only of photos. */
  readonly avif?: string;
  readonly alt: string;
}

/** Address of a portrait's file; `photo` is its name in `src/site/portraits`. */
export const portraitPath = (photo: string, width: number, format: 'avif' | 'jpg') =>
  `/team/${photo.slice(0, photo.lastIndexOf('.'))}-${width}.${format}`;

/** Address of the decision log on the home page. */
export const decisionLogPath = '/decision-log.avif';

/** Address of the plan's lanes on the home page. */
export const planPath = '/plan.svg';

/** Address of the tile that shows a compound. */
export const tilePath = (compound: string) => `/team/${compound.replaceAll(' ', '-')}.svg`;

/** The plots that pages show on a strip, each computed by the build (`scripts/vite/traces.ts`). */
export type TraceName =
  'chromatogram' | 'diffraction' | 'program-plan' | 'bids' | 'value' | 'months' | 'baseline';

/** Address of a plot's lines and labels. */
export const tracePath = (name: TraceName) => `/traces/${name}.svg`;

/** Where the build puts a member's picture, and what it shows. */
export function pictureOf({ name, image }: Pick<TeamMember, 'name' | 'image'>): Picture {
  if (typeof image !== 'string')
    return { src: tilePath(image.compound), alt: `Structural formula of ${image.compound}` };
  return {
    src: portraitPath(image, Math.max(...portraitWidths), 'jpg'),
    avif: portraitWidths.map((width) => `${portraitPath(image, width, 'avif')} ${width}w`).join(', '),
    alt: `Portrait of ${name}`,
  };
}
