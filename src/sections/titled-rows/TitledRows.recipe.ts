import { defineRecipe } from '#src/theme/recipe.ts';

/** Ruled rows: the title on four columns, the text on eight. On paper they stand beside each other. */
export const titledRowsRecipe = defineRecipe({
  base: {
    borderTop: '1px solid {colors.hairline}',
    _print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
      columnGap: '6',
    },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
      gap: '{spacing.1} {spacing.8}',
      borderBottom: '1px solid {colors.hairline}',
      paddingBlock: { base: '5', md: '6' },
      _print: { gridTemplateColumns: '1fr', alignContent: 'start', border: 0, paddingBlock: '2' },
    },
    '& p': { color: 'fg.muted', maxWidth: { base: 'measure', _print: 'none' } },
  },
});
