import { milestones } from '#src/site/milestones.ts';

/**
 * Where things stand in the drawing of molecule and plan, in its units. The drawing, its image and the styles of the words
 * beside it share them.
 */
export const frame = {
  width: 660,
  /** How far the drawing's left edge is left of the window's middle. */
  left: 20,
  /** Height of the molecule with the threads that lead out of it. */
  height: 540,
  /** Radius of the rings round the atoms at which the threads begin. */
  ringRadius: 30,
  /** From the middle lane to each of its neighbours. */
  laneDistance: 152,
  milestoneDistance: 224,
  /** How far the lanes come in from above the first milestone. */
  arrivalHeight: 400,
  /** The room below the last milestone, for the ring round it. */
  foot: 40,
  /** How far the threads of narrow screens are from the left edge. */
  rails: [24, 44, 64],
} as const;

/** Height of the image of the lanes. */
export const planHeight =
  frame.arrivalHeight + (milestones.length - 1) * frame.milestoneDistance + frame.foot;

/** Where words stand beside the drawing on wide screens. */
export const beside = {
  /** The three readings of the molecule, each right of its thread; from the drawing's left edge and top. */
  threads: { columns: [112, 112, 136], gap: 40, left: 168, top: 574 },
  /**
   * The work of the lanes, from `left` of the window's middle: words left of the first lane, the room of the braid up
   * to the middle one, words, its room again, words.
   */
  lanes: { columns: [180, 179, 112, 41, 136], left: 61 },
  /** How far the beads' left ends are right of the window's middle, with a little space before them. */
  bead: 258,
  /** How far the words at the last bead are right of the window's middle. */
  lastBead: 321,
} as const;
