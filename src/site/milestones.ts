/** Milestones in order (the owner's specification). */
export const milestones = [
  'Program Start',
  'Material Ready',
  'Tox Start',
  'FDA Meeting',
  'IND Submission',
] as const;

export type MilestoneRange = readonly [first: (typeof milestones)[number], last: (typeof milestones)[number]];

export const findPositions = ([first, last]: MilestoneRange) =>
  [milestones.indexOf(first), milestones.indexOf(last)] as const;
