import type { Mol } from '@rdkit/rdkit';
import { parseHTML } from 'linkedom';
import type { Compound } from '#src/site/compounds.ts';
import { readCompound } from './read-compound.ts';

/** Where a structure is drawn; lengths in units of the drawing. */
interface Frame {
  readonly width: number;
  readonly height: number;
  readonly bondLength: number;
}

/** A structural formula as paths. */
export interface StructureDrawing {
  /** Positions of the atoms but hydrogen, in the order of the SMILES. */
  readonly atoms: readonly { readonly x: number; readonly y: number }[];
  /** Strokes of the bonds; a double bond has two, a hashed wedge many. */
  readonly strokes: readonly BondPath[];
  /** Filled wedges. */
  readonly wedges: readonly BondPath[];
  /** Letters, digits and charges, each a filled path. */
  readonly glyphs: readonly { readonly atom: number; readonly path: string }[];
}

/**
 * Where an atom stands.
 *
 * @param index - its place in the SMILES.
 * @throws {Error} where the structure has no such atom.
 */
export function atomAt({ atoms }: Pick<StructureDrawing, 'atoms'>, index: number) {
  const atom = atoms[index];
  if (!atom)
    throw new Error(
      `A drawing points at atom ${index}, but its compound in src/site/compounds.ts has ${atoms.length}`,
    );
  return atom;
}

interface BondPath {
  readonly bond: number;
  readonly path: string;
}

/** Sizes of the ACS Document 1996 style in points; all drawings keep their ratios. */
const acs1996 = { bondLength: 14.4, lineWidth: 0.6, fontSize: 10, doubleBondSpacing: 0.18, labelMargin: 1.6 };

const lineWidth = (bondLength: number) => (acs1996.lineWidth / acs1996.bondLength) * bondLength;

/** The bond length of normalised coordinates (RDKit, `normalizeDepiction`). */
const normalisedBond = 1.5;
/** Part by which a bond may differ: rings of seven aren't quite regular, and positions are rounded to a tenth. */
const tolerance = 0.02;

const black = [0, 0, 0];

/** Draws a molecule on an SVG in which every atom is marked by an empty ellipse. */
function toSvg(molecule: Mol, { width, height, bondLength }: Frame): string {
  molecule.set_new_coords(true);
  molecule.normalize_depiction();
  molecule.straighten_depiction();
  return molecule.get_svg_with_highlights(
    JSON.stringify({
      width,
      height,
      fixedBondLength: bondLength / normalisedBond,
      bondLineWidth: lineWidth(bondLength),
      scaleBondWidth: false,
      baseFontSize: (acs1996.fontSize / acs1996.bondLength) * normalisedBond,
      multipleBondOffset: acs1996.doubleBondSpacing,
      additionalAtomLabelPadding: acs1996.labelMargin / acs1996.fontSize,
      // One colour: a bond between elements of two would be drawn in halves.
      atomColourPalette: Object.fromEntries([1, 6, 7, 8, 9, 15, 16, 17, 35, 53].map((z) => [z, black])),
      atoms: Array.from({ length: molecule.get_num_atoms() }, (_, index) => index),
      bonds: [],
      highlightRadius: 0.001,
      atomHighlightsAreCircles: true,
      clearBackground: false,
    }),
  );
}

/** Reads positions and paths from RDKit's SVG, which names each one's atom or bond in its class. */
function readSvg(svg: string): StructureDrawing {
  const { document } = parseHTML(`<body>${svg.slice(svg.indexOf('<svg'))}</body>`);
  const indexOf = (element: Element, kind: 'atom' | 'bond') =>
    Number(new RegExp(`^${kind}-(\\d+)`).exec(element.getAttribute('class') ?? '')?.[1]);
  const pathOf = (element: Element) => (element.getAttribute('d') ?? '').replaceAll(/\s+/g, ' ').trim();
  const bonds = [...document.querySelectorAll('path[class^="bond-"]')];
  const isFilled = (element: Element) => !element.getAttribute('style')?.includes('fill:none');
  const bondPaths = (elements: Element[]) =>
    elements.map((element) => ({ bond: indexOf(element, 'bond'), path: pathOf(element) }));
  return {
    atoms: [...document.querySelectorAll('ellipse')].map((mark) => ({
      x: Number(mark.getAttribute('cx')),
      y: Number(mark.getAttribute('cy')),
    })),
    strokes: thinHashes(bondPaths(bonds.filter((element) => !isFilled(element)))),
    wedges: bondPaths(bonds.filter(isFilled)),
    glyphs: [...document.querySelectorAll('path[class^="atom-"]')].map((element) => ({
      atom: indexOf(element, 'atom'),
      path: pathOf(element),
    })),
  };
}

/** Every other stroke of hashed wedges: RDKit sets them about twice as close as the ACS style (2.5 pt on 14.4). */
function thinHashes(strokes: readonly BondPath[]): BondPath[] {
  return [...Map.groupBy(strokes, ({ bond }) => bond).values()].flatMap((own) =>
    own.length > 4 ? own.filter((_, index) => index % 2 === 0) : own,
  );
}

/** The pairs of atoms that bonds join, by index. */
const bondedPairs = (molecule: Mol) =>
  (
    JSON.parse(molecule.get_json()) as { molecules: [{ bonds: { atoms: [number, number] }[] }] }
  ).molecules[0].bonds.map(({ atoms }) => atoms);

/**
 * Draws a compound in the middle of a frame, in the proportions of the ACS Document 1996 style, hydrogens on
 * heteroatoms shown.
 *
 * @throws with one line that names the compound where its structure is wrong or too large for the frame.
 */
export async function drawStructure(
  name: string,
  compound: Compound,
  frame: Frame,
): Promise<StructureDrawing> {
  const molecule = await readCompound(name, compound);
  try {
    const drawing = readSvg(toSvg(molecule, frame));
    for (const [one, other] of bondedPairs(molecule)) {
      const [from, to] = [drawing.atoms[one], drawing.atoms[other]];
      const length = from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Number.NaN;
      // RDKit shrinks what doesn't fit.
      if (!(Math.abs(length / frame.bondLength - 1) <= tolerance))
        throw new Error(
          `${name} in src/site/compounds.ts: a bond would be ${length.toFixed(1)} long instead of ${frame.bondLength}: the structure is too large for ${frame.width}×${frame.height}, or strained`,
        );
    }
    return drawing;
  } finally {
    molecule.delete();
  }
}
