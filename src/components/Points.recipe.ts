import { defineRecipe } from '#src/theme/recipe.ts';

/** Points with discs before them; a single point is a bold line without one. */
export const pointsRecipe = defineRecipe({
  base: {
    listStyle: 'disc',
    paddingInlineStart: '1.25rem',
    '& > :only-child': { listStyle: 'none', marginInlineStart: '-1.25rem', fontWeight: 600, color: 'fg' },
  },
});
