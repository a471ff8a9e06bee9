import { defineRecipe } from '#src/theme/recipe.ts';

/** Ruled rows, the verdict in the display face. */
export const verdictsRecipe = defineRecipe({
  base: {
    '& li': {
      display: 'grid',
      gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      gap: '{spacing.2} {spacing.8}',
      alignItems: 'baseline',
      borderTop: '1px solid {colors.control}',
      paddingBlock: '6',
    },
    '& h3': { fontFamily: 'heading', fontSize: '3xl', fontWeight: 520, lineHeight: 1.1 },
    '& p': { color: 'fg.muted', maxWidth: 'measure' },
  },
});
