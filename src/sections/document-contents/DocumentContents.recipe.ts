import { defineRecipe } from '#src/theme/recipe.ts';

/** A sheet with a numbered margin, set in two columns where there is room. */
export const documentContentsRecipe = defineRecipe({
  base: {
    bg: 'bg.raised',
    border: '1px solid {colors.hairline}',
    padding: '{spacing.2} {spacing.6} {spacing.6}',
    columnCount: { lg: 2 },
    columnGap: '12',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2.5rem minmax(0, 1fr)',
      breakInside: 'avoid',
      paddingTop: '5',
    },
    '& li > span': {
      fontFamily: 'heading',
      fontSize: 'xl',
      lineHeight: 1.25,
      color: 'brand',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& p': { color: 'fg.muted' },
  },
});
