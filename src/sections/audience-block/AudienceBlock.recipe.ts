import { defineRecipe } from '#src/theme/recipe.ts';

/** Ruled rows in three columns: who, where they stand, where to read on. */
export const audienceBlockRecipe = defineRecipe({
  base: {
    borderTop: '2px solid {colors.fg}',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)' },
      gap: '{spacing.3} {spacing.12}',
      alignItems: 'center',
      paddingBlock: '6',
      borderBottom: '1px solid {colors.hairline}',
    },
    '& h3': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520 },
    '& li > p:first-of-type': { color: 'fg.muted', maxWidth: 'measure' },
  },
});
