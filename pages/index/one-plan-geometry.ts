import { milestones } from '#src/site/milestones.ts';

/** Sizes of the home page's drawing, in its units. `OnePlan.module.css` repeats them, so change both. */
export const frame = {
  width: 660,
  height: 540,
  ringRadius: 30,
  milestoneDistance: 224,
  /** Length of the lanes above the first milestone. */
  topLength: 400,
  bottomLength: 40,
} as const;

export const planHeight =
  frame.topLength + (milestones.length - 1) * frame.milestoneDistance + frame.bottomLength;
