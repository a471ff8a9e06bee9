import { describe, expect, test } from 'vitest';
import { content as execution } from '#pages/process/execution-support/content.ts';
import { content as matching } from '#pages/flexible-services/rfp-matching/content.ts';
import { content as readiness } from '#pages/molecule-readiness/content.ts';
import { content as smallMolecule } from '#pages/small-molecule-development/content.ts';
import { illustrations } from '#src/site/illustrations.ts';
import { milestones } from '#src/site/milestones.ts';
import { compareBids } from './bids.ts';
import { chromatogram, simulate, step } from './chromatogram.ts';
import { forms, reflectionsOf, tellTale } from './diffraction.ts';
import { monthsOf, stepsToScale } from './months.ts';
import { plotImage } from './plot.ts';
import { milestoneDates } from './program-plan.ts';
import { valueSteps } from './value.ts';

describe('the chromatogram', () => {
  const { bands, samples } = simulate();
  const areas = bands.map(({ at }) =>
    Array.from({ length: samples + 1 }, (_, sample) => at(sample) * step).reduce(
      (sum, part) => sum + part,
      0,
    ),
  );
  const total = areas.reduce((sum, area) => sum + area, 0);

  test('has peaks whose areas integrate to the percentages that are printed, 100 in all', () => {
    expect(bands.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(100, 6);
    for (const [index, { area }] of bands.entries())
      expect(((areas[index] ?? 0) / total) * 100).toBeCloseTo(area, 3);
  });

  test('has each apex at its relative retention', () => {
    for (const { at, retention } of bands) {
      const heights = Array.from({ length: samples + 1 }, (_, sample) => at(sample));
      expect(heights.indexOf(Math.max(...heights)) * step).toBeCloseTo(retention, 2);
    }
  });

  test('shows one unknown between the identification threshold of 0.10 % and qualification at 0.15 %', () => {
    const small = bands.filter(({ area }) => area < 1);
    expect(small.filter(({ area }) => area > 0.1).map(({ area, relative }) => [area, relative])).toEqual([
      [0.14, 1.18],
    ]);
    // What is under the reporting threshold has no place in a table.
    for (const { area } of small) expect(area).toBeGreaterThanOrEqual(0.05);
  });

  test('draws the areas that the page speaks of', () => {
    const areas = bands.map(({ area }) => `${area.toFixed(2)} %`);
    expect(areas).toContain(illustrations.mainPeak);
    expect(areas).toContain(illustrations.unknownImpurity);
  });

  test('has a main peak as tall as the page says, at 50 px a mAU', () => {
    const { height = 0 } = bands.find(({ relative }) => relative === 1) ?? {};
    expect(Math.round((height * 50 * 0.0254) / 96)).toBe(20);
    expect(readiness.statement.text).toContain('20 m');
  });
});

describe('the diffraction patterns', () => {
  const [first, second] = forms.map(reflectionsOf) as [
    ReturnType<typeof reflectionsOf>,
    ReturnType<typeof reflectionsOf>,
  ];

  test('belong to forms of one compound: their molecules take nearly the same room', () => {
    const [one = 0, other = 0] = forms.map(
      ({ cell: { a, b, c, beta }, positions }) =>
        (a * b * c * Math.sin((beta * Math.PI) / 180)) / positions.length,
    );
    expect(Math.abs(one - other) / one).toBeLessThan(0.05);
  });

  test('lack the reflections that their space groups forbid', () => {
    const angleOf = (spacing: number) => (Math.asin(1.54056 / (2 * spacing)) * 360) / Math.PI;
    const intensityAt = (reflections: typeof first, angle: number) =>
      reflections
        .filter((found) => Math.abs(found.angle - angle) < 0.002)
        .reduce((sum, { intensity }) => sum + intensity, 0);
    // 010 and 001 of P2₁/c, 010 and 001 of Pbca.
    expect(intensityAt(first, angleOf(7.42))).toBe(0);
    expect(intensityAt(first, angleOf(18.54 * Math.sin((101.2 * Math.PI) / 180)))).toBe(0);
    expect(intensityAt(second, angleOf(13.08))).toBe(0);
    // Bragg's law puts 002 of Pbca where the mark stands.
    expect(tellTale(first, second).angle).toBeCloseTo(angleOf(26.05 / 2), 3);
  });

  test('differ where the page says so', () => {
    expect(smallMolecule.plot.label).toContain(`${tellTale(first, second).angle.toFixed(1)}°`);
  });
});

describe('the months', () => {
  test('are those of the claims, to scale', () => {
    expect(monthsOf('6-18 months')).toEqual({ shortest: 6, longest: 18 });
    expect(monthsOf('2-3 weeks').longest / monthsOf('2-3 weeks').shortest).toBeCloseTo(1.5, 6);
    expect(monthsOf('30-45 days').shortest).toBeCloseTo(30 / 30.44, 3);
    expect(() => monthsOf('monthly')).toThrow('no duration');
  });

  test('follow each other without a gap', () => {
    const steps = stepsToScale();
    for (const [index, { begin }] of steps.entries()) expect(begin).toBe(steps[index - 1]?.shortest ?? 0);
  });
});

test('the bids rank as their specimen says', () => {
  const { quotedRanks, likeForLikeRanks, missing } = compareBids();
  const [received, compared] = matching.comparison.sheets;
  expect(compared.rows[0].cells.map(Number)).toEqual(quotedRanks);
  expect(compared.rows[1].cells.map(Number)).toEqual(likeForLikeRanks);
  expect(missing.map((_, bid) => received.rows.filter(({ cells }) => cells[bid] === 'none').length)).toEqual(
    missing,
  );
});

test('a slip passes on to every milestone in the plan left alone, and is won back by the last', () => {
  const { planned, passedOn, actual } = milestoneDates();
  expect(planned).toHaveLength(milestones.length);
  expect(passedOn.slice(1).map((date, index) => date - (planned[index + 1] ?? 0))).toEqual([9, 9, 9, 9]);
  expect(actual.at(-1)).toBe(planned.at(-1));
  expect(execution.plot.label).toContain('on its date');
});

test('value steps up at each milestone by the risk that is gone, and never falls', () => {
  for (const { from, before, after } of valueSteps()) {
    expect(before).toBeGreaterThanOrEqual(from);
    expect(after).toBeGreaterThanOrEqual(before);
  }
});

test('a plot is one image of named parts, small enough to be inline', () => {
  const image = plotImage(chromatogram());
  expect(image).toContain('id="above"');
  expect(image.length).toBeLessThan(40_960);
});
