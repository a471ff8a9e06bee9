import { socialImageSize } from '#src/seo/head.ts';
import { milestones, findPositions, type MilestoneRange } from '#src/site/milestones.ts';
import { colors, plateColor } from '#src/theme/colors.ts';
import type { MoleculeDrawing } from './molecule.ts';
import { createBox, type Box } from './typeset.ts';

export interface SocialImage {
  readonly title: string;
  readonly summary: string;
  readonly host: string;
  /** An SVG of 180×40 in the dark color scheme. */
  readonly logo: string;
  readonly covers?: MilestoneRange | undefined;
  readonly molecule?: { readonly drawing: MoleculeDrawing; readonly caption: string } | undefined;
}

const palette = {
  text: colors.fg.DEFAULT.dark,
  muted: colors.fg.muted.dark,
  brand: colors.brand.DEFAULT.dark,
  ind: colors.ind.dark,
  line: colors.control.dark,
};

const margin = 72;
const { width, height } = socialImageSize;

const createImage = (svg: string, width: number, height: number, style: object = {}): Box => ({
  type: 'img',
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width,
    height,
    style,
  },
});

const createDrawing = (content: string): Box =>
  createImage(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
    width,
    height,
    { position: 'absolute', left: 0, top: 0 },
  );

const milestoneLine = { y: 536, distance: 224, segment: { width: 52, height: 26 } };

function drawMilestones([first, last]: readonly [number, number] = [0, -1]): Box[] {
  const { y, distance, segment } = milestoneLine;
  const getX = (milestone: number) => margin + milestone * distance;
  const end = getX(milestones.length - 1) + segment.height / 2;
  const segments = milestones.slice(0, -1).map((_, index) => {
    const fill = index >= first && index <= last ? palette.brand : plateColor;
    const stroke = index >= first && index <= last ? palette.brand : palette.line;
    return `<rect x="${getX(index)}" y="${y - segment.height / 2}" width="${segment.width}" height="${segment.height}" rx="${segment.height / 2}" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`;
  });
  const coveredLine =
    last > first
      ? `<path d="M${getX(first)} ${y}H${getX(last)}" stroke="${palette.brand}" stroke-width="6"/>`
      : '';
  return [
    createDrawing(
      `<path d="M${margin} ${y}H${end}" stroke="${palette.line}" stroke-width="3"/>${coveredLine}${segments.join('')}<circle cx="${end}" cy="${y}" r="24" fill="${plateColor}" stroke="${palette.ind}" stroke-width="2"/><circle cx="${end}" cy="${y}" r="14" fill="${palette.ind}"/>`,
    ),
    ...milestones.map((milestone, index) => {
      const isCovered = index >= first && index <= last;
      return createBox(
        {
          position: 'absolute',
          left: getX(index),
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

/** The third lane ends at the target date. */
const moleculePosition = { left: 497, top: -64, scale: 1.06, letterSize: 40, ringRadius: 33 };

function drawMolecule({ drawing: molecule, caption }: NonNullable<SocialImage['molecule']>): Box[] {
  const { left, top, scale, letterSize, ringRadius } = moleculePosition;
  const toImagePoint = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: left + x * scale,
    y: top + y * scale,
  });
  const rings = molecule.rings.map(
    ({ x, y }) =>
      `<circle cx="${x}" cy="${y}" r="${ringRadius}" fill="${palette.brand}" fill-opacity=".14" stroke="${palette.brand}" stroke-width="2.25"/>`,
  );
  return [
    createDrawing(
      `<clipPath id="above-milestones"><path d="M0 0H${width}V${milestoneLine.y}H0Z"/></clipPath><g clip-path="url(#above-milestones)"><g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${molecule.bonds}" stroke="${palette.text}" stroke-width="2.75"/>${rings.join('')}<path d="${molecule.lanes}" stroke="${palette.brand}" stroke-width="2.5"/></g></g>`,
    ),
    ...molecule.letters.map(({ letter, ...point }) => {
      const { x, y } = toImagePoint(point);
      return createBox(
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
    createBox(
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

const getTitleSize = (title: string, isNarrow: boolean) =>
  isNarrow ? 76 : title.length > 44 ? 72 : title.length > 26 ? 88 : title.length > 18 ? 100 : 116;

function drawTitle({ title, summary, molecule }: SocialImage): Box {
  const [head = title, tail] = title.split(': ');
  const lines = [
    createBox(
      {
        fontFamily: 'fraunces, fraunces-others',
        fontSize: getTitleSize(head, Boolean(molecule)),
        lineHeight: 1.04,
        letterSpacing: -1.5,
        textWrap: 'balance',
      },
      head,
    ),
    ...(tail
      ? [createBox({ marginTop: 20, fontSize: 40, fontWeight: 600, color: palette.brand }, tail)]
      : []),
    ...(molecule ? [] : [createBox({ marginTop: 14, fontSize: 30, color: palette.muted }, summary)]),
  ];
  return createBox(
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

export function layoutSocialImage(content: SocialImage): Box {
  const { host, logo, covers, molecule } = content;
  return createBox(
    {
      ...socialImageSize,
      position: 'relative',
      background: plateColor,
      fontFamily: 'figtree, figtree-others',
      color: palette.text,
    },
    [
      ...(molecule ? drawMolecule(molecule) : []),
      createImage(logo, 243, 54, { position: 'absolute', left: margin - 8, top: 56 }),
      ...(molecule
        ? []
        : [
            createBox(
              { position: 'absolute', right: margin, top: 72, fontSize: 24, color: palette.muted },
              host,
            ),
          ]),
      drawTitle(content),
      ...drawMilestones(covers && findPositions(covers)),
    ],
  );
}
