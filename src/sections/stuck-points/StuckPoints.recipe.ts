import { defineRecipe } from '#src/theme/recipe.ts';

/** A grid of two columns with a hairline cross between its cells. */
export const stuckPointsRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > li': {
      display: 'grid',
      gap: '3',
      alignContent: 'start',
      paddingBlock: '8',
      borderTop: '1px solid {colors.control}',
    },
    '& > li:nth-of-type(odd)': { paddingInlineEnd: { md: '12' } },
    '& > li:nth-of-type(even)': {
      paddingInlineStart: { md: '12' },
      borderInlineStart: { md: '1px solid {colors.control}' },
    },
    '& h3': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520, lineHeight: 1.15 },
    '& li > p:first-of-type': { color: 'fg.muted', maxWidth: 'measure' },
  },
});
