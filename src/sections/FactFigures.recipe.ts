import { defineRecipe } from '#src/theme/recipe.ts';

/** A person's years and programs, which only the owner knows. */
export const factFiguresRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '{spacing.3} {spacing.8}',
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { fontSize: 'xs', lineHeight: 1.3, color: 'fg.muted' },
    '& dd': { fontFamily: 'heading', fontSize: '2xl', lineHeight: 1.1, fontWeight: 520 },
  },
});
