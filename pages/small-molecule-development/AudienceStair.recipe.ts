import { defineRecipe } from '#src/theme/recipe.ts';

/** Cards on a rising stair on wide screens, one below the other on narrow ones. */
export const audienceStairRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '6', md: '0' },
    '& li': {
      borderTop: '1.5px solid {colors.brand}',
      borderInlineStart: '1px solid {colors.hairline}',
      padding: '{spacing.4} {spacing.6} {spacing.6}',
    },
    '& li:nth-of-type(1)': { marginTop: { md: '24' } },
    '& li:nth-of-type(2)': { marginTop: { md: '12' } },
    '& p': { marginTop: '2', color: 'fg.muted' },
  },
});
