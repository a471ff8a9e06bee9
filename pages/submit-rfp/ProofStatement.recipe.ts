import { defineRecipe } from '#src/theme/recipe.ts';

/** A sentence in the display face whose figures stand out. */
export const proofStatementRecipe = defineRecipe({
  base: {
    '& p:first-of-type': {
      fontFamily: 'heading',
      fontSize: { base: '3xl', md: '4xl' },
      lineHeight: 1.1,
      letterSpacing: '-0.015em',
      textWrap: 'balance',
    },
    '& strong': { fontWeight: 'inherit', color: 'brand', whiteSpace: 'nowrap' },
    '& p + p': { marginTop: '5', color: 'fg.muted', maxWidth: 'measure' },
  },
});
