import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { portraitFolder } from '#src/site/paths.ts';
import { portraitHeight, portraitPath, portraitWidths } from '#src/site/pictures.ts';
import type { TeamMember } from '#src/site/team.ts';
import type { ImageFile } from './icons.ts';

const formats = ['jpeg', 'png', 'webp'] as const;
const widest = Math.max(...portraitWidths);

/** Of a person, what concerns the photo. */
type Pictured = Pick<TeamMember, 'name' | 'discipline' | 'image'>;

const photosOf = (members: readonly Pictured[]) =>
  members.flatMap(({ image, ...member }) => (image === 'mark' ? [] : [{ ...member, photo: image }]));

async function checkPhoto(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return 'is missing: put it there';
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata || !formats.some((format) => format === metadata.format))
    return `is ${metadata?.format ?? 'no image'}: save it as JPEG, PNG or WebP`;
  const { width, height } = metadata.autoOrient;
  return width < widest || height < portraitHeight(widest)
    ? `is ${width}×${height} pixels: it must be at least ${widest}×${portraitHeight(widest)}`
    : undefined;
}

/** What is wrong with the photos that `members` name, one line each; nothing where all can be used. */
export async function checkPortraits(
  members: readonly Pictured[],
  folder = portraitFolder,
): Promise<string[]> {
  const lines = photosOf(members).map(async ({ name, photo }) => {
    const file = join(folder, photo);
    const problem = await checkPhoto(file);
    return problem ? [`${file}, the photo of ${name} in src/site/team.ts, ${problem}.`] : [];
  });
  return (await Promise.all(lines)).flat();
}

const encodings = { avif: { quality: 60 }, jpg: { quality: 80, mozjpeg: true } };

/** The files of each portrait: cropped 4:5 to where the eye goes, upright, without metadata. */
export async function cutPortraits(
  members: readonly Pictured[],
  folder = portraitFolder,
): Promise<readonly ImageFile[]> {
  const files = photosOf(members).flatMap(({ photo, discipline }) => {
    const cut = async (width: number, format: keyof typeof encodings, encode: (photo: Sharp) => Sharp) => ({
      file: `public${portraitPath(discipline, width, format)}`,
      content: await encode(
        sharp(await readFile(join(folder, photo)))
          .autoOrient()
          .resize(width, portraitHeight(width), { position: sharp.strategy.attention }),
      ).toBuffer(),
    });
    return [
      ...portraitWidths.map((width) => cut(width, 'avif', (photo) => photo.avif(encodings.avif))),
      cut(widest, 'jpg', (photo) => photo.flatten({ background: 'white' }).jpeg(encodings.jpg)),
    ];
  });
  return Promise.all(files);
}
