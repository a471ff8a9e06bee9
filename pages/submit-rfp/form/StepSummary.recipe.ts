import { defineRecipe } from '#src/theme/recipe.ts';

/** A heading under a rule, and steps without the space after the last. */
export const stepSummaryRecipe = defineRecipe({
  base: {
    borderTop: '2px solid {colors.fg}',
    paddingTop: '5',
    '& h2': { fontSize: 'xl', marginBottom: '5' },
    '& h3': { fontSize: 'lg' },
    '& li:last-child': { paddingBottom: '0' },
  },
});
