import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The bar of week `index`: beside each other on phones' shared axis, one step lower each week on wide screens. */
const barOf = (index: number) => ({
  [`&:nth-of-type(${index + 1}) > i::after`]: {
    insetInlineStart: { base: `${index * 25}%`, lg: '0' },
    top: { lg: `${index * 25}%` },
  },
});

/** A schedule drawn as a chart: one column per week, ruled into working days, with the lanes lined up below. */
export const weekScheduleRecipe = defineSlotRecipe({
  slots: ['root', 'week'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(4, minmax(0, 1fr))' },
      borderTop: '2px solid {colors.fg}',
    },
    week: {
      display: 'grid',
      gridRow: { lg: 'span 6' },
      gridTemplateRows: { lg: 'subgrid' },
      rowGap: '4',
      alignContent: 'start',
      paddingBottom: '8',
      '& > p:first-of-type': {
        fontSize: 'sm',
        fontWeight: 600,
        paddingTop: '3',
        color: 'brand',
        fontVariantNumeric: 'tabular-nums',
      },
      '& > p, & > h3': { marginInlineEnd: { lg: '6' } },
      '& > p': { color: 'fg.muted' },
      '& > i': {
        position: 'relative',
        height: { base: '1rem', lg: '7rem' },
        borderBlock: '1px solid {colors.hairline}',
        // Weeks in a strong line, working days in a light one; on wide screens each column is one week.
        backgroundImage:
          'linear-gradient(90deg, {colors.control} 1px, transparent 1px), linear-gradient(90deg, {colors.hairline} 1px, transparent 1px)',
        backgroundSize: { base: '25% 100%, 5% 100%', lg: '100% 100%, 20% 100%' },
        '&::after': {
          content: '""',
          position: 'absolute',
          bg: 'brand',
          _print: { printColorAdjust: 'exact' },
          // Forced colours drop a background unless it is one of the system's colours.
          '@media (forced-colors: active)': { bg: 'CanvasText' },
          width: { base: '25%', lg: '100%' },
          height: { base: '100%', lg: '25%' },
        },
      },
      '& > p:nth-last-of-type(-n + 2)': {
        borderTop: '1px solid {colors.hairline}',
        paddingTop: '3',
        fontSize: 'sm',
      },
      '& b': { display: 'block' },
      ...barOf(0),
      ...barOf(1),
      ...barOf(2),
      ...barOf(3),
    },
  },
});
