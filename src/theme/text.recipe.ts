import { defineRecipe } from './recipe.ts';

/** Text for screen readers only. */
export const visuallyHiddenRecipe = defineRecipe({ base: { srOnly: true } });

/** Words that stay on one line. */
export const unbrokenRecipe = defineRecipe({ base: { whiteSpace: 'nowrap' } });
