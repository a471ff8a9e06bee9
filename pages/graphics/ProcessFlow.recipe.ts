import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** Wide screens: the steps along a path that turns once, and their legend below. Narrow screens: down one line. */
export const processFlowRecipe = defineSlotRecipe({
  slots: ['root', 'path', 'legend'],
  base: {
    root: { display: 'grid', gap: '8' },
    path: {
      display: { base: 'none', lg: 'block' },
      // Half the legend's gap on either side, so that a node stands in the middle of its column.
      marginInline: '-4',
      '& svg': { overflow: 'visible' },
      '& text': { fontSize: '16px', fontWeight: 600, fill: 'fg', textAnchor: 'middle' },
      '& .output': { fontSize: '14px', fontWeight: 400, fill: 'fg.muted' },
      '& line, & circle, & .arrow': { stroke: 'brand', strokeWidth: '2', fill: 'bg' },
      '& .arrow': { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
      '& g:last-of-type circle': { fill: 'brand' },
      '& g:last-of-type .number': { fill: 'brand.contrast' },
    },
    legend: {
      counterReset: 'flow',
      marginInlineStart: { base: '4', lg: 0 },
      lg: {
        display: 'grid',
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        columnGap: '8',
        fontSize: 'sm',
      },
      '& li': {
        position: 'relative',
        counterIncrement: 'flow',
        borderInlineStart: { base: '2px solid {colors.brand}', lg: 0 },
        borderTop: { lg: '1px solid {colors.hairline}' },
        padding: { base: '0 0 {spacing.6} {spacing.8}', lg: '{spacing.3} 0 {spacing.6}' },
      },
      '& li:last-child': { borderColor: { base: 'transparent', lg: 'hairline' } },
      '& li::before': {
        content: 'counter(flow)',
        display: { base: 'grid', lg: 'none' },
        placeItems: 'center',
        position: 'absolute',
        insetInlineStart: '-1.05rem',
        top: '-0.15rem',
        width: '2rem',
        height: '2rem',
        borderRadius: 'full',
        border: '2px solid {colors.brand}',
        bg: 'bg',
        fontSize: 'sm',
        fontWeight: 600,
      },
      '& h3': { fontSize: 'lg' },
      '& h3::before': { lg: { content: 'counter(flow) " "', color: 'brand' } },
      '& p': { color: 'fg.muted', marginTop: '1' },
      // On wide screens the drawing shows what a step leaves behind.
      '& p:last-child': { srOnly: { lg: true } },
    },
  },
});
