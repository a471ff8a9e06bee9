/** The oldest browsers that run the app (docs/decisions/014-browser-floor.md). See `src/boot/app-support.ts`. */
export const browserFloor = ['chrome123', 'edge123', 'firefox130', 'safari17.5'];
