import { defineRecipe } from '#src/theme/recipe.ts';

/** Numbered squares in a line, the covered ones filled. */
export const stepStripRecipe = defineRecipe({
  base: {
    maxWidth: '22rem',
    '& rect': { fill: 'transparent', stroke: 'control' },
    '& text': { fontSize: '13px', fontWeight: 600, fill: 'fg.muted' },
    '& .on rect': { fill: 'brand', stroke: 'brand' },
    '& .on text': { fill: 'brand.contrast' },
  },
});
