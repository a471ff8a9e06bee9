import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** A vertical line of numbered stops. On paper they stand in two columns, and lead across without the line. */
const line = {
  root: { _print: { gridTemplateColumns: '1fr 1fr', columnGap: '6' } },
  step: {
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    columnGap: { base: '4', md: '6' },
    paddingBottom: { base: '5', md: '8' },
    _print: { columnGap: '4', paddingBottom: '2' },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(1.125rem - 0.75px)',
      insetBlock: '2.25rem 0',
      width: '1.5px',
      bg: 'brand',
      opacity: 0.4,
      _print: { display: 'none' },
    },
  },
  body: { maxWidth: 'measure', paddingTop: '1' },
} as const;

/** Steps in their order, along a vertical line or in columns that hang from a horizontal one. */
export const processStepsRecipe = defineSlotRecipe({
  slots: ['root', 'step', 'number', 'body', 'duration'],
  base: {
    root: { display: 'grid', counterReset: 'step' },
    step: { position: 'relative' },
    number: {
      display: 'grid',
      placeItems: 'center',
      width: '2.25rem',
      height: '2.25rem',
      borderRadius: 'full',
      border: '1.5px solid {colors.brand}',
      bg: 'bg',
      color: 'brand',
      fontSize: 'sm',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    body: {
      display: 'grid',
      gap: { base: '1', md: '2' },
      _print: { rowGap: '0.125rem' },
      alignContent: 'start',
      color: 'fg.muted',
    },
    duration: { fontSize: 'sm', fontWeight: 600, color: 'brand', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    layout: {
      line,
      // The same line, with what each step takes in display type before its title.
      timeline: {
        ...line,
        body: {
          ...line.body,
          maxWidth: 'none',
          gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: '9.5rem minmax(0, 1fr)' },
          columnGap: '3',
          alignItems: 'baseline',
          '& > :not(h3, :first-child), & > h3:first-child': { gridColumn: { base: '1 / -1', md: '2' } },
          _print: { display: 'block' },
        },
        duration: {
          fontFamily: 'heading',
          fontSize: { base: 'xl', _print: 'sm' },
          fontWeight: 500,
          lineHeight: 1.25,
        },
      },
      columns: {
        root: {
          gridTemplateColumns: { base: '1fr', lg: 'repeat(auto-fit, minmax(10rem, 1fr))' },
          gap: { base: '4', lg: '8' },
        },
        step: {
          display: 'grid',
          gridTemplateColumns: { base: '2.25rem minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
          gap: '4',
          alignContent: 'start',
          borderTop: '1.5px solid {colors.brand}',
          paddingTop: '4',
        },
      },
    },
  },
  defaultVariants: { layout: 'line' },
});
