import { defineRecipe } from '#src/theme/recipe.ts';

/** Five beads on one line that ends in the date: filled and thick where a page is about them. */
export const milestonesRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr) min-content',
    fontSize: { base: '0.75rem', md: 'xs' },
    lineHeight: 1.3,
    color: 'fg.muted',
    '& li': {
      position: 'relative',
      borderTop: '2px solid {colors.control}',
      padding: '1rem {spacing.2} 0 0',
      whiteSpace: { md: 'nowrap' },
    },
    '& li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: '-9px',
      width: '30px',
      height: '16px',
      borderRadius: 'full',
      bg: 'bg.panel',
      border: '2px solid {colors.control}',
    },
    '& [data-covered]': { color: 'fg', fontWeight: 600 },
    // Filled by its border, which forced colours and paper keep.
    '& [data-covered]::before': { border: '8px solid {colors.brand}' },
    '& [data-covered=on]': { borderColor: 'brand' },
    '& li:last-child': { borderColor: 'transparent', paddingInlineEnd: 0 },
    // The last bead is the date; amber stands for nothing else.
    '& li:last-child::before': { width: '16px', borderColor: 'accent' },
  },
});
