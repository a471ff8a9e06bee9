/** The milestones of every program, in order (the owner’s specification). */
export const milestones = [
  'Program Start',
  'Material Ready',
  'Tox Start',
  'FDA Meeting',
  'IND Submission',
] as const;
