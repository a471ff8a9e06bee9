import { claims } from '#src/site/claims.ts';
import { readDuration } from '#src/site/figures.ts';
import { axisLabels, stripHeight, type Plot } from './plot.ts';

const daysPerMonth = 365.25 / 12;
const days = { day: 1, week: 7, month: daysPerMonth } as const;

/** The two ends of a claim such as "30-45 days", in months. */
export function monthsOf(duration: string): { readonly shortest: number; readonly longest: number } {
  const read = readDuration(duration);
  if (!read) throw new Error(`"${duration}" is no duration.`);
  const inMonths = (count: number) => (count * days[read.unit]) / daysPerMonth;
  return { shortest: inMonths(read.shortest), longest: inMonths(read.longest) };
}

/** The steps that the specification gives a duration. */
const steps = [
  { name: 'Readiness', duration: claims.readinessSprint.duration },
  { name: 'Strategy', duration: claims.strategicPlanning },
  { name: 'Vendor matching to award', duration: claims.rfpCreation },
  { name: 'Execution', duration: claims.fullExecution },
] as const;

/** Where each step lies when every one before it takes its shortest time, in months from the first day. */
export function stepsToScale() {
  let begin = 0;
  return steps.map(({ name, duration }) => {
    const { shortest, longest } = monthsOf(duration);
    const step = { name, duration, begin, shortest: begin + shortest, longest: begin + longest };
    begin += shortest;
    return step;
  });
}

/** Months across the strip. */
const span = 21.5;
const percent = (month: number) => (month / span) * 100;
/** Units of the drawing: a day is ten. */
const unit = (month: number) => Math.round(month * daysPerMonth * 10);
/**
 * Px from the strip's top to the first bar, between bars, to the last one, whose label stands above it, and to the
 * axis.
 */
const first = 118;
const pitch = 42;
const last = 274;
const axis = 316;
const thickness = 18;

/** The steps as bars to scale: the shortest time full, up to the longest open, a tick a week below. */
export function months(): Plot {
  const bars = stepsToScale();
  const top = (row: number) => (row === bars.length - 1 ? last : first + row * pitch);
  const bar = (row: number, from: number, to: number) =>
    `M${unit(from)} ${2 * top(row)}H${unit(to)}v${2 * thickness}H${unit(from)}z`;
  return {
    box: [unit(span), stripHeight * 2],
    paths: {
      solid: bars.map(({ begin, shortest }, row) => bar(row, begin, shortest)).join(''),
      fill: bars.map(({ shortest, longest }, row) => bar(row, shortest, longest)).join(''),
      rule: `M0 ${axis * 2}H${unit(span) * 2}M0 ${axis * 2 - 12}${'v8m70-8'.repeat(Math.round((span * daysPerMonth) / days.week))}`,
    },
    labels: [
      ...axisLabels([0, 6, 12, 18], '0 months', percent, axis + 24),
    ],
    dots: [{ x: percent(bars.at(-1)?.longest ?? 0), y: last + thickness / 2, isMark: true }],
  };
}
