import { defineRecipe } from '#src/theme/recipe.ts';

/** What moves the price, and the terms, each under its own rule. */
export const sprintPricingRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '16',
    '& > div': { borderTop: '1px solid {colors.hairline}', paddingBlock: '4' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontFamily: 'heading', fontSize: 'xl', fontWeight: 520, lineHeight: 1.3 },
    '& dd::first-letter': { textTransform: 'uppercase' },
  },
});
