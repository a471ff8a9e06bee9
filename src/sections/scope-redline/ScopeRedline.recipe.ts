import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** An edited page: the struck line, and the new one with the change bar that editors draw in the margin. */
export const scopeRedlineRecipe = defineSlotRecipe({
  slots: ['root', 'line'],
  base: {
    root: { borderTop: '1px solid {colors.hairline}' },
    line: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '2fr 3fr', lg: '2fr 4fr 6fr' },
      gap: '{spacing.4} {spacing.8}',
      borderBottom: '1px solid {colors.hairline}',
      paddingBlock: '6',
      '& h3': { gridColumn: { md: '1 / -1', lg: 'auto' } },
      '& small, & span': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
      '& del': {
        fontFamily: 'heading',
        fontSize: 'lg',
        color: 'fg.muted',
        textDecorationColor: '{colors.danger}',
      },
      '& ins': { fontFamily: 'heading', fontSize: 'lg', lineHeight: 1.45, textDecoration: 'none' },
      '& p:last-of-type': { borderInlineStart: '3px solid {colors.brand}', paddingInlineStart: '5' },
      '& span': { marginTop: '2' },
    },
  },
});
