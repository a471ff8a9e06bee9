import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** Steps in their order: a vertical line of numbered stops, or columns hanging from a horizontal line. */
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
      gap: '2',
      _print: { rowGap: '0.125rem' },
      alignContent: 'start',
      '& > p': { color: 'fg.muted' },
      '& ul': {
        display: 'grid',
        gap: '1',
        listStyle: 'disc',
        paddingInlineStart: '1.25rem',
        color: 'fg.muted',
      },
    },
    duration: { fontSize: 'sm', fontWeight: 600, color: 'brand', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    layout: {
      line: {
        // On paper the steps stand in two columns, to save room, and their numbers lead across without the line.
        root: {
          _print: {
            gridTemplateColumns: '1fr 1fr',
            columnGap: '6',
          },
        },
        step: {
          display: 'grid',
          gridTemplateColumns: '2.25rem minmax(0, 1fr)',
          columnGap: '6',
          paddingBottom: '8',
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
      },
      columns: {
        root: {
          gridTemplateColumns: { base: '1fr', lg: 'repeat(auto-fit, minmax(10rem, 1fr))' },
          gap: { base: '6', lg: '8' },
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
