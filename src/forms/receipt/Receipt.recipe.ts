import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** A sheet with a perforated edge: the inquiry on top, what happens next below it. */
export const receiptRecipe = defineSlotRecipe({
  slots: ['root', 'head', 'lines', 'next', 'actions'],
  base: {
    root: {
      display: 'grid',
      gap: '6',
      '& h4': { fontSize: 'lg', fontWeight: 600, lineHeight: 1.3 },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '{spacing.3} {spacing.8}',
      paddingBottom: '4',
      borderBottom: '2px solid {colors.fg}',
      '& dt': { fontSize: 'sm', color: 'fg.muted' },
      '& dd': { fontWeight: 500 },
      '& > :first-of-type dd': {
        fontSize: '2xl',
        fontWeight: 600,
        lineHeight: 1.25,
        letterSpacing: '0.06em',
        fontVariantNumeric: 'tabular-nums lining-nums',
      },
    },
    lines: {
      '& > div': {
        display: 'grid',
        gridTemplateColumns: { base: '1fr', sm: '11rem 1fr' },
        columnGap: '4',
        paddingBlock: '2',
        borderBottom: '1px solid {colors.hairline}',
        fontSize: 'sm',
        lineHeight: 1.5,
        breakInside: 'avoid',
      },
      '& dt': { color: 'fg.muted' },
      '& dd': { fontWeight: 500, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    },
    next: {
      display: 'grid',
      gap: '3',
      borderTop: '2px dashed {colors.control}',
      paddingTop: '6',
      counterReset: 'step',
      '& li': {
        paddingInlineStart: '10',
        position: 'relative',
        counterIncrement: 'step',
        breakInside: 'avoid',
      },
      '& li + li': { marginTop: '4' },
      '& li::before': {
        content: 'counter(step)',
        position: 'absolute',
        insetInlineStart: 0,
        fontFamily: 'heading',
        fontSize: 'xl',
        lineHeight: 1.2,
        color: 'brand',
      },
      '& li p': { fontSize: 'sm', lineHeight: 1.5, color: 'fg.muted' },
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      '& button, & a': { _print: { textAlign: 'start' } },
      '& button': { _print: { display: 'none' } },
    },
  },
});
