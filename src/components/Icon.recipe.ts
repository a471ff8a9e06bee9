import { defineRecipe } from '#src/theme/recipe.ts';

/** The common line of the icons. */
export const iconRecipe = defineRecipe({
  base: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
