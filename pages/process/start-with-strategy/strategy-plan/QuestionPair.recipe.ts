import { defineRecipe } from '#src/theme/recipe.ts';

/** Two columns with a hairline between them, each question in the display face. */
export const questionPairRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    gap: '10',
    '& > li + li': {
      borderInlineStart: { md: '1px solid {colors.hairline}' },
      borderTop: { base: '1px solid {colors.hairline}', md: '0' },
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
    '& ul li': { borderTop: '1px solid {colors.hairline}', paddingBlock: '3', color: 'fg.muted' },
  },
});
