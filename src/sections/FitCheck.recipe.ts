import { defineRecipe } from '#src/theme/recipe.ts';

/** Two columns, the second quieter than the first. */
export const fitCheckRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    gap: '{spacing.8} {spacing.16}',
    '& ul': { marginTop: '3', borderTop: '1px solid {colors.hairline}' },
    '& li': { borderBottom: '1px solid {colors.hairline}', paddingBlock: { base: '4', _print: '2' } },
    '& div + div': { color: 'fg.muted' },
    '& a': {
      display: 'inline-grid',
      alignItems: 'center',
      minHeight: 'target',
      fontWeight: 600,
      _print: { display: 'inline' },
    },
  },
});
