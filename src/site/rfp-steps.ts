export const rfpSteps = ['Submit Your Scope', 'DEP Reviews and Recommends', 'You Get Results'] as const;
