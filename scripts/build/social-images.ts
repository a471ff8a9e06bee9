import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { content as home } from '#pages/index/content.ts';
import moleculeDrawing from '#pages/index/one-plan.drawn.json' with { type: 'json' };
import { socialImageSize, socialImageText } from '#src/seo/head.ts';
import { socialImagePath } from '#src/site/paths.ts';
import { provider } from '#src/site/provider.ts';
import { routes } from '#src/site/routes.ts';
import { writeOutput } from './output.ts';
import { layOutSocialImage } from './social-image.ts';
import { typeset } from './typeset.ts';

const require = createRequire(import.meta.url);
const cache = 'node_modules/.cache/social-images';

/** The logo in the colours of its dark scheme, because the renderer evaluates no media queries. */
async function readDarkLogo(): Promise<string> {
  const logo = await readFile('public/logo.svg', 'utf8');
  const [styles, , dark] =
    /<style>(.*)@media ?\(prefers-color-scheme: ?dark\) ?\{(.*)\}<\/style>/s.exec(logo) ?? [];
  if (!styles || !dark) throw new Error('public/logo.svg has no colours for the dark scheme');
  return logo.replace(styles, `<style>${dark}</style>`);
}

/** A hash of the drawing code, the typefaces and the renderers, on which an image depends besides its layout. */
async function drawingVersion(): Promise<string> {
  const sources = ['./social-image.ts', './typeset.ts'];
  const versions = [
    'satori',
    '@resvg/resvg-js',
    '@fontsource-variable/figtree',
    '@fontsource-variable/fraunces',
  ];
  const texts = await Promise.all([
    ...sources.map((source) => readFile(new URL(source, import.meta.url), 'utf8')),
    ...versions.map(async (name) => readFile(require.resolve(`${name}/package.json`), 'utf8')),
  ]);
  return createHash('sha256').update(texts.join('\0')).digest('hex');
}

/**
 * Draws the social image of every page. An image whose layout, drawing code and typefaces haven't changed is taken from
 * the cache.
 */
export async function writeSocialImages(): Promise<void> {
  const version = await drawingVersion();
  const logo = await readDarkLogo();
  const molecule = { drawing: moleculeDrawing, caption: home.onePlan.caption };
  await mkdir(cache, { recursive: true });
  for (const route of routes) {
    const layout = layOutSocialImage({
      title: socialImageText(route.title),
      summary: route.summary,
      host: new URL(provider.siteUrl).host,
      logo,
      covers: route.covers,
      molecule: route.kind === 'home' ? molecule : undefined,
    });
    const key = createHash('sha256')
      .update(version)
      .update(JSON.stringify(layout))
      .digest('hex')
      .slice(0, 32);
    const file = `${cache}/${key}.png`;
    let png: Uint8Array | undefined = await readFile(file).catch(() => undefined);
    if (!png) {
      png = await typeset(layout, socialImageSize);
      // Renamed into place, so that an interrupted build leaves no half image to be taken from the cache.
      await writeFile(`${file}.part`, png);
      await rename(`${file}.part`, file);
    }
    await writeOutput(socialImagePath(route.path), png);
  }
}
