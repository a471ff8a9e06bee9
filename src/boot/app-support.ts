/** Tests for the newest features that the app needs (docs/decisions/014-browser-floor.md). */
export const supportsApp = (): boolean =>
  'popover' in HTMLElement.prototype &&
  ['(color:light-dark(red,red))', 'selector(:popover-open)'].every((condition) =>
    window.CSS?.supports?.(condition),
  );
