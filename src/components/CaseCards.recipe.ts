import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** Case cards side by side, each under its one large figure: the program, what came of it, what was asked and done. */
export const caseCardsRecipe = defineSlotRecipe({
  slots: ['root', 'card', 'program', 'metrics', 'action'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        lg: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)',
        _print: 'repeat(3, minmax(0, 1fr))',
      },
      borderTop: '2px solid {colors.fg}',
      // Print has no room for figures of this size.
      '& dl > div:first-of-type dd': {
        fontSize: { base: 'figure', _print: '2xl' },
        lineHeight: 0.95,
        letterSpacing: '-0.03em',
      },
      '& > :first-child dl > div:first-of-type dd': { fontSize: { lg: '9rem', _print: '2xl' } },
    },
    card: {
      display: 'flex',
      flexDirection: 'column',
      gap: { md: '5' },
      paddingBlock: { base: '{spacing.4} {spacing.2}', md: '{spacing.5} {spacing.8}' },
      '& p': { color: 'fg.muted' },
      borderBottom: { base: '1px solid {colors.hairline}', lg: 'none' },
      '& + &': {
        lg: { borderInlineStart: '1px solid {colors.hairline}', paddingInlineStart: '8' },
      },
      '&:not(:last-child)': { paddingInlineEnd: { lg: '8' } },
      // What the cards have in common stands at one height: program, figures, goal, role, link.
      lg: {
        '--fold': 'contents',
        display: 'grid',
        gridRow: 'span 5',
        gridTemplateRows: 'subgrid',
        rowGap: '5',
      },
      '& p + p': { marginTop: { base: '3', lg: '0' } },
      _print: { breakInside: 'avoid' },
    },
    program: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      '& > span': { color: 'brand', fontSize: 'xs', fontWeight: 600 },
    },
    metrics: {
      display: 'flex',
      flexDirection: 'column',
      '& div': {
        display: 'flex',
        flexFlow: 'row-reverse wrap-reverse',
        justifyContent: 'flex-end',
        alignItems: 'baseline',
        columnGap: '3',
        paddingBlock: { base: '1', md: '2' },
      },
      '& div:first-of-type': {
        justifyContent: { lg: 'flex-end' },
        minHeight: { lg: '11.5rem', _print: '0' },
        alignContent: 'start',
      },
      '& div + div': { borderTop: '1px solid {colors.hairline}' },
      '& dd': {
        fontFamily: 'heading',
        fontSize: 'xl',
        fontWeight: 520,
        lineHeight: 1.15,
        whiteSpace: 'nowrap',
      },
      '& dt': { fontSize: { base: 'sm', md: 'md' }, color: 'fg.muted' },
    },
    action: {
      fontWeight: 600,
      display: 'inline-grid',
      alignItems: 'center',
      minHeight: 'target',
      _print: { display: 'none' },
    },
  },
});
