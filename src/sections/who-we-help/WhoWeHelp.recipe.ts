import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** Two columns: the audiences, and the one reason they come. */
export const whoWeHelpRecipe = defineSlotRecipe({
  slots: ['columns', 'reason'],
  base: {
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
      gap: '{spacing.12} {spacing.24}',
    },
    reason: {
      display: 'grid',
      gap: '4',
      alignContent: 'start',
      borderTop: '2px solid {colors.brand}',
      paddingTop: '6',
      '& > p:first-of-type': { fontFamily: 'heading', fontSize: '2xl', lineHeight: 1.2 },
      '& > p': { color: 'fg' },
    },
  },
});
