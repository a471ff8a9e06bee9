import { milestones } from '#src/site/milestones.ts';

/** Sizes of the home page's drawing, in its units. `OnePlan.module.css` and `public/linezolid.svg` repeat them, so change all. */
export const frame = {
  width: 660,
  height: 540,
  milestoneDistance: 176,
  /** Length of the lanes above the first milestone. */
  topLength: 400,
} as const;

export const planHeight = frame.topLength + (milestones.length - 1) * frame.milestoneDistance;
