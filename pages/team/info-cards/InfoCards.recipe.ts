import { defineRecipe } from '#src/theme/recipe.ts';

/** Three columns, each under a rule of its own. */
export const infoCardsRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: { base: '6', md: '12' },
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    '& li': { borderTop: '2px solid {colors.fg}', paddingTop: '4' },
    '& p': { marginTop: '2', color: 'fg.muted' },
  },
});
