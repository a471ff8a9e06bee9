import { milestones } from '#src/site/milestones.ts';
import { pathOf, type Point } from './path.ts';
import { stripHeight, type Label, type Plot } from './plot.ts';

/** A stretch of a program up to a milestone: when it ends, what it costs, and how probable it is that it succeeds. */
const stages = [
  { end: 0.02, cost: 1, probability: 1 },
  { end: 0.3, cost: 5, probability: 0.75 },
  { end: 0.46, cost: 4, probability: 0.85 },
  { end: 0.74, cost: 9, probability: 0.65 },
  { end: 0.96, cost: 6, probability: 0.6 },
] as const;
/** What a year's delay takes off a value, over the length of the program. */
const discount = 0.18;

/**
 * The value of an asset, risk-adjusted, on a relative scale: while work goes on it rises as the end comes nearer; when
 * a milestone is met, the risk that lay in it is gone and the value is divided by its probability.
 */
export function valueSteps() {
  let value = 1;
  let begin = 0;
  let spent = 0;
  return stages.map(({ end, cost, probability }) => {
    const from = value;
    const before = value * (1 + discount) ** (end - begin);
    const after = before / probability;
    const step = { begin, end, from, before, after, spent, spends: (spent += cost) };
    value = after;
    begin = end;
    return step;
  });
}

/** Px from the strip's top to the axis, and px of the highest value and of all that is spent. */
const axis = 304;
const tallest = 150;
const costliest = 44;

/** Value as stairs over the milestones, with what has been spent below. */
export function value(): Plot {
  const steps = valueSteps();
  const highest = steps.at(-1)?.after ?? 1;
  const spent = steps.at(-1)?.spends ?? 1;
  const up = (amount: number) => 2 * (axis - (amount / highest) * tallest);
  const points = steps.flatMap(({ begin, end, from, before, after }): Point[] => [
    [begin * 1000, up(from)],
    [end * 1000, up(before)],
    [end * 1000, up(after)],
  ]);
  const costs = steps.flatMap(({ begin, end, spent: before, spends }): Point[] => [
    [begin * 1000, 2 * (axis - (before / spent) * costliest)],
    [end * 1000, 2 * (axis - (spends / spent) * costliest)],
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
      ...steps.flatMap(({ end }, index): Label[] => {
        const text = milestones[index] ?? '';
        const x = index === 0 ? 0 : end * 100;
        const anchor = index === 0 ? {} : { anchor: index === 4 ? ('end' as const) : ('middle' as const) };
        return [
          { text, x, y: axis + 24, role: 'wide', ...anchor },
          { text: text.split(' ')[0] ?? '', x, y: axis + 24, role: 'narrow', ...anchor },
        ];
      }),
      { text: 'value', x: 16, y: up(1) / 2 - 10, role: 'strong' },
      { text: 'spent', x: 52, y: axis - 8 },
    ],
    dots: [{ x: last[0] / 10, y: last[1] / 2, isMark: true }],
  };
}
