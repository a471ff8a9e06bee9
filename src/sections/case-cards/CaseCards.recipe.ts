import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** Case cards as ruled rows: the program, what was asked and done, and what came of it in large figures. */
export const caseCardsRecipe = defineSlotRecipe({
  slots: ['root', 'card', 'program', 'story', 'metrics'],
  base: {
    root: { borderTop: '1px solid {colors.fg}' },
    card: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)' },
      gap: '{spacing.5} {spacing.12}',
      paddingBlock: '8',
      borderBottom: '1px solid {colors.hairline}',
      _print: { breakInside: 'avoid' },
      '&:first-of-type dl > div:first-of-type dd': { color: 'accent' },
    },
    program: {
      display: 'grid',
      gap: '3',
      alignContent: 'start',
      justifyItems: 'start',
      '& > span': {
        border: '1px solid {colors.brand}',
        borderRadius: 'full',
        paddingInline: '3',
        color: 'brand',
        fontSize: 'xs',
        fontWeight: 600,
        letterSpacing: '0.06em',
      },
      '& a': { fontWeight: 600, display: 'inline-grid', alignItems: 'center', minHeight: 'target' },
    },
    story: {
      display: 'grid',
      gap: '3',
      alignContent: 'start',
      color: 'fg.muted',
      '& b': { color: 'fg', fontWeight: 600 },
    },
    metrics: {
      alignSelf: 'start',
      '& div': {
        display: 'flex',
        flexFlow: 'row-reverse wrap-reverse',
        justifyContent: 'flex-end',
        alignItems: 'baseline',
        columnGap: '3',
        paddingBlock: '2',
        borderTop: '1px solid {colors.hairline}',
      },
      '& div:first-of-type': { borderTop: 0, paddingTop: 0 },
      '& dd': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520, lineHeight: 1.15 },
      '& dt': { fontSize: 'sm', color: 'fg.muted' },
    },
  },
});
