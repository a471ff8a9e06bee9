/** The milestones of every program, in order (specification, "Home"). */
export const milestones = [
  'Program Start',
  'Material Ready',
  'Tox Start',
  'FDA Meeting',
  'IND Submission',
] as const;
