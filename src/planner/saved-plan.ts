import { readStored } from '#src/browser/storage.ts';

/** A key of `localStorage`: the plan of earlier visits. */
export const savedKey = 'dep-plan-v1';

export const hasSavedPlan = (): boolean => readStored('localStorage', savedKey) !== undefined;
