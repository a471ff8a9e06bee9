import { milestones } from '#src/site/milestones.ts';

/** In the home drawing's units. `HomeHero.module.css` and `public/linezolid.svg` repeat these sizes. */
export const frame = {
  width: 660,
  height: 540,
  milestoneDistance: 176,
  /** Of the lanes above the first milestone. */
  topLength: 400,
} as const;

export const timelineHeight = frame.topLength + (milestones.length - 1) * frame.milestoneDistance;
