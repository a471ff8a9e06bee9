import { defineRecipe } from '#src/theme/recipe.ts';

/** Figures in a line that wraps. */
export const entryPointRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
  },
});
