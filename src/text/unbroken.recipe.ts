import { defineRecipe } from '#src/theme/recipe.ts';

/** Words that stay on one line. */
export const unbrokenRecipe = defineRecipe({ base: { whiteSpace: 'nowrap' } });
