import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { moleculePath } from '#src/site/pictures.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface MoleculeDrawing {
  /** An SVG path. */
  readonly bonds: string;
  readonly letters: readonly (Point & { readonly letter: string })[];
  readonly rings: readonly Point[];
  /** An SVG path, from the atoms to the plan. */
  readonly lanes: string;
}

/** From a letter's center to its baseline. */
const baselineOffset = 11.5;

/** The social image sets the letters itself. */
export function readMoleculeDrawing(): MoleculeDrawing {
  const { document } = parseHTML(readFileSync(join('public', moleculePath), 'utf8'));
  const find = (id: string) => document.getElementById(id) as Element;
  const readNumbers = (element: Element, name: string) =>
    (element.getAttribute(name) ?? '').split(' ').map(Number);
  const letters = find('letters');
  const ys = readNumbers(letters, 'y');
  return {
    bonds: find('bonds').getAttribute('d') ?? '',
    letters: readNumbers(letters, 'x').map((x, index) => ({
      x,
      y: (ys[index] ?? 0) - baselineOffset,
      letter: letters.textContent?.[index] ?? '',
    })),
    rings: [...find('rings').children].map((ring) => ({
      x: Number(ring.getAttribute('cx')),
      y: Number(ring.getAttribute('cy')),
    })),
    lanes: [...find('wide').children].map((lane) => lane.getAttribute('d')).join(''),
  };
}
