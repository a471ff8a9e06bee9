import { compounds } from '#src/site/compounds.ts';
import { atomAt, drawStructure } from './draw-structure.ts';

/** Beside bonds of this length the ACS line has the width of the drawn figures' own. */
const frame = { width: 400, height: 318, bondLength: 42 };

/** The atoms that callouts point at, by their place in the SMILES of lidocaine. */
export const calloutAtoms = { amine: 2, methylene: 5, carbonyl: 6, amideNitrogen: 8 };

/** The compound of the callouts as few paths: bonds, letters, and the places of the atoms that callouts point at. */
export async function drawCallout() {
  const drawing = await drawStructure('lidocaine', compounds.lidocaine, frame);
  const join = (parts: readonly { readonly path: string }[]) => parts.map(({ path }) => path).join('');
  return {
    bonds: join(drawing.strokes),
    letters: join(drawing.glyphs),
    amine: atomAt(drawing, calloutAtoms.amine),
    methylene: atomAt(drawing, calloutAtoms.methylene),
    carbonyl: atomAt(drawing, calloutAtoms.carbonyl),
    amideNitrogen: atomAt(drawing, calloutAtoms.amideNitrogen),
  };
}
