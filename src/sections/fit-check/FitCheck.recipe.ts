import { defineRecipe } from '#src/theme/recipe.ts';

/** Two unequal columns, the second quieter than the first. */
export const fitCheckRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '7fr 5fr' },
    gap: '8',
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
