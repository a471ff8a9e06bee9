import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { provider } from '#src/site/provider.ts';
import { colours, plateColour } from '#src/theme/colours.ts';
import { writeOutput, type BuildContext } from './build-context.ts';

const paper = colours.bg.DEFAULT.light;

/** The raster icons, all drawn from `public/favicon.svg`. */
export const icons = [
  // iOS fills a transparent icon with black and rounds its corners itself.
  { file: 'apple-touch-icon.png', size: 180, mark: 0.88, purpose: undefined },
  { file: 'icon-192.png', size: 192, mark: 1, purpose: 'any' },
  { file: 'icon-512.png', size: 512, mark: 1, purpose: 'any' },
  // A mask may cut everything outside the middle 80% (W3C, "Maskable icons").
  { file: 'icon-maskable-512.png', size: 512, mark: 0.74, purpose: 'maskable' },
] as const;

/** Draws the tile, `share` of the square wide, on its own ground. */
function drawIcon(svg: string, size: number, share: number): Uint8Array {
  const side = Math.round(size * share);
  const inset = (size - side) / 2;
  const data = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${plateColour}"/><image href="${data}" x="${inset}" y="${inset}" width="${side}" height="${side}"/></svg>`;
  return new Resvg(square).render().asPng();
}

/** Wraps a PNG as an ICO, for clients that ask for /favicon.ico without reading a page. */
export function toIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

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

/** Writes every icon and the web app manifest. */
export async function writeIcons(context: BuildContext): Promise<void> {
  const svg = await readFile('public/favicon.svg', 'utf8');
  for (const { file, size, mark } of icons) await writeOutput(context, file, drawIcon(svg, size, mark));
  const small = new Resvg(svg, { fitTo: { mode: 'width', value: 48 } }).render().asPng();
  await writeOutput(context, 'favicon.ico', toIco(small, 48));
  const home = context.routes.find(({ kind }) => kind === 'home');
  const manifest = createManifest(home?.description ?? '');
  await writeOutput(context, 'site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
}
