import { defineRecipe } from '#src/theme/recipe.ts';

/** Ruled columns that end in a button each; the buttons stand on one line. */
export const choicesRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
    gap: '{spacing.8} {spacing.12}',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '3',
      borderTop: '1px solid {colors.control}',
      paddingTop: '5',
      color: 'fg.muted',
    },
    '& h3': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520, lineHeight: 1.15 },
    '& > li > :is(p, ul) + :last-child': { marginTop: 'auto' },
    // An entry that leads to a place on the same page is but its title on paper: that place is printed too.
    '& > li:has([href^="#"])': { _print: { flexDirection: 'row', alignItems: 'baseline' } },
    '& > li:has([href^="#"]) > :not(h3, span)': { _print: { display: 'none' } },
    '& > li > span': { fontFamily: 'heading', fontSize: '3xl', lineHeight: 1 },
  },
});
