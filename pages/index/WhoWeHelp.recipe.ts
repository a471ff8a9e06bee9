import { defineRecipe } from '#src/theme/recipe.ts';

/** The one reason they come, set large under all of them. */
export const reasonRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '3',
    borderTop: '2px solid {colors.fg}',
    paddingTop: '5',
    marginTop: { lg: '12' },
    // From the heading's edge: four columns and the space between.
    marginInlineStart: { lg: 'calc(-50% - 3rem)', _print: '0' },
    '& h3 + p': {
      fontFamily: 'heading',
      fontSize: { base: '3xl', lg: '5xl' },
      lineHeight: 1.04,
      textWrap: 'balance',
    },
    '& p + p': { fontSize: 'lg' },
  },
});
