import { milestones } from '#src/site/milestones.ts';

/**
 * Sizes of the drawing of molecule and plan, in its units. `OnePlan.module.css` places text beside the drawing by the same
 * sizes, so change both.
 */
export const frame = {
  width: 660,
  /** Height of the molecule with the threads that lead out of it. */
  height: 540,
  /** Radius of the rings around the atoms at which the threads begin. */
  ringRadius: 30,
  milestoneDistance: 224,
  /** How far the lanes come in from above the first milestone. */
  arrivalHeight: 400,
  /** Space below the last milestone for the ring around it. */
  foot: 40,
} as const;

/** Height of the image of the lanes. */
export const planHeight =
  frame.arrivalHeight + (milestones.length - 1) * frame.milestoneDistance + frame.foot;
