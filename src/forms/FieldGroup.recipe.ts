import { defineRecipe } from '#src/theme/recipe.ts';

/** The fields of a group: side by side where there is room. */
export const fieldGroupRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: '6',
    alignItems: 'start',
    minWidth: 0,
    '& > *': { minWidth: 0 },
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});
