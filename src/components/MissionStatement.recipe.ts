import { defineRecipe } from '#src/theme/recipe.ts';

/** The first paragraph in the display face, the others in running text. */
export const missionStatementRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '6',
    '& p': { color: 'fg.muted', maxWidth: 'measure' },
    '& p:first-of-type': {
      fontFamily: 'heading',
      fontSize: { base: '2xl', md: '4xl' },
      lineHeight: 1.12,
      letterSpacing: '-0.01em',
      color: 'fg',
      maxWidth: '42rem',
      textWrap: 'balance',
    },
  },
});
