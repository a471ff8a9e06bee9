import { defineRecipe } from '#src/theme/recipe.ts';

/** Ruled columns that end in a link each; the links stand on one line. */
export const ledgerRecipe = defineRecipe({
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
    },
    '& h3': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520, lineHeight: 1.15 },
    '& > li > :not(h3)': { color: 'fg.muted' },
    '& > li > p + :last-child, & > li > ul + :last-child': { marginTop: 'auto' },
    // What it leads to is on the same paper, and says it at length.
    '& > li:has([href^="#"])': { _print: { flexDirection: 'row', alignItems: 'baseline' } },
    '& > li:has([href^="#"]) > :not(h3, span)': { _print: { display: 'none' } },
    '& ul': { listStyle: 'disc', paddingInlineStart: '1.25rem' },
    '& > li > span': { fontFamily: 'heading', fontSize: '3xl', lineHeight: 1 },
  },
});
