import { defineRecipe } from '#src/theme/recipe.ts';

/** The region of the notifications: below the header, whose menu button they would cover. */
export const toastsRecipe = defineRecipe({
  base: { '&[data-side=top]': { marginTop: '{sizes.header}' } },
});
