import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { photoFolder } from '#src/site/paths.ts';
import {
  getPortraitHeight,
  getSizedPortraitPath,
  portraitJpegWidth,
  portraitWidths,
} from '#src/site/pictures.ts';
import type { TeamMember } from '#src/content/values/team.ts';

const formats = ['jpeg', 'png', 'webp'] as const;

export type Portrayed = Pick<TeamMember, 'slug' | 'photo'>;

const listPhotos = (people: readonly Portrayed[]) =>
  people.flatMap(({ slug, photo }) => (photo ? [{ slug, photo }] : []));

async function findPhotoProblem(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return 'is missing. Add the file, or remove the field';
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata || !formats.some((format) => format === metadata.format))
    return `is ${metadata?.format ?? 'not an image'}. Save it as JPEG, PNG or WebP`;
  const isReadable = await sharp(file)
    .resize(1)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  if (!isReadable) return 'is damaged or too large. Export it again';
  const { width, height } = metadata.autoOrient;
  return width < portraitJpegWidth || height < getPortraitHeight(portraitJpegWidth)
    ? `is ${width}×${height} pixels. Use one of at least ${portraitJpegWidth}×${getPortraitHeight(portraitJpegWidth)}`
    : undefined;
}

export async function findPhotoProblems(
  people: readonly Portrayed[],
  folder = photoFolder,
): Promise<string[]> {
  const lines = listPhotos(people).map(async ({ slug, photo }) => {
    const problem = await findPhotoProblem(join(folder, photo));
    return problem ? [`content/people/${slug}.json: photo ${join(folder, photo)} ${problem}.`] : [];
  });
  return (await Promise.all(lines)).flat();
}

const encodings: Readonly<Record<string, (portrait: Sharp) => Sharp>> = {
  avif: (portrait) => portrait.avif({ quality: 60 }),
  jpg: (portrait) => portrait.flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true }),
};

export interface Portrait {
  /** On the site. */
  readonly path: string;
  readonly crop: () => Promise<Uint8Array>;
}

/** 4:5 around the photo's focal point, upright and without metadata. */
export const listPortraits = (people: readonly Portrayed[], folder = photoFolder): readonly Portrait[] =>
  listPhotos(people).flatMap(({ slug, photo }) => {
    const createPortrait = (width: number, format: 'avif' | 'jpg'): Portrait => ({
      path: getSizedPortraitPath(slug, width, format),
      crop: async () =>
        encodings[format]!(
          sharp(await readFile(join(folder, photo)))
            .autoOrient()
            .resize(width, getPortraitHeight(width), { position: sharp.strategy.attention }),
        ).toBuffer(),
    });
    return [
      ...portraitWidths.map((width) => createPortrait(width, 'avif')),
      createPortrait(portraitJpegWidth, 'jpg'),
    ];
  });

/** @throws {Error} naming each unusable photo */
export async function assertUsablePhotos(people: readonly Portrayed[]): Promise<void> {
  const problems = await findPhotoProblems(people);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
