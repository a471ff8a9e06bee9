import sharp, { type OverlayOptions } from 'sharp';
import { colours } from '#src/theme/colours.ts';
import { box, typeset } from '#scripts/drawings/typeset.ts';
import type { Photograph } from './photograph.ts';

const sheetWidth = 4800;
/** How wide a page stands on the sheet, in pixels. */
const pageWidth = 456;
const gap = 24;
const labelHeight = 52;
/** The colour between the pages; neither colour scheme's paper has it. */
const ground = '#C4CBCB';

/** Puts pages beside each other, each under its name, below a heading. */
export async function drawSheet(heading: string, photographs: readonly Photograph[]): Promise<Buffer> {
  const columns = Math.floor((sheetWidth - gap) / (pageWidth + gap));
  const placed: OverlayOptions[] = [
    { input: await drawLabel(heading, sheetWidth - 2 * gap), left: gap, top: gap },
  ];
  let rowTop = gap + labelHeight;
  let rowEnd = rowTop;
  for (const [index, { name, png }] of photographs.entries()) {
    if (index % columns === 0) rowTop = rowEnd;
    const left = gap + (index % columns) * (pageWidth + gap);
    const page = sharp(png).resize({ width: pageWidth, withoutEnlargement: true }).png();
    const { data, info } = await page.toBuffer({ resolveWithObject: true });
    placed.push({ input: await drawLabel(name, pageWidth), left, top: rowTop });
    placed.push({ input: data, left, top: rowTop + labelHeight });
    rowEnd = Math.max(rowEnd, rowTop + labelHeight + info.height + gap);
  }
  return sharp({ create: { width: sheetWidth, height: rowEnd, channels: 3, background: ground } })
    .composite(placed)
    .png({ palette: true, effort: 3 })
    .toBuffer();
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
