import { defineSlotRecipe } from '#src/theme/recipe.ts';
import { explanationStyles } from '#src/theme/explanation-styles.ts';

/** A grid of eight cells: the heading takes the first, the seven differentiators the rest. */
export const differentiatorsRecipe = defineSlotRecipe({
  slots: ['grid', 'heading', 'explanation'],
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      },
      columnGap: '8',
      '& ul': { display: 'contents' },
      '& li': {
        borderTop: '1px solid {colors.control}',
        paddingBlock: '{spacing.4} {spacing.8}',
      },
      '& li > p': { display: 'inline', color: 'fg.muted' },
      '& h3': { fontSize: 'lg', marginBottom: '2' },
      '& button': {
        // The button stands at the sentence's end, so that the explanation below it covers no word.
        display: 'inline-grid',
        margin: '-3',
        marginInlineStart: '-1',
        verticalAlign: 'middle',
        placeItems: 'center',
        width: 'target',
        height: 'target',
        color: 'brand',
        _print: { display: 'none' },
        '&::before': {
          content: '"i"',
          width: '1.25rem',
          border: '1.5px solid',
          borderRadius: 'full',
          fontSize: 'xs',
          fontWeight: 700,
          lineHeight: 1.3,
        },
      },
    },
    heading: {
      borderTop: '1px solid {colors.control}',
      paddingBlock: '{spacing.4} {spacing.8}',
      '& h2': { fontSize: '2xl' },
    },
    explanation: {
      ...explanationStyles,
      // In the middle of the window where the browser can't place it beside its button.
      margin: 'auto',
      '@supports (position-area: bottom)': {
        inset: 'auto',
        margin: '0',
        positionArea: 'bottom span-right',
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      },
      _print: {
        display: 'block',
        position: 'static',
        border: 0,
        boxShadow: 'none',
        margin: 0,
        padding: 0,
        maxWidth: 'none',
        bg: 'none',
      },
    },
  },
});
