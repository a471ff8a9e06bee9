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
        position: 'relative',
        borderTop: '1px solid {colors.control}',
        paddingBlock: '{spacing.4} {spacing.8}',
      },
      '& li > p': { marginTop: '2', color: 'fg.muted' },
      '& h3': { paddingInlineEnd: '8', fontSize: 'lg', lineHeight: 1.35 },
      '& button': {
        position: 'absolute',
        top: '2',
        insetInlineEnd: '-3',
        display: 'grid',
        placeItems: 'center',
        width: 'target',
        height: 'target',
        color: 'brand',
        _print: { display: 'none' },
      },
    },
    heading: {
      paddingBottom: '8',
      '& h2': { fontSize: '2xl' },
      '& p': { marginTop: '3', color: 'fg.muted' },
    },
    explanation: {
      ...explanationStyles,
      // Where the browser can't place it beside its button, it stands at the foot of the window.
      inset: 'auto 0 {spacing.6} 0',
      marginInline: 'auto',
      _print: {
        display: 'block',
        position: 'static',
        border: 0,
        boxShadow: 'none',
        padding: 0,
        maxWidth: 'none',
        bg: 'none',
      },
      '@supports (position-area: bottom)': {
        inset: 'auto',
        // Above its button, over nothing that it explains, and within the margin.
        margin: '0 {spacing.3}',
        positionArea: 'top span-left',
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      },
    },
  },
});
