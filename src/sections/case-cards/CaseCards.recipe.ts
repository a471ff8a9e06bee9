import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Case cards as ruled rows: what was asked and done on the left, what came of it in large figures on the right. */
export const caseCardsRecipe = defineSlotRecipe({
  slots: ['root', 'card', 'story', 'metrics'],
  base: {
    root: { borderTop: '1px solid {colors.fg}' },
    card: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
      gap: '{spacing.6} {spacing.16}',
      paddingBlock: '8',
      borderBottom: '1px solid {colors.hairline}',
      _print: { breakInside: 'avoid' },
      '&:first-of-type dd:first-of-type': { color: 'accent' },
    },
    story: {
      display: 'grid',
      gap: '3',
      alignContent: 'start',
      justifyItems: 'start',
      '& p': { color: 'fg.muted' },
      '& b': { color: 'fg', fontWeight: 600 },
      '& > span': {
        border: '1px solid {colors.brand}',
        borderRadius: 'full',
        paddingInline: '3',
        color: 'brand',
        fontSize: 'xs',
        fontWeight: 600,
        letterSpacing: '0.06em',
      },
      '& a': { fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
    },
    metrics: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      gap: '{spacing.4} {spacing.6}',
      alignContent: 'start',
      '& div': {
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
        borderInlineStart: '1px solid {colors.hairline}',
        paddingInlineStart: '4',
      },
      '& dd': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520, lineHeight: 1.15 },
      '& dt': { fontSize: 'sm', color: 'fg.muted' },
    },
  },
});
