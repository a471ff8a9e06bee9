import { defineSlotRecipe } from '#src/theme/recipe.ts';

const drawn = '@media screen and (width >= 64rem)';
const listed = '@media print, screen and (width < 64rem)';

/**
 * Wide screens: milestones across the top, the lanes drawn below them. Paper: across the top, each with the work that
 * starts there. Narrow screens: the same down one line.
 */
export const milestonePlanRecipe = defineSlotRecipe({
  slots: ['root', 'milestones', 'lanes'],
  base: {
    root: { '& figcaption': { marginTop: '6', fontSize: 'sm', color: 'fg.muted', maxWidth: 'measure' } },
    milestones: {
      lg: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      '& > li': {
        position: 'relative',
        borderInlineStart: { base: '2px solid {colors.brand}', lg: 0 },
        borderTop: { lg: '2px solid {colors.brand}' },
        padding: {
          base: '{spacing.1} 0 {spacing.8} {spacing.6}',
          lg: '1.25rem {spacing.6} {spacing.6} 0',
        },
      },
      '& > li::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: { base: '-8px', lg: 0 },
        top: { base: '8px', lg: '-8px' },
        width: '14px',
        height: '14px',
        borderRadius: 'full',
        bg: 'bg',
        border: '2px solid {colors.brand}',
      },
      '& > li:last-child': { borderInlineStartColor: { base: 'transparent', lg: 'brand' } },
      '& > li:last-child::before': { bg: 'accent', borderColor: 'accent' },
      '& > li > p': { marginTop: '1', fontSize: 'sm', color: 'fg.muted', lineHeight: 1.5 },
      '& ul': {
        [listed]: { marginTop: '3', fontSize: 'sm', display: 'grid', gap: '1' },
        [drawn]: { srOnly: true },
      },
      '& b': { fontWeight: 600, color: 'brand' },
    },
    lanes: {
      overflow: 'visible',
      [listed]: { display: 'none' },
      '& text': { fontSize: '14px', fill: 'fg' },
      '& .name': { fontSize: '13px', fontWeight: 600, fill: 'fg.muted' },
      '& line': { stroke: 'control', strokeDasharray: '2 5' },
      '& rect': { fill: 'bg', stroke: 'brand', strokeWidth: '1.5px' },
      '& [data-lane="0"] rect': { fill: 'brand' },
      '& [data-lane="0"] .bar': { fill: 'brand.contrast' },
      '& [data-lane="1"] rect': { fill: 'brand.quiet' },
    },
  },
});
