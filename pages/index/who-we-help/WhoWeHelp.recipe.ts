import { defineRecipe } from '#src/theme/recipe.ts';

/** The one reason they come, set large under all of them. */
export const reasonRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '3',
    borderTop: '2px solid {colors.fg}',
    paddingTop: '5',
    '& h3 + p': { fontFamily: 'heading', fontSize: '3xl', lineHeight: 1.12 },
  },
});
