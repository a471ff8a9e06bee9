import { defineRecipe } from '#src/theme/recipe.ts';

/** Ruled rows: the title on four columns, the text on eight. */
export const titledRowsRecipe = defineRecipe({
  base: {
    borderTop: '1px solid {colors.hairline}',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
      gap: '{spacing.1} {spacing.8}',
      borderBottom: '1px solid {colors.hairline}',
      paddingBlock: { base: '5', md: '6' },
    },
    '& p': { color: 'fg.muted', maxWidth: 'measure' },
  },
});
