import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { icons } from '#src/site/pictures.ts';
import { plateColor } from '#shared/colors.ts';

/** A file to write, from the top of the repository. */
export interface ImageFile {
  readonly file: string;
  readonly content: Uint8Array;
}

/** The tile, `share` of the square wide, on its own ground. */
function iconOf(tile: string, size: number, share: number): string {
  const side = Math.round(size * share);
  const inset = (size - side) / 2;
  const data = `data:image/svg+xml;base64,${Buffer.from(tile).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${plateColor}"/><image href="${data}" x="${inset}" y="${inset}" width="${side}" height="${side}"/></svg>`;
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

const faviconSize = 48;

/** The icons that aren't SVG, all drawn from `public/favicon.svg`. */
export function drawIcons(): readonly ImageFile[] {
  const tile = readFileSync('public/favicon.svg', 'utf8');
  const favicon = new Resvg(tile, { fitTo: { mode: 'width', value: faviconSize } });
  return [
    { file: 'public/favicon.ico', content: toIco(favicon.render().asPng(), faviconSize) },
    ...icons.map(({ file, size, mark }) => ({
      file: `public/${file}`,
      content: new Resvg(iconOf(tile, size, mark)).render().asPng(),
    })),
  ];
}
