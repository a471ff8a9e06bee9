/** In order (the owner's specification). */
export const milestones = [
  'Program Start',
  'Material Ready',
  'Tox Start',
  'FDA Meeting',
  'IND Submission',
] as const;

export type Milestone = (typeof milestones)[number];

export type MilestoneRange = readonly [first: Milestone, last: Milestone];

export const findPositions = ([first, last]: MilestoneRange) =>
  [milestones.indexOf(first), milestones.indexOf(last)] as const;
