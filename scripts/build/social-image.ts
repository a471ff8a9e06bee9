import { socialImageSize } from '#src/seo/head.ts';
import { milestones, findPositions, type MilestoneRange } from '#src/site/milestones.ts';
import { colors, plateColor } from '#shared/colors.ts';
import type moleculeDrawing from '#pages/index/one-plan.drawn.json';
import { box, type Box } from './typeset.ts';

export interface SocialImage {
  /** The page's title without the provider's name. */
  readonly title: string;
  readonly summary: string;
  readonly host: string;
  /** The logo as an SVG document, 180×40, in the colors of the dark scheme. */
  readonly logo: string;
  /** First and last milestone that the page is about. */
  readonly covers?: MilestoneRange | undefined;
  /** The molecule of home, and what says which it is. */
  readonly molecule?: { readonly drawing: typeof moleculeDrawing; readonly caption: string } | undefined;
}

/** An image is a plate: it has the dark scheme's colors. */
const palette = {
  text: colors.fg.DEFAULT.dark,
  muted: colors.fg.muted.dark,
  brand: colors.brand.DEFAULT.dark,
  accent: colors.accent.dark,
  line: colors.control.dark,
};

const margin = 72;
const { width, height } = socialImageSize;

const image = (svg: string, width: number, height: number, style: object = {}): Box => ({
  type: 'img',
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width,
    height,
    style,
  },
});

/** A drawing that covers the whole image. */
const drawing = (content: string): Box =>
  image(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
    width,
    height,
    { position: 'absolute', left: 0, top: 0 },
  );

/** The line of milestones, and how far apart these stand. */
const milestoneLine = { y: 536, distance: 224, bead: { width: 52, height: 26 } };

/** The five milestones on one line that ends in the date, those filled that the page is about. */
function drawMilestones([first, last]: readonly [number, number] = [0, -1]): Box[] {
  const { y, distance, bead } = milestoneLine;
  const at = (milestone: number) => margin + milestone * distance;
  const end = at(milestones.length - 1) + bead.height / 2;
  const beads = milestones.slice(0, -1).map((_, index) => {
    const fill = index >= first && index <= last ? palette.brand : plateColor;
    const stroke = index >= first && index <= last ? palette.brand : palette.line;
    return `<rect x="${at(index)}" y="${y - bead.height / 2}" width="${bead.width}" height="${bead.height}" rx="${bead.height / 2}" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`;
  });
  const covered =
    last > first
      ? `<path d="M${at(first)} ${y}H${at(last)}" stroke="${palette.brand}" stroke-width="6"/>`
      : '';
  return [
    drawing(
      `<path d="M${margin} ${y}H${end}" stroke="${palette.line}" stroke-width="3"/>${covered}${beads.join('')}<circle cx="${end}" cy="${y}" r="24" fill="${plateColor}" stroke="${palette.accent}" stroke-width="2"/><circle cx="${end}" cy="${y}" r="14" fill="${palette.accent}"/>`,
    ),
    ...milestones.map((milestone, index) => {
      const isCovered = index >= first && index <= last;
      return box(
        {
          position: 'absolute',
          left: at(index),
          top: y + 32,
          fontSize: 22,
          fontWeight: isCovered ? 600 : 400,
          color: isCovered ? palette.text : palette.muted,
        },
        milestone,
      );
    }),
  ];
}

/** Where the molecule stands: its third thread comes down to the date. */
const moleculePlace = { left: 497, top: -64, scale: 1.06, letterSize: 40, ringRadius: 33 };

/** The molecule, its three rings and their threads, which end in the line of milestones. */
function drawMolecule({ drawing: molecule, caption }: NonNullable<SocialImage['molecule']>): Box[] {
  const { left, top, scale, letterSize, ringRadius } = moleculePlace;
  const place = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: left + x * scale,
    y: top + y * scale,
  });
  const rings = molecule.rings.map(
    ({ x, y }) =>
      `<circle cx="${x}" cy="${y}" r="${ringRadius}" fill="${palette.brand}" fill-opacity=".14" stroke="${palette.brand}" stroke-width="2.25"/>`,
  );
  return [
    drawing(
      `<clipPath id="above"><path d="M0 0H${width}V${milestoneLine.y}H0Z"/></clipPath><g clip-path="url(#above)"><g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${molecule.bonds}" stroke="${palette.text}" stroke-width="2.75"/>${rings.join('')}<path d="${molecule.wide}" stroke="${palette.brand}" stroke-width="2.5"/></g></g>`,
    ),
    ...molecule.letters.map(({ letter, ...point }) => {
      const { x, y } = place(point);
      return box(
        {
          position: 'absolute',
          left: x - letterSize,
          top: y - letterSize / 2,
          width: 2 * letterSize,
          height: letterSize,
          alignItems: 'center',
          justifyContent: 'center',
          fontSize: letterSize,
          lineHeight: 1,
        },
        letter,
      );
    }),
    box(
      {
        position: 'absolute',
        left: 842,
        top: 366,
        width: 210,
        fontSize: 16,
        lineHeight: 1.3,
        color: palette.muted,
      },
      caption,
    ),
  ];
}

/** Long titles are set smaller, so that two lines are always enough, or four beside the molecule. */
const titleSize = (title: string, isNarrow: boolean) =>
  isNarrow ? 76 : title.length > 26 ? 88 : title.length > 18 ? 100 : 116;

function drawTitle({ title, summary, molecule }: SocialImage): Box {
  const [head = title, tail] = title.split(': ');
  const lines = [
    box(
      {
        fontFamily: 'Fraunces',
        fontSize: titleSize(head, Boolean(molecule)),
        lineHeight: 1.04,
        letterSpacing: -1.5,
        textWrap: 'balance',
      },
      head,
    ),
    ...(tail ? [box({ marginTop: 20, fontSize: 40, fontWeight: 600, color: palette.brand }, tail)] : []),
    ...(molecule ? [] : [box({ marginTop: 14, fontSize: 30, color: palette.muted }, summary)]),
  ];
  return box(
    {
      position: 'absolute',
      left: margin,
      top: 140,
      width: molecule ? 560 : width - 2 * margin,
      height: 340,
      flexDirection: 'column',
      justifyContent: 'center',
    },
    lines,
  );
}

/** Lays out a social image: the head, the title, and the line of milestones that stands on every page. */
export function layoutSocialImage(content: SocialImage): Box {
  const { host, logo, covers, molecule } = content;
  return box(
    {
      ...socialImageSize,
      position: 'relative',
      background: plateColor,
      fontFamily: 'Figtree',
      color: palette.text,
    },
    [
      ...(molecule ? drawMolecule(molecule) : []),
      image(logo, 243, 54, { position: 'absolute', left: margin - 8, top: 56 }),
      ...(molecule
        ? []
        : [box({ position: 'absolute', right: margin, top: 72, fontSize: 24, color: palette.muted }, host)]),
      drawTitle(content),
      ...drawMilestones(covers && findPositions(covers)),
    ],
  );
}
