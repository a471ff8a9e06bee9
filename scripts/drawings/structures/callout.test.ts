import { expect, test } from 'vitest';
import { compounds } from '#src/site/compounds.ts';
import { calloutAtoms, drawCallout } from './callout.ts';
import { atomAt } from './draw-structure.ts';

test('callouts point at lidocaine’s amine, the carbon beside it, the carbonyl and the amide’s nitrogen', () => {
  // Its letters are its atoms, one each.
  const letters = [...compounds.lidocaine.smiles.matchAll(/[A-Za-z]/g)];
  const rest = Object.values(calloutAtoms).map((atom) =>
    compounds.lidocaine.smiles.slice(letters[atom]?.index),
  );
  expect(rest).toEqual([
    'N(CC)CC(=O)Nc1c(C)cccc1C',
    'CC(=O)Nc1c(C)cccc1C',
    'C(=O)Nc1c(C)cccc1C',
    'Nc1c(C)cccc1C',
  ]);
});

test('a callout at an atom that the compound doesn’t have is refused', async () => {
  const { amine } = await drawCallout();
  expect(() => atomAt({ atoms: [amine] }, 1)).toThrow('points at atom 1, but its compound');
});
