/** On the page and in the form (the owner's specification). */
export const rfpSteps = [
  { title: 'Submit Your Scope' },
  { title: 'DEP Reviews and Recommends' },
  { title: 'You Get Results' },
] as const;
