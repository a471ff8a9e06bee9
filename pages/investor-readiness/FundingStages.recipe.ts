import { defineRecipe } from '#src/theme/recipe.ts';

const hairline = '1px solid {colors.hairline}';

/** Steps of a rising stair on wide screens, one below the other on narrow ones; a question in the display face on each. */
export const fundingStagesRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
    rowGap: '10',
    '& > li': {
      display: 'grid',
      gap: '4',
      alignContent: 'start',
      borderTop: '3px solid {colors.brand}',
      borderInlineStart: { lg: '1px solid {colors.brand}' },
      padding: { base: '{spacing.5} 0 0', lg: '{spacing.5} {spacing.8} 0 {spacing.6}' },
      '&:nth-of-type(1)': { marginTop: { lg: '8rem', _print: '4rem' } },
      '&:nth-of-type(2)': { marginTop: { lg: '4rem', _print: '2rem' } },
    },
    '& q': { fontFamily: 'heading', fontSize: 'xl', lineHeight: 1.3, textWrap: 'balance' },
    '& p, & ul': { color: 'fg.muted' },
    '& ul li': { borderTop: hairline, paddingBlock: '2' },
  },
});
