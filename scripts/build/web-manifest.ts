import { provider } from '#src/site/provider.ts';
import { icons } from '#src/site/pictures.ts';
import { colours } from '#shared/colours.ts';
import { writeOutput, type BuildContext } from './build-context.ts';

const paper = colours.bg.DEFAULT.light;

/** The web app manifest (https://www.w3.org/TR/appmanifest/). */
export function createManifest(description: string) {
  return {
    name: provider.legalName,
    short_name: provider.shortName,
    description,
    lang: 'en',
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: icons
      .filter(({ purpose }) => purpose)
      .map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  };
}

/** Writes the web app manifest. */
export async function writeManifest(context: BuildContext): Promise<void> {
  const home = context.routes.find(({ kind }) => kind === 'home');
  const manifest = createManifest(home?.description ?? '');
  await writeOutput(context, 'site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
}
