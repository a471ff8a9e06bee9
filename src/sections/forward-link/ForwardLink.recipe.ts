import { defineRecipe } from '#src/theme/recipe.ts';

/** A strong link with an arrow. */
export const forwardLinkRecipe = defineRecipe({
  base: {
    paddingBlock: '2',
    fontWeight: 600,
    color: 'brand',
    '& a': { paddingBlock: '3' },
    // The arrow stays with the last word of a label that wraps.
    '& svg': { display: 'inline', verticalAlign: '-0.2em', marginInlineStart: '2' },
  },
});
