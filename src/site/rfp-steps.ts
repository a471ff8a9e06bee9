/** The three steps of a submission, named alike on the RFP pages. */
export const rfpSteps = ['Submit Your Scope', 'DEP Reviews and Recommends', 'You Get Results'] as const;
