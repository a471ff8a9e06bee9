import { defineRecipe } from '#src/theme/recipe.ts';

/** A strong link with an arrow. */
export const forwardLinkRecipe = defineRecipe({
  base: {
    paddingBlock: '2',
    fontWeight: 600,
    color: 'brand',
    '& a': { paddingBlock: '3' },
    // The arrow's space keeps it beside the label's last word; screen readers get no words for it.
    '&::after': { content: '"\\a0→" / ""' },
  },
});
