/** Where the content's left edge stands on a full-bleed strip. */
export const contentEdge = 'max({spacing.gutter}, 50% - {sizes.content} / 2)';
