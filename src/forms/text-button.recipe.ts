import { defineRecipe } from '#src/theme/recipe.ts';

/** A small action in running text, with a target of full height. */
export const textButtonRecipe = defineRecipe({
  base: {
    minHeight: 'target',
    color: 'brand',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});
