/** The milestones of every program, in order (the owner’s specification). */
export const milestones = [
  'Program Start',
  'Material Ready',
  'Tox Start',
  'FDA Meeting',
  'IND Submission',
] as const;

/** A stretch of a program, by its first and its last milestone. */
export type MilestoneRange = readonly [first: (typeof milestones)[number], last: (typeof milestones)[number]];

/** The places of a stretch's ends in `milestones`. */
export const findPositions = ([first, last]: MilestoneRange) =>
  [milestones.indexOf(first), milestones.indexOf(last)] as const;
