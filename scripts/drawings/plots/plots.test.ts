import { describe, expect, test } from 'vitest';
import { content as execution } from '#pages/process/execution-support/content.ts';
import { content as matching } from '#pages/flexible-services/rfp-matching/content.ts';
import { content as readiness } from '#pages/molecule-readiness/content.ts';
import { content as smallMolecule } from '#pages/small-molecule-development/content.ts';
import { illustrativeFigures } from '#src/site/illustrative-figures.ts';
import { milestones } from '#src/site/milestones.ts';
import { compareBids, parallelBids } from './bids.ts';
import { bands, chromatogram, duration, step } from './chromatogram.ts';
import { firstForm, secondForm, tellTale } from './diffraction.ts';
import { monthsOf, stepsToScale } from './months.ts';
import { plotImage } from './plot.ts';
import { milestoneDates } from './program-plan.ts';
import { valueSteps } from './value.ts';

describe('the chromatogram', () => {
  const times = Array.from({ length: duration / step + 1 }, (_, sample) => sample * step);
  const areas = bands.map(({ at }) => times.reduce((sum, time) => sum + at(time) * step, 0));
  const total = areas.reduce((sum, area) => sum + area, 0);

  test('has peaks whose areas integrate to the percentages that are printed, 100 in all', () => {
    expect(bands.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(100, 6);
    for (const [index, { area }] of bands.entries())
      expect(((areas[index] ?? 0) / total) * 100).toBeCloseTo(area, 3);
  });

  test('has each apex at its relative retention', () => {
    for (const { at, retention } of bands) {
      const heights = times.map(at);
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
    const areas = bands.map(({ area }) => `${area.toFixed(2)}%`);
    expect(areas).toContain(illustrativeFigures.mainPeak);
    expect(areas).toContain(illustrativeFigures.unknownImpurity);
  });

  test('has a main peak as tall as the page says, at 50 px a mAU', () => {
    const { height = 0 } = bands.find(({ relative }) => relative === 1) ?? {};
    expect(Math.round((height * 50 * 0.0254) / 96)).toBe(20);
    expect(readiness.statement.text).toContain('20 m');
  });
});

describe('the diffraction patterns', () => {
  const anglesOf = (form: typeof firstForm) => form.map(([angle]) => angle);

  test('lack the reflections that their space groups forbid', () => {
    const angleOf = (spacing: number) => (Math.asin(1.54056 / (2 * spacing)) * 360) / Math.PI;
    const nearest = (form: typeof firstForm, angle: number) =>
      Math.min(...anglesOf(form).map((found) => Math.abs(found - angle)));
    // 010 and 001 of P2₁/c, 010 of Pbca; angles are rounded to a hundredth.
    expect(nearest(firstForm, angleOf(7.42))).toBeGreaterThan(0.01);
    expect(nearest(firstForm, angleOf(18.54 * Math.sin((101.2 * Math.PI) / 180)))).toBeGreaterThan(0.01);
    expect(nearest(secondForm, angleOf(13.08))).toBeGreaterThan(0.01);
    // Bragg's law puts 002 of Pbca where the mark stands.
    expect(tellTale[0]).toBeCloseTo(angleOf(26.05 / 2), 2);
  });

  test('differ where the page says so', () => {
    const [angle] = tellTale;
    expect(smallMolecule.plot.label).toContain(`${angle.toFixed(1)}°`);
    for (const other of anglesOf(firstForm)) expect(Math.abs(other - angle)).toBeGreaterThan(0.35);
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
  expect(missing.map((_, bid) => received.rows.filter(({ cells }) => cells[bid] === 'no').length)).toEqual(
    missing,
  );
});

test('each bid has a stroke of its own and its letter at both ends', () => {
  const { paths, labels } = parallelBids();
  const strokes = Object.entries(paths).filter(([role]) => role !== 'rule');
  expect(strokes.map(([, path]) => path.split('M').length - 1)).toEqual([1, 1, 1, 1]);
  for (const letter of ['A', 'B', 'C', 'D'])
    expect(labels.filter(({ text }) => text === letter).map(({ x }) => x)).toEqual([3, 95]);
});

test('a slip passes on to all that isn’t booked in the plan left alone, and is won back by the last', () => {
  const { planned, passedOn, actual } = milestoneDates();
  expect(planned).toHaveLength(milestones.length);
  expect(passedOn.slice(1).map((date, index) => date - (planned[index + 1] ?? 0))).toEqual([9, 9, 0, 9]);
  expect(actual[3], 'FDA’s date doesn’t slide with a batch').toBe(planned[3]);
  expect(actual.at(-1)).toBe(planned.at(-1));
  expect(execution.plot.label).toContain('on its date');
});

test('value steps up by the risk that is gone, most at the readout of toxicology, and never falls', () => {
  for (const { from, before, after } of valueSteps()) {
    expect(before).toBeGreaterThanOrEqual(from);
    expect(after).toBeGreaterThanOrEqual(before);
  }
  const retired = valueSteps().map(({ name, before, after }) => [name, after / before] as const);
  expect(retired.toSorted(([, one], [, other]) => other - one)[0]?.[0]).toBe('tox readout');
  // To begin a study or to send a dossier teaches nothing.
  for (const name of ['Program Start', 'Tox Start', 'IND Submission'])
    expect(Object.fromEntries(retired)[name]).toBe(1);
});

test('a plot is one image of named parts, small enough to be inline', () => {
  const image = plotImage(chromatogram());
  expect(image).toContain('id="above"');
  expect(image.length).toBeLessThan(40_960);
});
