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

/** The look of an explanation, as a popover or a tooltip. */
export const explanationStyles = {
  maxWidth: 'min(17rem, 90vw)',
  padding: '{spacing.3} {spacing.4}',
  border: '1px solid {colors.control}',
  borderRadius: 'sm',
  bg: 'bg.raised',
  color: 'fg',
  fontSize: 'sm',
  lineHeight: 1.5,
  boxShadow: 'floating',
} as const;

/**
 * From this width the top navigation has room for its entries in one line (about 1000 px at the browser's own text
 * size).
 */
export const headerBreakpoint = '62.5rem';
