import { siteDescription } from '#src/content/values/heads.ts';
import { provider } from '#src/site/provider.ts';
import { icons } from '#src/site/pictures.ts';
import { colors } from '#src/theme/colors.ts';
import { writeOutput } from '../output.ts';

const background = colors.bg.DEFAULT.light;

/** See https://www.w3.org/TR/appmanifest/. */
export async function writeWebManifest(folder: string): Promise<void> {
  const manifest = {
    name: provider.legalName,
    short_name: provider.shortName,
    description: siteDescription,
    lang: 'en',
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: background,
    theme_color: background,
    // iOS ignores the manifest, so the iOS icon has no `purpose`.
    icons: icons
      .filter(({ purpose }) => purpose)
      .map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  };
  await writeOutput(folder, 'site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
}
