import { defineRecipe } from './recipe.ts';

/** Text for screen readers only. */
export const visuallyHiddenRecipe = defineRecipe({ base: { srOnly: true } });
