import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** What only the owner knows of a person. */
export const personFactsRecipe = defineSlotRecipe({
  slots: ['figures', 'problem'],
  base: {
    figures: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.3} {spacing.8}',
      '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
      '& dt': { fontSize: 'xs', lineHeight: 1.3, color: 'fg.muted' },
      '& dd': { fontFamily: 'heading', fontSize: '2xl', lineHeight: 1.1, fontWeight: 520 },
    },
    problem: { fontSize: 'sm', lineHeight: 1.5, '& b': { fontWeight: 600 } },
  },
});
