import { defineRecipe } from '#src/theme/recipe.ts';

/** Ruled cells, two beside each other on most phones and four on wide screens; the heading takes the first. */
export const headedGridRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(max(9.25rem, 40%), 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { base: '5', md: '8' },
    '& ul': { display: 'contents' },
    '& > div, & li': {
      borderTop: '1px solid {colors.control}',
      paddingBlock: { base: '{spacing.3} {spacing.4}', md: '{spacing.4} {spacing.8}' },
      color: 'fg.muted',
    },
    '& h2': { fontSize: '2xl' },
    '& h3': { fontSize: { base: 'md', md: 'lg' }, marginBottom: { base: '1', md: '2' } },
    '& p': { fontSize: { base: 'sm', md: 'md' } },
  },
});
