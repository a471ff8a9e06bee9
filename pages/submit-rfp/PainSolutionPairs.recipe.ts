import { defineSlotRecipe } from '#src/theme/recipe.ts';

const sides = { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' };

/** Pains on the left, a double rule down the middle, solutions on the right. */
export const painSolutionPairsRecipe = defineSlotRecipe({
  slots: ['root', 'headings', 'pair'],
  base: {
    root: { borderTop: '2px solid {colors.fg}' },
    headings: {
      display: { base: 'none', md: 'grid' },
      gridTemplateColumns: sides,
      borderBottom: '1px solid {colors.hairline}',
      fontSize: 'sm',
      fontWeight: 600,
      '& p': { paddingBlock: '3' },
      '& p + p': {
        borderInlineStart: '4px double {colors.control}',
        paddingInlineStart: '8',
        color: 'brand',
      },
    },
    pair: {
      display: 'grid',
      gridTemplateColumns: sides,
      borderBottom: '1px solid {colors.hairline}',
      '& > p': {
        fontFamily: 'heading',
        fontSize: 'xl',
        lineHeight: 1.3,
        color: 'fg.muted',
        paddingBlock: { base: '{spacing.6} {spacing.4}', md: '6' },
        paddingInlineEnd: { md: '8' },
        textWrap: 'balance',
      },
      '& > div': {
        display: 'grid',
        gap: '1',
        alignContent: 'start',
        borderInlineStart: '4px double {colors.control}',
        paddingInlineStart: { base: '4', md: '8' },
        marginBottom: { base: '6', md: '0' },
        paddingBlock: { md: '6' },
        '& p': { color: 'fg.muted', maxWidth: 'measure' },
      },
    },
  },
});
