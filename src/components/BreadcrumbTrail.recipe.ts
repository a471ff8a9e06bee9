import { defineRecipe } from '#src/theme/recipe.ts';

/** Links in a line, a slash between them, each as high as a finger needs. */
export const breadcrumbTrailRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    fontSize: 'sm',
    color: 'fg.muted',
    marginBlock: '-2',
    // A step that doesn't fit stays with its slash.
    '& li': { display: 'flex', alignItems: 'baseline' },
    '& li:not(:last-child)::after': { content: '"/"', marginInline: '2', color: 'control' },
    '& a': { color: 'fg.muted', display: 'inline-block', paddingBlock: '0.625rem' },
  },
});
