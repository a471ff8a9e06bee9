import sharp from 'sharp';
import { colours } from '#src/theme/colours.ts';
import { box, typeset } from '#scripts/drawings/typeset.ts';
import type { Mode } from './modes.ts';

/** One place of the sheet: a page, or a page before and after. */
interface Cell {
  readonly label: string;
  readonly photographs: readonly (Buffer | undefined)[];
}

const sheetWidth = 4800;
const gap = 24;
const labelHeight = 52;
/** The colour between the pages; neither colour scheme's paper has it. */
const ground = '#C4CBCB';

interface Placed {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

/** Puts pages beside each other, as large as the sheet's width allows, under a heading. */
export async function drawSheet(heading: string, mode: Mode, cells: readonly Cell[]): Promise<Buffer> {
  const parts = Math.max(...cells.map(({ photographs }) => photographs.length));
  const columns = Math.min(cells.length, Math.ceil(mode.columns / parts));
  const room = Math.floor((sheetWidth - gap) / (columns * parts)) - gap;
  const width = Math.min(mode.width, room);
  const cellWidth = parts * (width + gap);
  const placed: Placed[] = [{ input: await drawLabel(heading, 1600), left: gap, top: gap }];
  let top = gap + labelHeight;
  for (let first = 0; first < cells.length; first += columns) {
    const row = await Promise.all(
      cells
        .slice(first, first + columns)
        .map((cell, index) => drawCell(cell, width, gap + index * cellWidth)),
    );
    placed.push(...row.flatMap(({ images }) => images.map((image) => ({ ...image, top: image.top + top }))));
    top += Math.max(...row.map(({ height }) => height)) + gap;
  }
  return sharp({
    create: {
      width: Math.max(gap + columns * cellWidth, 1600 + 2 * gap),
      height: top,
      channels: 3,
      background: ground,
    },
  })
    .composite(placed)
    .png({ palette: true, effort: 3 })
    .toBuffer();
}

/** A label and the photographs under it, as far down as they reach. */
async function drawCell({ label, photographs }: Cell, width: number, left: number) {
  const images: Placed[] = [{ input: await drawLabel(label, width), left, top: 0 }];
  let height = labelHeight;
  for (const [index, photograph] of photographs.entries()) {
    if (!photograph) continue;
    const { data, info } = await sharp(photograph)
      .resize({ width })
      .png()
      .toBuffer({ resolveWithObject: true });
    images.push({ input: data, left: left + index * (width + gap), top: labelHeight });
    height = Math.max(height, labelHeight + info.height);
  }
  return { images, height };
}

/** A line of text, drawn as paths, because the machine may have no typeface at all. */
const drawLabel = (text: string, width: number) =>
  typeset(
    box(
      {
        width,
        fontFamily: 'Figtree',
        // A letter is about as wide as half its size.
        fontSize: Math.min(22, width / (0.56 * text.length)),
        fontWeight: 600,
        color: colours.fg.DEFAULT.light,
        whiteSpace: 'nowrap',
      },
      text,
    ),
    { width, height: labelHeight - gap },
  );
