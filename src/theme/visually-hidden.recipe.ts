import { defineRecipe } from '#src/theme/recipe.ts';

/** Text for screen readers only. */
export const visuallyHiddenRecipe = defineRecipe({ base: { srOnly: true } });
