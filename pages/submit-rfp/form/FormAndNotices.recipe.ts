import { defineRecipe } from '#src/theme/recipe.ts';

/** The form on eight columns, its notices on four. */
export const formAndNoticesRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
    gap: '{spacing.12} {spacing.16}',
    alignItems: 'start',
    '& > div:last-of-type': {
      display: 'grid',
      gap: '6',
      position: { lg: 'sticky' },
      top: 'calc({sizes.header} + {spacing.6})',
    },
  },
});
