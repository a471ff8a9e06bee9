import { readStored } from '#src/browser/storage.ts';

/** Keys of `sessionStorage`: the plan of this visit, and the block that the contact form has of it. */
export const visitKey = 'dep-plan';
export const blockKey = 'dep-plan-block';

/** The first line of the plan in an inquiry. */
export const blockTitle = 'Our plan, marked on the DEP home page:';

/** Tells whether the contact form has to load the code of the plan. */
export const hasStoredPlan = (): boolean =>
  [visitKey, blockKey].some((key) => readStored('sessionStorage', key) !== undefined);
