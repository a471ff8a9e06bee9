import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** A lane's name beside it, or above it on narrow screens. */
const columns = { base: 'repeat(4, minmax(0, 1fr)) 3rem', sm: '11.5rem repeat(4, minmax(0, 1fr)) 4.5rem' };

/** Ten lanes of one height, so that the curves drawn over their last column meet their ends. */
export const programLanesRecipe = defineSlotRecipe({
  slots: ['root', 'drawing', 'phases', 'lanes', 'lane', 'meeting', 'legend'],
  base: {
    root: { minWidth: 0, breakInside: 'avoid', _print: { paddingInlineEnd: '6' } },
    drawing: {
      '--lane': { base: '2.75rem', sm: '2.5rem' },
      // The line of a stretch, from its top.
      '--y': { base: '0.6rem', sm: '1.25rem' },
    },
    phases: {
      display: 'grid',
      gridTemplateColumns: columns,
      fontSize: '0.75rem',
      fontWeight: 600,
      color: 'fg.muted',
      alignItems: 'baseline',
      '& > span:first-of-type': { gridColumnStart: { sm: '2' } },
      '& > strong': {
        textAlign: 'end',
        fontFamily: 'heading',
        fontSize: 'lg',
        fontWeight: 520,
        color: 'accent',
      },
    },
    lanes: { position: 'relative', marginTop: '2', color: 'brand' },
    lane: {
      display: 'grid',
      gridTemplateColumns: columns,
      gridTemplateRows: { base: '1.25rem 1fr', sm: 'minmax(0, 1fr)' },
      height: 'var(--lane)',
      fontSize: 'sm',
      lineHeight: 1.2,
      '& > b': {
        color: 'fg',
        fontWeight: 500,
        gridColumn: { base: '1 / -1', sm: '1' },
        alignSelf: { sm: 'center' },
      },
      // The lead's line has a bead where a phase begins, and ends in the date.
      '&[data-lead]': {
        '& > b': { fontWeight: 700 },
        '& > :is(i, strong)': { position: 'relative' },
        '& > :not(b)::before, & > :not(b)::after': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          top: 'calc(var(--y) - 2px)',
          width: '100%',
          borderTop: '4px solid {colors.fg}',
        },
        '& > :not(b)::after': {
          top: 'calc(var(--y) - 7px)',
          width: '14px',
          borderTopWidth: '14px',
          borderRadius: 'full',
        },
        '& > strong': {
          '&::before': { width: 'calc(100% - 1.75rem)' },
          '&::after': {
            insetInline: 'auto 8px',
            borderColor: 'accent',
            outline: '2px solid {colors.accent}',
            outlineOffset: '4px',
          },
        },
      },
    },
    meeting: {
      position: 'absolute',
      insetInlineEnd: '15px',
      // A name above its lane moves the lane's line below the middle.
      top: { base: '0.475rem', sm: 0 },
      width: { base: 'calc(3rem - 15px)', sm: 'calc(4.5rem - 15px)' },
      height: '100%',
      fill: 'none',
      '& path': {
        stroke: 'currentColor',
        strokeWidth: '2',
        vectorEffect: 'non-scaling-stroke',
        opacity: 0.7,
      },
      '& [stroke-dasharray]': { stroke: 'control', strokeLinecap: 'round' },
    },
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.1} {spacing.2}',
      marginTop: '5',
      fontSize: 'xs',
      color: 'fg.muted',
      '& i': { '--y': '0.5rem', width: '1.75rem', height: '1rem' },
      '& i + i': { marginInlineStart: '3' },
      '& span': { marginInlineStart: 'auto' },
    },
  },
});
