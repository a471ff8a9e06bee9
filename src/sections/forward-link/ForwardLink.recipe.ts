import { defineRecipe } from '#src/theme/recipe.ts';

/** A strong link with an arrow. */
export const forwardLinkRecipe = defineRecipe({
  base: {
    paddingBlock: '2',
    fontWeight: 600,
    color: 'brand',
    '& a': { paddingBlock: '3' },
    // With a space that keeps it beside the label's last word, and without words for screen readers.
    '&::after': { content: '"\\a0→" / ""' },
  },
});
