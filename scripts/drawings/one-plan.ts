import { parseHTML } from 'linkedom';
import { optimize } from 'svgo';
import { frame, planHeight, planLength, stretchCount } from '#pages/index/one-plan-geometry.ts';
import type { Lane, OnePlanContent } from '#pages/index/OnePlan.tsx';
import { compounds } from '#src/site/compounds.ts';
import { colours } from '#shared/colours.ts';
import { atomAt, drawStructure } from './structures/draw-structure.ts';

/** A position in units of the drawing. */
interface Position {
  readonly x: number;
  readonly y: number;
}

/** The drawing of the home page: a molecule, three ringed atoms, and the threads that lead from them into the plan. */
export interface MoleculeDrawing {
  /** Strokes of all bonds. */
  readonly bonds: string;
  readonly letters: readonly (Position & { readonly letter: string })[];
  /** The ringed atoms, in the order of the lanes. */
  readonly rings: readonly Position[];
  /** Each ring's thread down to its lane. */
  readonly wide: string;
  /** The same for narrow screens, down to the rails at the left edge. */
  readonly narrow: string;
}

const bondLength = 52;
export const structureFrame = { width: 700, height: 460, bondLength };
const shift: Position = { x: -29, y: -8 };
/** A hydrogen stands this far right of its nitrogen. */
const letterWidth = 23;
/** Letters of linezolid's heteroatoms, by their place in its SMILES. */
const heteroatoms: Readonly<Record<number, string>> = {
  2: 'O',
  3: 'NH',
  7: 'N',
  9: 'O',
  10: 'O',
  15: 'N',
  18: 'O',
  22: 'F',
};

const { ringRadius, laneDistance, milestoneDistance, arrivalHeight, rails } = frame;
/** Every slope is 30 degrees, as that of the molecule's bonds. */
const slope = Math.tan(Math.PI / 6);
/** Where the lanes run: the middle one straight down from the nitrogen. */
const middle = 305;
/**
 * The threads in the order of the lanes: the ringed atom by its place in linezolid's SMILES (stereocentre, carbamate
 * nitrogen, morpholine oxygen), the lane, and the rail of narrow screens.
 */
const threads = [
  { atom: 5, x: middle - laneDistance, rail: rails[0] },
  { atom: 7, x: middle, rail: rails[1] },
  { atom: 18, x: middle + laneDistance, rail: rails[2] },
] as const;
const stretches = Array.from({ length: stretchCount }, (_, index) => index);
/** Height at which the threads have reached their lanes. */
const lanesBegin = 530;
/** How far below and above a milestone the lanes run beside each other, and how far apart. */
const bundle = { length: 16, distance: 6 };
const corner = 24;

const round = (value: number) => Math.round(value);

/** A line through points, its corners rounded. */
function rounded(points: readonly Position[]): string {
  const towards = (from: Position, to: Position) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const part = Math.min(corner, length / 2) / (length || 1);
    return `${round(from.x + (to.x - from.x) * part)} ${round(from.y + (to.y - from.y) * part)}`;
  };
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      if (!after) return `L${round(point.x)} ${round(point.y)}`;
      return `L${towards(point, before)}Q${round(point.x)} ${round(point.y)} ${towards(point, after)}`;
    })
    .join('');
}

/**
 * The lane at `x`, which meets the others at `middle`: its way in from above, and its way past the milestones, the
 * first at y = 0.
 */
function lane(x: number, beside: number): { arrival: string; path: string } {
  if (x === middle) return { arrival: `M${x}-${arrivalHeight}V0`, path: `M${x} 0V${planLength}` };
  const bundled = middle + beside;
  const reach = Math.abs(bundled - x) * slope;
  const between = stretches.flatMap((milestone) => {
    const [from, to] = [
      milestone * milestoneDistance + bundle.length,
      (milestone + 1) * milestoneDistance - bundle.length,
    ];
    return [
      { x: bundled, y: from },
      { x, y: from + reach },
      { x, y: to - reach },
      { x: bundled, y: to },
    ];
  });
  const meeting = { x: bundled, y: 0 };
  return {
    arrival: rounded([
      { x, y: -arrivalHeight },
      { x, y: -bundle.length - reach },
      { x: bundled, y: -bundle.length },
      meeting,
    ]),
    path: rounded([meeting, ...between, { x: bundled, y: planLength }]),
  };
}

/** The way down from each ring to its lane. */
const wideThread = (ring: Position, x: number) => {
  const from = { x: ring.x, y: ring.y + ringRadius };
  if (x === ring.x) return `M${x} ${from.y}V2000`;
  const reach = Math.abs(ring.x - x) * slope;
  return rounded([from, { x: ring.x, y: lanesBegin - reach }, { x, y: lanesBegin }, { x, y: 2000 }]);
};

/** The way from each ring to its rail; the rails are in the order of the lanes, and no thread crosses another. */
const narrowThread = (ring: Position, rail: number, index: number) => {
  const level = 440 + 24 * index;
  return rounded([
    { x: ring.x, y: ring.y + ringRadius },
    { x: ring.x, y: level },
    { x: rail, y: level },
    // The thread goes on down beside the content.
    { x: rail, y: 9999 },
  ]);
};

/** Shifts the path and rounds it to whole units. */
const place = (path: string) =>
  path
    .replace(
      /([ML]) ?(-?[\d.]+),(-?[\d.]+) ?/g,
      (_, command: string, x: string, y: string) => `${command}${round(+x + shift.x)} ${round(+y + shift.y)}`,
    )
    .replace(/L(-?\d+ -?\d+)M\1(?=L)/g, 'L$1');

/** The same path in fewer characters. */
function shortened(path: string): string {
  const plugins = [{ name: 'convertPathData' as const, params: { floatPrecision: 0 } }];
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, { plugins });
  return parseHTML(data).document.querySelector('path')?.getAttribute('d') ?? path;
}

/** Draws linezolid with its three rings and the threads that become the lanes of the plan. */
export async function drawMolecule(): Promise<MoleculeDrawing> {
  const structure = await drawStructure('linezolid', compounds.linezolid, structureFrame);
  const at = (index: number): Position => {
    const { x, y } = atomAt(structure, index);
    return { x: round(x + shift.x), y: round(y + shift.y) };
  };
  const drawn = threads.map((thread) => ({ ...thread, ring: at(thread.atom) }));
  return {
    bonds: shortened(place(structure.strokes.map(({ path }) => path).join(''))),
    letters: Object.entries(heteroatoms).flatMap(([index, label]) =>
      Array.from(label, (letter, place) => {
        const { x, y } = at(Number(index));
        return { x: x + place * letterWidth, y, letter };
      }),
    ),
    rings: drawn.map(({ ring }) => ring),
    wide: shortened(drawn.map(({ ring, x }) => wideThread(ring, x)).join('')),
    narrow: shortened(drawn.map(({ ring, rail }, index) => narrowThread(ring, rail, index)).join('')),
  };
}

/**
 * The parts of a lane between the first and the last milestone in which its discipline works, as the `stroke-dasharray`
 * of a path whose length counts the stretches between milestones.
 */
export function workedParts(work: Lane['work']): string {
  const worked: [number, number][] = [];
  for (const { start, end } of work.toSorted((one, other) => one.start - other.start)) {
    const last = worked.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], Math.min(end, stretchCount));
    else if (start < stretchCount) worked.push([start, Math.min(end, stretchCount)]);
  }
  const lengths = worked.flatMap(([start, end], index) => [
    start - (worked[index - 1]?.[1] ?? 0),
    end - start,
  ]);
  // A `stroke-dasharray` begins with a dash; after one of no length the first number is a gap.
  return ['0', ...lengths.map((length) => `${+length.toFixed(2)}`), '9'].join(' ');
}

/**
 * Draws the plan as an image for the plate: three lanes that meet at the milestones, thick where a discipline works.
 */
export function drawPlan(lanes: OnePlanContent['lanes']): string {
  const [brand, fg, accent] = [colours.brand.DEFAULT, colours.fg.DEFAULT, colours.accent];
  const drawn = threads.map(({ x }, index) => lane(x, (index - 1) * bundle.distance));
  const worked = drawn.map(
    ({ path }, index) =>
      `<path d="${path}" stroke-width="3" pathLength="${stretchCount}" stroke-dasharray="${workedParts(lanes[index]?.work ?? [])}"/>`,
  );
  const beads = stretches.map(
    (milestone) =>
      `<rect x="${middle - 17}" y="${milestone * milestoneDistance - 9}" width="34" height="18" rx="9"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${planHeight}" viewBox="0 ${-arrivalHeight} ${frame.width} ${planHeight}">`,
    // The beads are hollow, so that they have the plate's colour in each scheme.
    `<defs><g id="beads">${beads.join('')}</g></defs>`,
    `<mask id="mask" maskUnits="userSpaceOnUse" x="0" y="${-arrivalHeight}" width="${frame.width}" height="${planHeight}"><path fill="#fff" d="M0-${arrivalHeight}h${frame.width}v${planHeight}H0z"/><use href="#beads"/></mask>`,
    `<g fill="none" stroke="${brand.dark}" mask="url(#mask)"><path d="${drawn.map(({ arrival }) => arrival).join('')}" stroke-width="2"/>`,
    `<path d="${drawn.map(({ path }) => path).join('')}" stroke-width="1.25" stroke-opacity=".6"/>${worked.join('')}</g>`,
    `<use href="#beads" fill="none" stroke="${fg.dark}" stroke-width="2"/>`,
    `<g fill="${accent.dark}"><circle cx="${middle}" cy="${planLength}" r="13"/><circle cx="${middle}" cy="${planLength}" r="22" fill="none" stroke="${accent.dark}" stroke-opacity=".6"/></g></svg>`,
  ].join('');
}
