import { pathOf } from './path.ts';
import { stripHeight, type Label, type Plot } from './plot.ts';

/** A bidder's prices for the lines of one scope, on a relative scale; `undefined` for a missing line. */
interface Bid {
  readonly prices: readonly (number | undefined)[];
  /** How soon the work can begin, and how many of the sponsor's terms are accepted: 1 is best. */
  readonly start: number;
  readonly terms: number;
}

/** Four bids for seven lines: transfer, familiarization, materials, batch, release, stability, reports. */
const bids: readonly Bid[] = [
  { prices: [6, undefined, undefined, 34, 8, undefined, 3], start: 0.86, terms: 0.25 },
  { prices: [7, 5, 12, 33, 7, 9, 4], start: 0.62, terms: 0.84 },
  { prices: [undefined, 6, 13, 38, undefined, 11, undefined], start: 0.2, terms: 0.45 },
  { prices: [9, 6, 14, 39, 9, 10, 5], start: 0.4, terms: 0.66 },
];

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

const ranksOf = (values: readonly number[]) =>
  values.map((value) => 1 + values.filter((other) => other < value).length);

/** Each bid's total as quoted, and on one scope: what is missing is added at the median of those who priced it. */
export function compareBids() {
  const asked = (line: number) => bids.flatMap(({ prices }) => prices[line] ?? []);
  const quoted = bids.map(({ prices }) => prices.reduce<number>((sum, price) => sum + (price ?? 0), 0));
  const likeForLike = bids.map(({ prices }) =>
    prices.reduce<number>((sum, price, line) => sum + (price ?? median(asked(line))), 0),
  );
  return {
    quoted,
    likeForLike,
    missing: bids.map(({ prices }) => prices.filter((price) => price === undefined).length),
    quotedRanks: ranksOf(quoted),
    likeForLikeRanks: ranksOf(likeForLike),
  };
}

/** Px from the strip's top to the upper and lower end of the axes. */
const best = 150;
const worst = 332;
/** Where the axes stand, percent of the width. */
const places = [3, 26, 49, 72, 95] as const;

/** Four bids over five axes, better above: as quoted the order is another than like for like. */
export function parallelBids(): Plot {
  const { quoted, likeForLike, missing } = compareBids();
  /** A value's place on its axis: the best bid near the top, the worst near the bottom. */
  const scale = (values: readonly number[], isHighBetter = false) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return values.map((value) => {
      const part = (value - low) / (high - low);
      return best + 6 + (worst - best - 12) * (isHighBetter ? 1 - part : part);
    });
  };
  const axes = [
    { name: 'Price as quoted', short: 'Quoted', heights: scale(quoted) },
    { name: 'Lines of the scope covered', short: 'Covered', heights: scale(missing) },
    { name: 'Price like for like', short: 'Like for like', heights: scale(likeForLike) },
    {
      name: 'Earliest start',
      short: 'Start',
      heights: scale(
        bids.map(({ start }) => start),
        true,
      ),
    },
    {
      name: 'Terms accepted',
      short: 'Terms',
      heights: scale(
        bids.map(({ terms }) => terms),
        true,
      ),
    },
  ] as const;
  const lineOf = (bid: number) =>
    pathOf(axes.map(({ heights }, axis) => [(places[axis] ?? 0) * 10, 2 * (heights[bid] ?? 0)]));
  return {
    box: [1000, stripHeight * 2],
    paths: {
      rule: places.map((x) => `M${x * 10} ${best * 2}V${worst * 2}`).join(''),
      // Each bid has a stroke of its own; the one to choose has the full line.
      dashed: lineOf(0),
      choice: lineOf(1),
      dotted: lineOf(2),
      'dash-dot': lineOf(3),
    },
    labels: [
      ...axes.flatMap(({ name, short }, axis): Label[] => {
        const x = places[axis] ?? 0;
        const anchor = axis === 0 ? {} : { anchor: axis === 4 ? ('end' as const) : ('middle' as const) };
        return [
          { text: name, x, y: best - 10, role: 'wide', ...anchor },
          { text: short, x, y: best - (axis % 2 === 0 ? 30 : 10), role: 'narrow', ...anchor },
        ];
      }),
      // The letters stand at both ends.
      ...['A', 'B', 'C', 'D'].flatMap((text, bid): Label[] => [
        { text, x: places[0], dx: -10, y: (axes[0].heights[bid] ?? 0) + 5, anchor: 'end', role: 'strong' },
        { text, x: places[4], dx: 8, y: (axes[4].heights[bid] ?? 0) + 5, role: 'strong' },
      ]),
    ],
  };
}
