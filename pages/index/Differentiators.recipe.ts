import { defineSlotRecipe } from '#src/theme/recipe.ts';
import { explanationStyles } from '#src/theme/shared-styles.ts';

/** The button at the end of each sentence, and the explanation that it opens. */
export const differentiatorsRecipe = defineSlotRecipe({
  slots: ['root', 'grid', 'explanation'],
  base: {
    // The button stands at the sentence's end, so that the explanation below it covers no word.
    root: {
      '& li > p': { display: 'inline' },
      '& button': {
        display: 'inline-grid',
        margin: '-0.75rem',
        marginInlineStart: '-0.25rem',
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
    // Ruled cells, two beside each other on most phones; the first takes the whole row.
    grid: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(9.25rem, 40%), 1fr))',
      columnGap: { base: '5', md: '8' },
      '& li': {
        borderTop: '1px solid {colors.control}',
        paddingBlock: { base: '3', md: '{spacing.4} {spacing.5}' },
        color: 'fg.muted',
      },
      '& li:first-child': { gridColumn: '1 / -1', '& h3': { fontSize: 'xl' } },
      '& h3': { fontSize: { base: 'md', md: 'lg' }, marginBottom: '1' },
      '& p': { fontSize: { base: 'sm', md: 'md' } },
    },
    explanation: {
      ...explanationStyles,
      // In the middle of the window where the browser can't place it beside its button.
      margin: 'auto',
      '@supports (position-area: bottom)': {
        inset: 'auto',
        margin: '0 {spacing.gutter}',
        positionArea: 'bottom span-all',
        positionTryFallbacks: 'flip-block',
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
