import { defineRecipe } from '#src/theme/recipe.ts';

/** Two columns, the second quieter than the first. */
export const fitCheckRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '6', md: '{spacing.8} {spacing.16}' },
    '& ul': { marginTop: { base: '2', md: '3' }, borderTop: '1px solid {colors.hairline}' },
    '& li': {
      borderBottom: '1px solid {colors.hairline}',
      paddingBlock: { base: '2', md: '4', _print: '2' },
    },
    '& div + div': {
      color: 'fg.muted',
      // Its title is the row that the fold covers.
      mdDown: {
        display: 'grid',
        '& > h3': { gridArea: '1 / 1', placeSelf: 'center start', paddingInlineEnd: '8' },
      },
    },
    '& a': {
      display: 'inline-grid',
      alignItems: 'center',
      minHeight: 'target',
      fontWeight: 600,
      _print: { display: 'inline' },
    },
  },
});
