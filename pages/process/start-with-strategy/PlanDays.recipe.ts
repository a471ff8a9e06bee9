import { defineRecipe } from '#src/theme/recipe.ts';

/** The plan's days as dots: those that it takes at least, and those in which it may be handed over. */
export const planDaysRecipe = defineRecipe({
  base: {
    stroke: 'brand',
    strokeWidth: '26',
    strokeLinecap: 'round',
    '& path + path': { stroke: 'brand.quiet' },
  },
});
