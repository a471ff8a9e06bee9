import { defineRecipe } from '#src/theme/recipe.ts';

/** Two columns of drawn slides with the text beside each; on narrow screens only the title stands beside it. */
export const pitchFailuresRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '8', md: '{spacing.12} {spacing.16}' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '7rem minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' },
      columnGap: '6',
      rowGap: '2',
      alignContent: 'start',
    },
    '& svg': {
      gridRow: { sm: 'span 3' },
      width: { base: '7rem', sm: '10rem' },
      bg: 'bg.raised',
      fill: 'none',
      stroke: 'fg.muted',
      strokeWidth: '1.25',
      boxShadow: 'floating',
      // Forced colours leave drawings as they are.
      '@media (forced-colors: active)': { bg: 'Canvas', stroke: 'CanvasText' },
      _print: { boxShadow: 'none' },
      marginBottom: { base: '2', sm: '0' },
    },
    '& h3': { alignSelf: { base: 'center', sm: 'start' } },
    '& p': { gridColumn: { base: '1 / -1', sm: 'auto' }, color: 'fg.muted' },
    '& p:last-of-type': {
      borderInlineStart: '3px solid {colors.brand}',
      paddingInlineStart: '4',
      marginTop: '1',
      color: 'fg',
    },
  },
});
