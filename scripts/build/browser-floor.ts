/**
 * The oldest browsers that run the app (docs/decisions/014-browser-floor.md). `src/boot/app-support.ts` tests for
 * their features.
 */
export const browserFloor = ['chrome123', 'edge123', 'firefox130', 'safari17.5'];
