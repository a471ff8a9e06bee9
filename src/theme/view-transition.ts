/**
 * Cross-fades from document to document where the browser can (https://drafts.csswg.org/css-view-transitions-2/) and
 * the visitor doesn't mind motion. Inside the app a page is there sooner than a snapshot of the one before.
 */
export const viewTransitionCss =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
