import { defineRecipe } from '#src/theme/recipe.ts';

const hairline = '1px solid {colors.hairline}';

/** Two columns with a hairline between them, each question in the display face. */
export const questionPairRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    gap: '10',
    '& > li + li': {
      borderInlineStart: { md: hairline },
      borderTop: { base: hairline, md: '0' },
      paddingInlineStart: { md: '10' },
      paddingTop: { base: '10', md: '0' },
    },
    '& h3': { color: 'brand', fontSize: 'md' },
    '& p': {
      marginBlock: '{spacing.2} {spacing.6}',
      fontFamily: 'heading',
      fontSize: '2xl',
      lineHeight: 1.2,
    },
    '& ul li': { borderTop: hairline, paddingBlock: '3', color: 'fg.muted' },
  },
});
