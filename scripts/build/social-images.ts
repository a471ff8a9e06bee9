import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { content as home } from '#pages/index/content.ts';
import moleculeDrawing from '#pages/index/one-plan.drawn.json' with { type: 'json' };
import { socialImageSize, getSocialImageText } from '#src/seo/head.ts';
import { getSocialImagePath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { writeOutput } from './output.ts';
import { layoutSocialImage } from './social-image.ts';
import { typeset } from './typeset.ts';

const cache = 'node_modules/.cache/social-images';

/** The renderer doesn't support media queries. */
async function readDarkLogo(): Promise<string> {
  const logo = await readFile('public/logo.svg', 'utf8');
  const [styles, , dark] =
    /<style>(.*)@media ?\(prefers-color-scheme: ?dark\) ?\{(.*)\}<\/style>/s.exec(logo) ?? [];
  if (!styles || !dark) throw new Error('public/logo.svg has no styles for the dark color scheme. Add them.');
  return logo.replace(styles, `<style>${dark}</style>`);
}

/** These files are part of the cache key. */
const sourceFiles = [
  'scripts/build/social-image.ts',
  'scripts/build/typeset.ts',
  'src/theme/fonts/figtree.woff2',
  'src/theme/fonts/fraunces.woff2',
  'package-lock.json',
];

export async function writeSocialImages(folder: string): Promise<void> {
  const sources = Buffer.concat(await Promise.all(sourceFiles.map((file) => readFile(file))));
  const logo = await readDarkLogo();
  const molecule = { drawing: moleculeDrawing, caption: home.onePlan.caption };
  await mkdir(cache, { recursive: true });
  for (const route of routes) {
    const layout = layoutSocialImage({
      title: getSocialImageText(route.title),
      summary: route.summary,
      host: new URL(provider.siteUrl).host,
      logo,
      covers: route.covers,
      molecule: route.kind === 'home' ? molecule : undefined,
    });
    const key = createHash('sha256')
      .update(sources)
      .update(JSON.stringify(layout))
      .digest('hex')
      .slice(0, 32);
    const file = `${cache}/${key}.png`;
    let png: Uint8Array | undefined = await readFile(file).catch(() => undefined);
    if (!png) {
      png = await typeset(layout, socialImageSize);
      // Another build may run, and this one may be interrupted. Renaming the file keeps partial images out of the cache.
      const partialFile = `${file}.${process.pid}`;
      await writeFile(partialFile, png);
      await rename(partialFile, file);
    }
    await writeOutput(folder, getSocialImagePath(route.path), png);
  }
}
