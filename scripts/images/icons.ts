import { Resvg } from '@resvg/resvg-js';
import { icons } from '#src/site/pictures.ts';
import { plateColor } from '#src/theme/colors.ts';
import { colorDrawing } from './drawings.ts';

interface ImageFile {
  readonly file: string;
  readonly content: string | Uint8Array;
}

/** `logoScale` is the favicon's width divided by the square's. */
function createIcon(favicon: string, size: number, logoScale: number): string {
  const side = Math.round(size * logoScale);
  const inset = (size - side) / 2;
  const data = `data:image/svg+xml;base64,${Buffer.from(favicon).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${plateColor}"/><image href="${data}" x="${inset}" y="${inset}" width="${side}" height="${side}"/></svg>`;
}

/** For clients that request /favicon.ico without parsing a page. */
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

export function renderIcons(): readonly ImageFile[] {
  const svg = colorDrawing('public/favicon.svg');
  const favicon = new Resvg(svg, { fitTo: { mode: 'width', value: faviconSize } });
  return [
    { file: 'public/favicon.ico', content: toIco(favicon.render().asPng(), faviconSize) },
    ...icons.map(({ file, size, logoScale }) => ({
      file: `public/${file}`,
      content: new Resvg(createIcon(svg, size, logoScale)).render().asPng(),
    })),
  ];
}
