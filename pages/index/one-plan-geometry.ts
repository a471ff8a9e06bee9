import { milestones } from '#src/site/milestones.ts';

/** Sizes of the home page's drawing, in its units. `OnePlan.module.css` repeats them, so change both. */
export const frame = {
  width: 660,
  height: 540,
  milestoneDistance: 176,
  /** Length of the lanes above the first milestone. */
  topLength: 400,
} as const;

export const planHeight = frame.topLength + (milestones.length - 1) * frame.milestoneDistance;

/** The strands above the first milestone, in the order of `lanes`. They continue the lanes in `public/linezolid.svg`. */
export const topStrands = [
  'M153-400v276q0 24 21 36l104 60q21 12 21 20v8',
  'M305-400V0',
  'M457-400v276q0 24-21 36l-104 60q-21 12-21 20v8',
] as const;

/** The strands between two milestones. */
export const strands = [
  'M299 0v8q0 8-21 18l-104 38q-21 12-21 24t21 24l104 38q21 10 21 18v8',
  'M305 0v8q0 8 21 18l64 20q21 10 21 20t-21 20l-64 20q-21 12-21 24v46',
  'M311 0v46q0 12 21 24l58 20q21 10 21 20t-21 20l-58 20q-21 10-21 18v8',
] as const;

/** The names of the strands, beside their ends. */
export const strandLabels = [
  { label: 'CMC', x: 229, y: 31 },
  { label: 'TOX', x: 344, y: 31 },
  { label: 'REG', x: 350, y: 155 },
] as const;
