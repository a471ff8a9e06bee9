import { beforeAll, describe, expect, test } from 'vitest';
import type { Lane } from '#pages/index/OnePlan.tsx';
import { content } from '#pages/index/content.ts';
import { compounds } from '#src/site/compounds.ts';
import { drawStructure, type StructureDrawing } from './structures/draw-structure.ts';
import { drawPlan, drawMolecule, structureFrame, workedParts, type MoleculeDrawing } from './one-plan.ts';

let structure: StructureDrawing;
let molecule: MoleculeDrawing;
beforeAll(async () => {
  structure = await drawStructure('linezolid', compounds.linezolid, structureFrame);
  molecule = await drawMolecule();
});

describe('the molecule of home', () => {
  test('has a letter wherever its structure has one, and a hydrogen on its amide', () => {
    expect(molecule.letters).toHaveLength(structure.glyphs.length);
    expect(
      molecule.letters
        .map(({ letter }) => letter)
        .toSorted()
        .join(''),
    ).toBe('FHNNNOOOO');
  });

  test('is ringed at its stereocenter, its carbamate nitrogen and its morpholine oxygen', () => {
    const smiles = compounds.linezolid.smiles;
    const atoms = smiles.match(/\[[^\]]+\]|[A-Za-z]/g) ?? [];
    expect([atoms[5], atoms[7], atoms[18]]).toEqual(['[C@H]', 'N', 'O']);
    for (const [index, ring] of [5, 7, 18].entries()) {
      const { x = 0, y = 0 } = structure.atoms[ring] ?? {};
      const drawn = molecule.rings[index] ?? { x: 0, y: 0 };
      const origin = {
        x: (structure.atoms[5]?.x ?? 0) - (molecule.rings[0]?.x ?? 0),
        y: (structure.atoms[5]?.y ?? 0) - (molecule.rings[0]?.y ?? 0),
      };
      expect(Math.hypot(x - origin.x - drawn.x, y - origin.y - drawn.y)).toBeLessThan(1.5);
    }
  });
});

describe('the plan', () => {
  const [cmc, toxicology, regulatory] = content.onePlan.lanes;
  const of = ({ work }: Lane, label: string) => {
    const found = work.find((stretch) => stretch.label === label);
    if (!found) throw new Error(`The plan has no “${label}”.`);
    return found;
  };
  const [material, toxStart, meeting, submission] = [1, 2, 3, 4];

  test('sizes the tox batch by a dose range that is found before it', () => {
    expect(of(toxicology, 'Dose range finding').end).toBeLessThan(material);
  });

  test('tests for mutations before animals are dosed for weeks', () => {
    expect(of(toxicology, 'Ames, hERG (non-GLP)').start).toBe(0);
    expect(of(toxicology, 'Genetic toxicology').end).toBeLessThanOrEqual(toxStart);
  });

  test('meets FDA while studies run and before the GMP batch, so that answers can change something', () => {
    expect(of(regulatory, 'Pre-IND meeting preparation').end).toBe(meeting);
    expect(of(toxicology, 'GLP tox studies').end).toBeGreaterThan(meeting);
    expect(of(cmc, 'GMP drug substance batch').start).toBeGreaterThanOrEqual(meeting);
  });

  test('reports a study after it, makes tablets after their drug substance, and submits what is reported', () => {
    const reports = of(toxicology, 'Integrated study reports');
    expect(reports.start).toBeGreaterThanOrEqual(of(toxicology, 'GLP tox studies').end);
    expect(reports.end).toBeLessThanOrEqual(submission);
    expect(of(cmc, 'Drug product manufacturing').start).toBeGreaterThanOrEqual(
      of(cmc, 'GMP drug substance batch').end,
    );
  });
});

describe('the lanes of the plan', () => {
  test('are thick where their discipline works and thin where it waits', () => {
    const work = (...stretches: [number, number][]) =>
      stretches.map(([start, end]) => ({ label: '', start, end }));
    expect(workedParts(work([0, 1], [0.6, 2.4], [1, 2.6], [2.5, 5]))).toBe('0 0 4 9');
    expect(workedParts(work([1, 2], [2, 3], [2, 3], [3, 4]))).toBe('0 1 3 9');
    expect(workedParts(work([0, 0.8], [1.6, 3], [3, 4], [4, 5]))).toBe('0 0 0.8 0.8 2.4 9');
  });

  test('are one image with a bead a milestone and the date as the last', () => {
    const svg = drawPlan(content.onePlan.lanes);
    expect(svg.match(/<rect /g)).toHaveLength(content.onePlan.milestones.length - 1);
    expect(svg.match(/stroke-dasharray=/g)).toHaveLength(content.onePlan.lanes.length);
  });
});
