import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { portraitFolder } from '#src/site/paths.ts';
import { getPortraitHeight, getSizedPortraitPath, portraitWidths } from '#src/site/pictures.ts';
import type { TeamMember } from '#src/site/team.ts';
import type { ImageFile } from './icons.ts';

const formats = ['jpeg', 'png', 'webp'] as const;
const maxWidth = Math.max(...portraitWidths);

type PhotoMember = Pick<TeamMember, 'name' | 'discipline' | 'image'>;

const listPhotos = (members: readonly PhotoMember[]) =>
  members.flatMap(({ image, ...member }) => (image === 'mark' ? [] : [{ ...member, photo: image }]));

async function findPhotoProblem(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return 'is missing: add the file';
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata || !formats.some((format) => format === metadata.format))
    return `is ${metadata?.format ?? 'not an image'}: save it as JPEG, PNG or WebP`;
  const { width, height } = metadata.autoOrient;
  return width < maxWidth || height < getPortraitHeight(maxWidth)
    ? `is ${width}×${height} pixels: it must be at least ${maxWidth}×${getPortraitHeight(maxWidth)}`
    : undefined;
}

export async function findPortraitProblems(
  members: readonly PhotoMember[],
  folder = portraitFolder,
): Promise<string[]> {
  const lines = listPhotos(members).map(async ({ name, photo }) => {
    const file = join(folder, photo);
    const problem = await findPhotoProblem(file);
    return problem ? [`${file}, the photo of ${name} in src/site/team.ts, ${problem}.`] : [];
  });
  return (await Promise.all(lines)).flat();
}

const encodings = { avif: { quality: 60 }, jpg: { quality: 80, mozjpeg: true } };

/** Crops photos to 4:5 around their focal point, upright and without metadata, in every width and format. */
export async function cropPortraits(
  members: readonly PhotoMember[],
  folder = portraitFolder,
): Promise<readonly ImageFile[]> {
  const files = listPhotos(members).flatMap(({ photo, discipline }) => {
    const crop = async (width: number, format: keyof typeof encodings, encode: (photo: Sharp) => Sharp) => ({
      file: `public${getSizedPortraitPath(discipline, width, format)}`,
      content: await encode(
        sharp(await readFile(join(folder, photo)))
          .autoOrient()
          .resize(width, getPortraitHeight(width), { position: sharp.strategy.attention }),
      ).toBuffer(),
    });
    return [
      ...portraitWidths.map((width) => crop(width, 'avif', (photo) => photo.avif(encodings.avif))),
      crop(maxWidth, 'jpg', (photo) => photo.flatten({ background: 'white' }).jpeg(encodings.jpg)),
    ];
  });
  return Promise.all(files);
}
