import { defineRecipe } from '#src/theme/recipe.ts';

/** A ruled list of numbers and links, each as high as a finger needs. */
export const figureIndexRecipe = defineRecipe({
  base: {
    borderTop: '2px solid {colors.brand}',
    '& li': { display: 'flex', gap: '4', borderBottom: '1px solid {colors.hairline}' },
    '& a': { flexGrow: 1, display: 'grid', alignItems: 'center', minHeight: '3.25rem', fontWeight: 600 },
    '& span': { alignSelf: 'center', flexShrink: 0, width: '3.5rem', color: 'fg.muted', fontSize: 'sm' },
  },
});
