import { milestones } from '#src/site/milestones.ts';
import { pathOf, type Point } from './path.ts';
import { stripHeight, type Label, type Plot } from './plot.ts';

/** A stretch of a program: what ends it, when, and how probable it is that this ends well. */
interface Stage {
  /** A milestone of every program, or an event between them. */
  readonly name: (typeof milestones)[number] | 'tox readout' | 'cleared';
  readonly end: number;
  /** 1 where nothing is learned: to start a study or to send a dossier retires no risk. */
  readonly probability: number;
}

const stages: readonly Stage[] = [
  { name: 'Program Start', end: 0.02, probability: 1 },
  { name: 'Material Ready', end: 0.24, probability: 0.85 },
  { name: 'Tox Start', end: 0.4, probability: 1 },
  { name: 'FDA Meeting', end: 0.57, probability: 0.92 },
  { name: 'tox readout', end: 0.72, probability: 0.5 },
  { name: 'IND Submission', end: 0.84, probability: 1 },
  // FDA’s days to place a hold are over (21 CFR 312.40).
  { name: 'cleared', end: 0.96, probability: 0.9 },
];
/** The two contracts that are paid as they are signed, for material and for the GLP studies, and what all the rest costs. */
const payments = [
  { at: 0.06, amount: 9 },
  { at: 0.4, amount: 11 },
] as const;
const otherCosts = 5;
/** What a year's delay takes off a value, over the length of the program. */
const discount = 0.18;

/**
 * The value of an asset, risk-adjusted, on a relative scale: while work goes on it rises as the end comes nearer; when
 * a risk is gone, the value is divided by the probability that this would end well.
 */
export function valueSteps() {
  let value = 1;
  let begin = 0;
  return stages.map(({ name, end, probability }) => {
    const from = value;
    const before = value * (1 + discount) ** (end - begin);
    const after = before / probability;
    const step = { name, begin, end, from, before, after };
    value = after;
    begin = end;
    return step;
  });
}

/** What has been spent at a time: the contracts that are signed, and the rest evenly. */
const spentAt = (time: number) =>
  payments.reduce((sum, { at, amount }) => sum + (at < time ? amount : 0), otherCosts * time);

/** Px from the strip's top to the axis, and px of the highest value and of all that is spent. */
const axis = 304;
const tallest = 164;
const costliest = 50;

/** Value as stairs over the milestones, with what has been spent below. */
export function value(): Plot {
  const steps = valueSteps();
  const highest = steps.at(-1)?.after ?? 1;
  const up = (amount: number) => 2 * (axis - (amount / highest) * tallest);
  const points = steps.flatMap(({ begin, end, from, before, after }): Point[] => [
    [begin * 1000, up(from)],
    [end * 1000, up(before)],
    [end * 1000, up(after)],
  ]);
  const end = steps.at(-1)?.end ?? 1;
  const costs = [0, ...payments.flatMap(({ at }) => [at, at + 0.001]), end].map((time): Point => [
    time * 1000,
    2 * (axis - (spentAt(time) / spentAt(end)) * costliest),
  ]);
  const last = points.at(-1) ?? [0, 0];
  return {
    box: [1000, stripHeight * 2],
    paths: {
      fill: pathOf([[-400, 2 * axis], [-400, up(1)], ...points, [1200, last[1]], [1200, 2 * axis]]),
      faint: pathOf(costs),
      rule: `M-400 ${axis * 2}h2000`,
    },
    labels: [
      ...steps.flatMap(({ name, end, before }, index): Label[] => {
        const x = index === 0 ? 0 : end * 100;
        // Left of its step: above the line, and at the last one below it, clear of the caption.
        if (!milestones.some((milestone) => milestone === name)) {
          const y = up(before) / 2 + (index === steps.length - 1 ? 20 : -8);
          return [{ text: name, x, dx: -10, y, anchor: 'end' }];
        }
        const anchor = index === 0 ? {} : { anchor: 'middle' as const };
        return [
          { text: name, x, y: axis + 24, role: 'wide', ...anchor },
          // On a phone they take two rows.
          { text: name, x, y: axis + (milestones.indexOf(name as never) % 2 === 0 ? 24 : 42), role: 'narrow', ...anchor },
        ];
      }),
      { text: 'value', x: 4, y: up(1) / 2 - 10, role: 'strong' },
      { text: 'spent', x: 52, y: axis - 8 },
    ],
    dots: [{ x: last[0] / 10, y: last[1] / 2, isMark: true }],
  };
}
