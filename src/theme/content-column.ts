/** The column in the middle of a full-bleed band in which the content stands. */
export const contentColumn = {
  maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
} as const;

/** Where the left edge of that column stands on its band. */
export const contentEdge = 'max({spacing.gutter}, 50% - {sizes.content} / 2)';
