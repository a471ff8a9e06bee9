import { defineRecipe } from '#src/theme/recipe.ts';

/**
 * Ruled columns that end in a button each; the buttons stand on one line. On narrow screens rows: the number beside the
 * title, the button beside what it takes.
 */
export const choicesRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
    gap: { base: '4', md: '{spacing.8} {spacing.12}' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '{spacing.2} {spacing.3}',
      alignItems: 'center',
      borderTop: '1px solid {colors.control}',
      paddingTop: { base: '4', md: '5' },
      color: 'fg.muted',
      '& > *': { gridColumn: '1 / -1' },
      '& > span': {
        gridColumn: '1',
        fontFamily: 'heading',
        fontSize: { base: '2xl', md: '3xl' },
        lineHeight: 1,
      },
      '& > span + h3': { gridColumn: '2 / -1' },
      '& > a': { justifySelf: 'start' },
      '@media (23rem <= width < 48rem)': {
        '& > ul:has(+ a)': { gridColumn: '1 / 3' },
        '& > ul + a': { gridColumn: '3' },
      },
      md: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
    },
    mdDown: { '& h3:has(+ details)': { gridRow: 1, paddingInlineEnd: '8' } },
    '& h3': { fontFamily: 'heading', fontSize: { base: 'xl', md: '2xl' }, fontWeight: 520, lineHeight: 1.15 },
    '& > li > :is(p, ul) + :last-child': { marginTop: { md: 'auto' } },
    // An entry that leads to a place on the same page is but its title on paper: that place is printed too.
    '& > li:has([href^="#"])': { _print: { flexDirection: 'row', alignItems: 'baseline' } },
    '& > li:has([href^="#"]) > :not(h3, span)': { _print: { display: 'none' } },
  },
});
