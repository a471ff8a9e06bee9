import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** A price range set large over its own scale, with what moves it at either end and the terms beside it. */
export const sprintPricingRecipe = defineSlotRecipe({
  slots: ['root', 'price', 'scale', 'terms'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
      gap: '{spacing.10} {spacing.16}',
    },
    price: {
      fontFamily: 'heading',
      fontSize: '4xl',
      lineHeight: 1.1,
      letterSpacing: '-0.02em',
      color: 'accent',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& + p': { marginTop: '2', color: 'fg.muted', maxWidth: 'measure' },
    },
    scale: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '8',
      marginTop: '8',
      borderTop: '2px solid {colors.brand}',
      '& li': { position: 'relative', paddingTop: '5', color: 'fg.muted', lineHeight: 1.45 },
      '& li + li': { textAlign: 'end' },
      '& b': { display: 'block', color: 'fg', fontSize: 'lg', fontWeight: 600 },
      // The ends of the scale.
      '& li::before': {
        content: '""',
        position: 'absolute',
        top: '-0.5rem',
        insetInlineStart: '0',
        height: '0.875rem',
        borderInlineStart: '2px solid {colors.brand}',
      },
      '& li + li::before': { insetInline: 'auto 0' },
    },
    terms: {
      alignSelf: 'start',
      borderTop: '1px solid {colors.hairline}',
      '& > div': { borderBottom: '1px solid {colors.hairline}', paddingBlock: '4' },
      '& dt': { fontSize: 'sm', color: 'fg.muted' },
      '& dd': { fontSize: 'lg', fontWeight: 600, lineHeight: 1.35 },
      '& dd::first-letter': { textTransform: 'uppercase' },
    },
  },
});
