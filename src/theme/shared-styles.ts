/** Styles and sizes that several recipes share. */

/** The column in the middle of a full-bleed band in which the content stands. */
export const contentColumn = {
  maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
} as const;

/** Where the left edge of that column stands on its band. */
export const contentEdge = 'max({spacing.gutter}, 50% - {sizes.content} / 2)';

/**
 * Styles of a plate: a strip that is dark in both schemes and has the colours of the dark one; in print it has no
 * background.
 */
export const plate = {
  colorScheme: { base: 'dark', _print: 'light' },
  bg: { base: 'bg.plate', _print: 'transparent' },
  // Set again, because the inherited colour was computed in the scheme outside the plate.
  color: 'fg',
} as const;

/**
 * From this width the top navigation has room for its entries in one line (about 1000 px at the browser's own text
 * size).
 */
export const headerBreakpoint = '62.5rem';
