import { defineSlotRecipe } from '#src/theme/recipe.ts';

const lane = '1.5px solid {colors.brand}';

/** Lanes of work that run beside each other and meet at one goal: across on wide screens, down on narrow ones. */
export const pathwayListsRecipe = defineSlotRecipe({
  slots: ['root', 'goal'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      rowGap: { base: '10', lg: '12' },
      paddingInlineEnd: { lg: '24' },
      '& > div': {
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 9fr)' },
        gap: '{spacing.4} {spacing.8}',
      },
      '& h3': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520, lineHeight: 1 },
      '& h3 + p': { marginTop: '3', fontSize: 'sm', color: 'fg.muted' },
      '& ul': {
        position: 'relative',
        display: { base: 'block', lg: 'grid' },
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        alignItems: 'start',
        paddingTop: { lg: '0.875rem' },
        // The line of the lane; on wide screens it runs on to the goal.
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: { base: '1.2em', lg: '0.875rem auto' },
          insetInline: { base: '5.25px auto', lg: '6px -3.5rem' },
          borderInlineStart: { base: lane, lg: '0' },
          borderTop: { lg: lane },
        },
      },
      '& li': {
        position: 'relative',
        fontWeight: 600,
        lineHeight: 1.3,
        padding: { base: '{spacing.2} 0 {spacing.2} {spacing.8}', lg: '{spacing.5} {spacing.4} 0 0' },
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: '0',
          top: { base: '0.8em', lg: '-5.25px' },
          width: '0.75rem',
          height: '0.75rem',
          borderRadius: 'full',
          border: '2px solid {colors.brand}',
          bg: 'bg',
        },
      },
    },
    goal: {
      borderTop: '2px solid {colors.brand}',
      paddingTop: '3',
      color: { base: 'brand', lg: 'brand.contrast' },
      bg: { lg: 'brand' },
      _print: { printColorAdjust: 'exact' },
      fontWeight: 600,
      letterSpacing: '0.08em',
      textAlign: { lg: 'center' },
      borderRadius: { lg: 'sm' },
      position: { lg: 'absolute' },
      // The sides are physical, because the vertical writing mode turns the logical ones.
      top: { lg: '0' },
      bottom: { lg: '0' },
      right: { lg: '0' },
      width: { lg: '3.5rem' },
      lineHeight: { lg: '3.25rem' },
      padding: { lg: '0' },
      writingMode: { lg: 'vertical-rl' },
    },
  },
});
