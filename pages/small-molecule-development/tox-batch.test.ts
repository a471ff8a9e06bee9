import { expect, test } from 'vitest';
import { samples } from '#src/site/samples/small-molecule-development.ts';
import {
  calculateToxBatch,
  describeGroups,
  type FigureName,
  figureNames,
  figureRanges,
  formatFactor,
  formatGrams,
  formatKilograms,
  readFigure,
  sampleFigures,
  type ToxBatchFigures,
} from './tox-batch.ts';

const round = (figure: number) => Math.round(figure * 1000) / 1000;

/** Returns the parts in grams, in the order of the table on the page. */
function listParts(figures: ToxBatchFigures) {
  const { rat, dog, losses, safety, release, needed, reserve, order } = calculateToxBatch(figures);
  return [rat.grams, dog.grams, losses, safety, release, needed, reserve, order].map(round);
}

test('the sample document’s batch needs 1,288 g, and 1,404 g with its reserve', () => {
  // Rat: (42 × 500 + 32 × 150 + 32 × 50) × 0.25 × 28 = 147 + 33.6 + 11.2 = 191.8 g.
  // Dog: (10 × 200 + 6 × 60 + 6 × 20) × 10 × 28 = 560 + 100.8 + 33.6 = 694.4 g. Losses: 886.2 ÷ 4 = 221.55 g.
  const figures = { ...sampleFigures, reserve: 9 };
  expect(listParts(figures).slice(0, 6)).toEqual([191.8, 694.4, 221.55, 30, 150, 1287.75]);
  const { needed, reserve, rat, dog, losses } = calculateToxBatch(figures);
  expect(Math.round(needed + reserve)).toBe(1404);
  const [, sheet] = samples;
  expect(sheet.rows.slice(0, 3).map(({ name, cells }) => [name, cells.at(-1)])).toEqual([
    [`Rat, ${rat.weight} kg`, formatGrams(rat.grams)],
    [`Dog, ${dog.weight} kg`, formatGrams(dog.grams)],
    ['Formulation losses', formatGrams(losses)],
  ]);
  expect(sheet.rows.slice(0, 2).map(({ cells }) => cells[0])).toEqual([rat, dog].map(describeGroups));
  expect(sheet.rows.at(-1)?.cells).toEqual([`${formatGrams(needed)} plus about 9% in reserve`, '1.4 kg']);
});

test.each<[string, Partial<ToxBatchFigures>, number[]]>([
  // 1287.75 × 0.15 = 193.1625, and 1480.9125 is rounded up to 1,500.
  ['the same with a reserve of 15%', {}, [191.8, 694.4, 221.55, 30, 150, 1287.75, 193.163, 1500]],
  [
    '14 days of a salt',
    {
      days: 14,
      saltFactor: 1.25,
      ratLow: 30,
      ratMiddle: 100,
      ratHigh: 300,
      dogLow: 10,
      dogMiddle: 30,
      dogHigh: 100,
      dogWeight: 8,
      losses: 10,
      safety: 20,
      release: 100,
      reserve: 20,
    },
    // Rat: (42 × 300 + 32 × 100 + 32 × 30) × 0.25 = 4,190 mg a day, × 14 × 1.25 = 73.325 g.
    // Dog: (10 × 100 + 6 × 30 + 6 × 10) × 8 = 9,920 mg a day, × 14 × 1.25 = 173.6 g.
    // 246.925 + 24.6925 + 120 = 391.6175; × 1.2 = 469.941, rounded up to 470.
    [73.325, 173.6, 24.693, 20, 100, 391.618, 78.324, 470],
  ],
  [
    'the upper limits, with high doses',
    {
      days: 31,
      saltFactor: 2,
      ratLow: 100,
      ratMiddle: 500,
      ratHigh: 1500,
      ratWeight: 0.4,
      dogLow: 50,
      dogMiddle: 200,
      dogHigh: 1000,
      dogWeight: 14,
      losses: 50,
      safety: 100,
      release: 300,
    },
    // Rat: (42 × 1500 + 32 × 500 + 32 × 100) × 0.4 = 32,880 mg a day, × 31 × 2 = 2,038.56 g.
    // Dog: (10 × 1000 + 6 × 200 + 6 × 50) × 14 = 161,000 mg a day, × 31 × 2 = 9,982 g.
    // 12,020.56 × 1.5 + 400 = 18,430.84; × 1.15 = 21,195.466, rounded up to 22,000.
    [2038.56, 9982, 6010.28, 100, 300, 18430.84, 2764.626, 22000],
  ],
  [
    'main groups only, without a reserve',
    {
      ratLow: 10,
      ratMiddle: 30,
      ratHigh: 100,
      ratWeight: 0.2,
      ratKinetics: 0,
      ratRecovery: 0,
      dogLow: 1,
      dogMiddle: 3,
      dogHigh: 10,
      dogWeight: 6,
      dogRecovery: 0,
      safety: 5,
      release: 50,
      reserve: 0,
    },
    // Rat: 20 × 140 × 0.2 × 28 = 15.68 g. Dog: 6 × 14 × 6 × 28 = 14.112 g. 29.792 × 1.25 + 55 = 92.24, up to 93.
    [15.68, 14.112, 7.448, 5, 50, 92.24, 0, 93],
  ],
])('the parts of %s', (_, changes, parts) => {
  expect(listParts({ ...sampleFigures, ...changes })).toEqual(parts);
});

test('an order that has only two digits is not rounded', () => {
  // 1,287.75 - 150 + 162.25 = 1,300.
  const calculate = (release: number) => calculateToxBatch({ ...sampleFigures, release, reserve: 0 });
  expect(calculate(162.25)).toMatchObject({ order: 1300, isRoundedUp: false });
  expect(calculate(162.26)).toMatchObject({ order: 1400, isRoundedUp: true });
});

test.each<[Partial<ToxBatchFigures>, boolean]>([
  [{}, false],
  [{ ratHigh: 1000, dogHigh: 1000 }, false],
  [{ ratHigh: 1000.5 }, true],
  [{ dogHigh: 1500 }, true],
])('%o has a dose above the limit: %s', (changes, isAbove) => {
  expect(calculateToxBatch({ ...sampleFigures, ...changes }).isAboveLimitDose).toBe(isAbove);
});

test.each<[Partial<ToxBatchFigures>, boolean, boolean]>([
  [{}, true, true],
  [{ ratLow: 150 }, false, true],
  [{ dogLow: 200, dogHigh: 20 }, true, false],
])('%o has doses that rise in rats: %s, in dogs: %s', (changes, rat, dog) => {
  const batch = calculateToxBatch({ ...sampleFigures, ...changes });
  expect([batch.rat.isRising, batch.dog.isRising]).toEqual([rat, dog]);
});

test('each figure accepts its sample and both ends of its range, and nothing beyond', () => {
  for (const name of figureNames) {
    const { sample, minimum, maximum } = figureRanges[name];
    for (const figure of [sample, minimum, maximum]) expect(readFigure(name, `${figure}`)).toBe(figure);
    for (const text of [`${minimum - 0.05}`, `${maximum + 0.05}`, '', ' ', 'ten', '-1', '1e9'])
      expect(readFigure(name, text)).toHaveProperty('problem');
  }
});

test.each<[FigureName, string, string]>([
  ['days', '13', 'enter a whole number from 14 to 31.'],
  ['days', '20.5', 'enter a whole number from 14 to 31.'],
  ['saltFactor', '0.9', 'enter a number from 1 to 2.'],
  ['ratHigh', '', 'enter a number from 0.1 to 3,000.'],
])('the message for %s "%s" has the range', (name, text, problem) => {
  expect(readFigure(name, text)).toEqual({ problem });
});

test.each([
  [1287.75, '1,288 g', '1.3 kg'],
  [470, '470 g', '0.47 kg'],
  [22000, '22,000 g', '22 kg'],
  [2000, '2,000 g', '2.0 kg'],
  [7.448, '7.4 g', '0.0074 kg'],
])('%d g is written as %s and %s', (grams, inGrams, inKilograms) => {
  expect(formatGrams(grams)).toBe(inGrams);
  expect(formatKilograms(grams)).toBe(inKilograms);
});

test('a part below 0.1 g isn’t written as 0 g, unless it is 0', () => {
  expect([0, 0.02, 0.1].map(formatGrams)).toEqual(['0 g', 'under 0.1 g', '0.1 g']);
});

test('the salt factor has two digits, or three if it was entered with three', () => {
  expect([1, 1.25, 1.125].map(formatFactor)).toEqual(['1.00', '1.25', '1.125']);
});
