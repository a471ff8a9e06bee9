import { milestones } from '#src/site/milestones.ts';
import { pathOf } from './path.ts';
import { stripHeight, type Label, type Plot } from './plot.ts';

/** The work that leads to a milestone, in parts of the whole plan, and what became of it. */
interface Stage {
  readonly planned: number;
  /** How much longer it took by itself. */
  readonly slip?: number;
  /** Time that was won back, because work began before the previous stage was over. */
  readonly regained?: number;
  /** The date is booked with FDA and doesn't move with the work. */
  readonly isBooked?: boolean;
}

/** One batch is late; testing and reporting, begun early, win the time back by the submission. */
const stages: readonly Stage[] = [
  { planned: 0 },
  { planned: 26, slip: 9 },
  { planned: 14, regained: 3 },
  { planned: 24, isBooked: true },
  { planned: 30, regained: 6 },
];

/** When each milestone falls: as planned, as the slip would pass on, and as it was in the end. */
export function milestoneDates() {
  const sums = (lengthOf: (stage: Stage) => number) =>
    stages.map((_, index) => stages.slice(0, index + 1).reduce((sum, stage) => sum + lengthOf(stage), 0));
  const planned = sums((stage) => stage.planned);
  const unlessBooked = (date: number, index: number) =>
    stages[index]?.isBooked ? (planned[index] ?? date) : date;
  return {
    planned,
    passedOn: sums(({ planned, slip = 0 }) => planned + slip).map(unlessBooked),
    actual: sums(({ planned, slip = 0, regained = 0 }) => planned + slip - regained).map(unlessBooked),
  };
}

/** Px from the strip's top to the two rails. */
const plan = 168;
const outcome = 304;
/** Room at the left for the names of the rails. */
const start = 6;
const across = (date: number) => start + date * 0.88;
/** Units of the drawing: ten a per cent of the width, and two a px. */
const unit = (date: number) => across(date) * 10;

/** Two rails joined at the milestones: upright where the plan held, leaning where it slipped. */
export function programPlan(): Plot {
  const { planned, passedOn, actual } = milestoneDates();
  const last = planned.length - 1;
  const threads = (ends: readonly number[], from: number) =>
    ends
      .map((end, index) =>
        pathOf([
          [unit(planned[index] ?? 0), plan * 2],
          [unit(end), outcome * 2],
        ]),
      )
      .slice(from);
  return {
    box: [1000, stripHeight * 2],
    paths: {
      rule: `M${unit(0)} ${plan * 2}H${unit(planned[last] ?? 0)}M${unit(0)} ${outcome * 2}H1200`,
      faint: threads(passedOn, 0)
        .filter((_, index) => passedOn[index] !== actual[index])
        .join(''),
      line: threads(actual, 0).slice(0, last).join(''),
      mark: threads(actual, last).join(''),
    },
    labels: [
      { text: 'Plan', x: 0, y: plan + 4, role: 'wide' },
      { text: 'Actual', x: 0, y: outcome + 4, role: 'wide' },
      { text: 'Plan', x: 0, y: plan - 8, role: 'narrow' },
      { text: 'Actual', x: 0, y: outcome + 22, role: 'narrow' },
      ...milestones.flatMap((text, index): Label[] => {
        const x = across(planned[index] ?? 0);
        const anchor = index === last ? ({ anchor: 'end' } as const) : {};
        return [
          { text, x, y: plan - 16, role: 'wide', ...anchor },
          // On a phone they take two rows.
          {
            text,
            x: index === 0 ? 0 : x,
            y: plan - (index % 2 === 0 ? 26 : 8),
            role: 'narrow',
            ...(index > 0 && { anchor: index === last ? 'end' : 'middle' }),
          },
        ];
      }),
      {
        text: 'without intervention',
        x: across(((planned[2] ?? 0) + (passedOn[2] ?? 0)) / 2),
        dx: 14,
        y: (plan + outcome) / 2,
        role: 'wide',
      },
      // A phone has no room beside the dotted lines.
      { text: 'dotted: without intervention', x: 0, y: outcome + 44, role: 'narrow' },
      { text: 'on schedule', x: across(actual[last] ?? 0), y: outcome + 24, anchor: 'end', role: 'accent' },
    ],
    dots: actual.map((date, index) => ({ x: across(date), y: outcome, isMark: index === last })),
  };
}
