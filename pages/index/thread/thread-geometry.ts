import { milestones } from '#src/site/milestones.ts';

/**
 * Where things stand in the drawing of the thread, in its units. What draws it, what sets words beside it and its image
 * share them.
 */
export const frame = {
  width: 660,
  /** Of the drawing's left edge from the window's middle, to the left. */
  left: 20,
  /** Height of the molecule with the threads that lead out of it. */
  height: 540,
  /** Of the ring round an atom that a thread begins at. */
  ringRadius: 33,
  /** Between the middle lane and its neighbours. */
  laneDistance: 152,
  milestoneDistance: 224,
  /** Of the lanes' way in, above the first milestone. */
  arrivalHeight: 400,
  /** Below the last milestone, for the ring round it. */
  foot: 40,
  /** The threads on narrow screens, from the left edge. */
  rails: [24, 44, 64],
} as const;

/** How many stretches of the plan the milestones bound. */
export const stretchCount = milestones.length - 1;

/** From the first milestone to the last. */
export const planLength = stretchCount * frame.milestoneDistance;

/** Height of the image of the lanes. */
export const planHeight = frame.arrivalHeight + planLength + frame.foot;

/** Where words stand beside the drawing on wide screens. */
export const beside = {
  /** The three readings of the molecule, each right of its thread; from the drawing's left edge and top. */
  threads: { columns: [112, 112, 136], gap: 40, left: 168, top: 574 },
  /**
   * The work of the lanes from the window's middle, to the left: words left of the first lane, the room of the braid up
   * to the middle one, words, its room again, words.
   */
  lanes: { columns: [180, 179, 112, 41, 136], left: 61 },
  /** From the window's middle. */
  lastBead: 321,
} as const;
