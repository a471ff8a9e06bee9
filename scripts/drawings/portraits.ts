import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portraitFolder } from '#src/site/paths.ts';
import { portraitHeight, portraitPath, portraitWidths } from '#src/site/pictures.ts';
import { team, type TeamMember } from '#src/site/team.ts';

const formats = ['jpeg', 'png', 'webp'] as const;
const widest = Math.max(...portraitWidths);

/** Imported late, because only a site with photos needs it. */
const loadSharp = async () => (await import('sharp')).default;

/** Of a person, what concerns the photo. */
type Pictured = Pick<TeamMember, 'name' | 'discipline' | 'image'>;

const photosOf = (members: readonly Pictured[]) =>
  members.flatMap(({ image, ...member }) => (image === 'mark' ? [] : [{ ...member, photo: image }]));

async function checkPhoto(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return 'is missing: put it there';
  const metadata = await (
    await loadSharp()
  )(file)
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

/**
 * Looks at the photos of the team before anything is built.
 *
 * @throws {Error} that names every photo which can't be used.
 */
export async function requirePortraits(): Promise<void> {
  const problems = await checkPortraits(team);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The files of each portrait by their address: cropped 4:5 to where the eye goes, upright, without metadata. */
export function cutPortraits(
  members: readonly Pictured[],
  folder = portraitFolder,
): (readonly [address: string, draw: () => Promise<Buffer>])[] {
  return photosOf(members).flatMap(({ photo, discipline }) => {
    const cut = async (width: number) => {
      const sharp = await loadSharp();
      return sharp(join(folder, photo))
        .autoOrient()
        .resize(width, portraitHeight(width), { position: sharp.strategy.attention });
    };
    const avif = async (width: number) => (await cut(width)).avif({ quality: 60 }).toBuffer();
    const jpeg = async () =>
      (await cut(widest)).flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    return [
      ...portraitWidths.map((width) => [portraitPath(discipline, width, 'avif'), () => avif(width)] as const),
      [portraitPath(discipline, widest, 'jpg'), jpeg] as const,
    ];
  });
}
