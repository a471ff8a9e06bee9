import { compounds } from '#src/site/compounds.ts';
import { drawStructure } from './draw-structure.ts';

/** Beside bonds of this length the ACS line has the width of the drawn figures' own. */
const frame = { width: 400, height: 318, bondLength: 42 };

/** The compound of the callouts as few paths: bonds, letters, and the places of its atoms. */
export async function drawCallout() {
  const { atoms, strokes, glyphs } = await drawStructure('lidocaine', compounds.lidocaine, frame);
  const join = (parts: readonly { readonly path: string }[]) => parts.map(({ path }) => path).join('');
  return { atoms, bonds: join(strokes), letters: join(glyphs) };
}
