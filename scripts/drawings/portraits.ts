import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { portraitFolder } from '#src/site/paths.ts';
import { portraitHeight, portraitPath, portraitWidths } from '#src/site/pictures.ts';
import type { TeamMember } from '#src/site/team.ts';
import { atAddress, sumOf, type Drawing } from './drawing.ts';

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
export function cutPortraits(members: readonly Pictured[], folder = portraitFolder): readonly Drawing[] {
  return photosOf(members).flatMap(({ photo, discipline }) => {
    const read = () => readFile(join(folder, photo));
    const portrait = (
      width: number,
      format: keyof typeof encodings,
      encode: (cut: Sharp) => Sharp,
    ): Drawing => ({
      file: atAddress(portraitPath(discipline, width, format)),
      source: async () => sumOf(await read(), JSON.stringify([width, format, encodings[format]])),
      draw: async () => {
        const height = portraitHeight(width);
        const position = sharp.strategy.attention;
        return encode(
          sharp(await read())
            .autoOrient()
            .resize(width, height, { position }),
        ).toBuffer();
      },
    });
    return [
      ...portraitWidths.map((width) => portrait(width, 'avif', (cut) => cut.avif(encodings.avif))),
      portrait(widest, 'jpg', (cut) => cut.flatten({ background: 'white' }).jpeg(encodings.jpg)),
    ];
  });
}
