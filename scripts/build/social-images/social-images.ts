import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { content as home } from '#pages/index/content.ts';
import { socialImageSize, getSocialImageText } from '#src/seo/head.ts';
import { getPageTitle } from '#src/content/values/heads.ts';
import { getSocialImagePath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { routes, type Route } from '#src/site/routes.ts';
import { colorDrawing } from '#scripts/images/drawings.ts';
import { writeOutput } from '../output.ts';
import { readMoleculeDrawing } from './molecule.ts';
import { layoutSocialImage } from './layout.ts';
import { typeset, type Box } from './typeset.ts';

const cache = 'node_modules/.cache/social-images';

interface SocialImageLayout {
  readonly path: Route['path'];
  readonly layout: Box;
  /** Of the layout, colors included. */
  readonly hash: string;
}

function layoutSocialImages(): readonly SocialImageLayout[] {
  // The renderer doesn't support media queries.
  const logo = colorDrawing('public/logo.svg', true);
  const molecule = { drawing: readMoleculeDrawing(), caption: home.timeline.caption };
  return routes.map(({ path, kind, summary, covers }) => {
    const layout = layoutSocialImage({
      title: getSocialImageText(getPageTitle(path).title),
      summary,
      host: new URL(provider.siteUrl).host,
      logo,
      covers,
      molecule: kind === 'home' ? molecule : undefined,
    });
    const hash = createHash('sha256').update(JSON.stringify(layout)).digest('hex');
    return { path, layout, hash: hash.slice(0, 32) };
  });
}

/** Short hashes by path. In the URL, they make sites that have stored an image load the new one. */
export function readSocialImageVersions(): Readonly<Record<string, string>> {
  return Object.fromEntries(layoutSocialImages().map(({ path, hash }) => [path, hash.slice(0, 8)]));
}

export async function writeSocialImages(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  for (const { path, layout, hash } of layoutSocialImages()) {
    const file = `${cache}/${hash}.png`;
    let png: Uint8Array | undefined = await readFile(file).catch(() => undefined);
    if (!png) {
      png = await typeset(layout, socialImageSize);
      // Keeps partial images of an interrupted or simultaneous build out of the cache.
      const partialFile = `${file}.${process.pid}`;
      await writeFile(partialFile, png);
      await rename(partialFile, file);
    }
    await writeOutput(folder, getSocialImagePath(path), png);
  }
}
