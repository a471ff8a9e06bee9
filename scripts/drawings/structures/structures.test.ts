import { beforeAll, describe, expect, test } from 'vitest';
import { compounds, type Compound, type CompoundName } from '#src/site/compounds.ts';
import { drawStructure, type StructureDrawing } from './draw-structure.ts';
import { loadRdkit, readCompound } from './read-compound.ts';
import { structureFrame } from '../one-plan.ts';

interface Atom {
  readonly symbol: string;
  readonly hydrogens: number;
  readonly charge: number;
  /** Sum of its bonds' orders, hydrogens included. */
  readonly valence: number;
}

interface Structure {
  readonly atoms: readonly Atom[];
  readonly bonds: readonly (readonly [number, number])[];
}

const symbols: Readonly<Record<number, string>> = { 6: 'C', 7: 'N', 8: 'O', 9: 'F', 16: 'S', 17: 'Cl' };
/** Of neutral atoms, as textbooks have them; kept apart from the library's. */
const valences: Readonly<Record<string, number>> = { C: 4, N: 3, O: 2, F: 1, S: 2, Cl: 1 };

/** The structure as RDKit reads the SMILES (CommonChem JSON, which leaves out what is usual). */
async function structureOf(name: string, compound: Compound): Promise<Structure> {
  const molecule = await readCompound(name, compound);
  const json = JSON.parse(molecule.get_json()) as {
    molecules: [
      {
        atoms: { z?: number; impHs?: number; chg?: number }[];
        bonds: { bo?: number; atoms: [number, number] }[];
      },
    ];
  };
  const { atoms, bonds } = json.molecules[0];
  return {
    atoms: atoms.map(({ z = 6, impHs = 0, chg = 0 }, index) => ({
      symbol: symbols[z] ?? `element ${z}`,
      hydrogens: impHs,
      charge: chg,
      valence: bonds
        .filter(({ atoms: pair }) => pair.includes(index))
        .reduce((sum, { bo = 1 }) => sum + bo, impHs),
    })),
    bonds: bonds.map(({ atoms: pair }) => pair),
  };
}

/** Carbon, hydrogen, then the others by their letters (Hill). */
function hillFormula(atoms: readonly Atom[]): string {
  const counts = new Map<string, number>();
  const add = (symbol: string, count: number) => counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  for (const { symbol, hydrogens } of atoms) {
    add(symbol, 1);
    add('H', hydrogens);
  }
  const rank = (symbol: string) => ({ C: ' C', H: ' H' })[symbol] ?? symbol;
  return [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))
    .map(([symbol, count]) => (count === 1 ? symbol : `${symbol}${count}`))
    .join('');
}

/** A square in which every compound has room. */
const tileFrame = { width: 240, height: 240, bondLength: 25.6 };

/** Compounds beside the site's own, to be told wrong from. */
const caffeine: Compound = {
  smiles: 'Cn1cnc2c1c(=O)n(C)c(=O)n2C',
  formula: 'C8H10N4O2',
  inchiKey: 'RYYVLZVUVIJVGH-UHFFFAOYSA-N',
};
// The S enantiomer.
const clopidogrel: Compound = {
  smiles: 'COC(=O)[C@H](c1ccccc1Cl)N1CCc2sccc2C1',
  formula: 'C16H16ClNO2S',
  inchiKey: 'GKTWGGQPFAXNFI-HNNXBMFYSA-N',
};

const names = Object.keys(compounds) as CompoundName[];

describe.each(names)('%s', (name) => {
  const compound: Compound = compounds[name];
  const frame = name === 'linezolid' ? structureFrame : tileFrame;
  let structure: Structure;
  let drawing: StructureDrawing;
  beforeAll(async () => {
    structure = await structureOf(name, compound);
    drawing = await drawStructure(name, compound, frame);
  });

  test('has the formula that is written beside it', () => {
    expect(hillFormula(structure.atoms)).toBe(compound.formula);
  });

  test('gives every atom its valence and no charge', () => {
    const found = structure.atoms.map(({ symbol, charge, valence }) => ({ symbol, charge, valence }));
    expect(found).toEqual(found.map(({ symbol }) => ({ symbol, charge: 0, valence: valences[symbol] })));
  });

  test('is drawn as the amide, not as its hydroxy imine', async () => {
    const module = await loadRdkit();
    const molecule = await readCompound(name, compound);
    const lactim = module.get_qmol('[OX2H]-[#6]=,:[#7]');
    if (!lactim) throw new Error('the pattern can’t be read');
    expect(JSON.parse(molecule.get_substruct_match(lactim))).toEqual({});
  });

  test('specifies every stereocentre, or none', async () => {
    const molecule = await readCompound(name, compound);
    const { NumAtomStereoCenters: all, NumUnspecifiedAtomStereoCenters: open } = JSON.parse(
      molecule.get_descriptors(),
    ) as Record<string, number>;
    expect([0, all]).toContain(open);
  });

  test('reads back from the layout and the wedges that are drawn', async () => {
    const module = await loadRdkit();
    const molecule = await readCompound(name, compound);
    molecule.set_new_coords(true);
    const drawn = module.get_mol(molecule.get_molblock());
    expect(module.get_inchikey_for_inchi(drawn?.get_inchi() ?? '')).toBe(compound.inchiKey);
  });

  test('shows as many atoms and bonds as it has, all of one length', () => {
    expect(drawing.atoms).toHaveLength(structure.atoms.length);
    const drawn = new Set([...drawing.strokes, ...drawing.wedges].map(({ bond }) => bond));
    expect([...drawn].toSorted((one, other) => one - other)).toEqual(
      structure.bonds.map((_, index) => index),
    );
    const lengths = structure.bonds.map(([one, other]) => {
      const [from, to] = [drawing.atoms[one], drawing.atoms[other]];
      return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Number.NaN;
    });
    expect(Math.min(...lengths)).toBeGreaterThan(frame.bondLength * 0.98);
    expect(Math.max(...lengths)).toBeLessThan(frame.bondLength * 1.02);
  });

  test('labels each heteroatom with its hydrogens, and no carbon', () => {
    const drawn = structure.atoms.map(({ symbol, hydrogens }, index) => {
      const glyphs = drawing.glyphs.filter(({ atom }) => atom === index).length;
      return { symbol, hydrogens, glyphs };
    });
    // Two hydrogens are an H and a 2.
    const expected = ({ symbol, hydrogens }: Atom) =>
      symbol === 'C' ? 0 : symbol.length + Math.min(hydrogens, 2);
    expect(drawn).toEqual(
      structure.atoms.map((atom, index) => ({ ...drawn[index], glyphs: expected(atom) })),
    );
  });

  test('stays inside its frame', () => {
    const paths = [...drawing.strokes, ...drawing.wedges, ...drawing.glyphs].map(({ path }) => path);
    const numbers =
      paths
        .join(' ')
        .match(/[\d.]+/g)
        ?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBeGreaterThan(8);
    expect(Math.max(...numbers)).toBeLessThan(frame.width - 8);
  });
});

test.each<[string, Partial<Compound>, RegExp]>([
  ['a nitrogen with five bonds', { smiles: 'CN(C)(C)(C)C' }, /caffeine.*CN\(C\)\(C\)\(C\)C.*valence.*N, 5/],
  ['a carbon with five bonds', { smiles: 'CC(C)(C)(C)C' }, /caffeine.*valence.*C, 5/],
  ['an open ring', { smiles: 'c1ccccc' }, /caffeine.*unclosed ring/],
  ['another compound', { smiles: 'CC(=O)Nc1ccc(O)cc1' }, /caffeine.*C8H9NO2.*C8H10N4O2/],
  [
    // 1,3,9-trimethylxanthine
    'an isomer',
    { smiles: 'Cn1c(=O)c2ncn(C)c2n(C)c1=O' },
    /caffeine.*InChIKey (?!RYYVLZVUVIJVGH).*, not RYYVLZVUVIJVGH/,
  ],
])('a compound with %s is refused in one line that names it', async (_, change, message) => {
  const failure = await readCompound('caffeine', { ...caffeine, ...change }).catch(
    (error: unknown) => (error as Error).message,
  );
  expect(failure).toMatch(message);
  expect(failure).not.toContain('\n');
});

test('the mirror image of a compound is refused', async () => {
  const mirrored = clopidogrel.smiles.replace('[C@H]', '[C@@H]');
  await expect(readCompound('clopidogrel', { ...clopidogrel, smiles: mirrored })).rejects.toThrow(/InChIKey/);
});

test('a structure too large for its frame is refused instead of shrunk', async () => {
  const drawing = drawStructure('clopidogrel', clopidogrel, { ...tileFrame, bondLength: 60 });
  await expect(drawing).rejects.toThrow(/clopidogrel.*too large for 240×240/);
});
