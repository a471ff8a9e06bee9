import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** Offers as ruled rows: the duration set large, what it is, what it includes. */
export const offerCardsRecipe = defineSlotRecipe({
  slots: ['root', 'duration', 'features'],
  base: {
    root: {
      '& > li': {
        display: 'grid',
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 3fr) minmax(0, 5fr)',
          lg: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
        },
        gap: { base: '2', md: '{spacing.6} {spacing.8}' },
        borderTop: '1px solid {colors.hairline}',
        paddingBlock: { base: '5', md: '10' },
        _print: { gridTemplateColumns: '1fr 3fr 2fr', padding: '{spacing.3} 0' },
      },
      '& > li:last-child': { borderBottom: '1px solid {colors.hairline}' },
      '& h3': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520, lineHeight: 1.15 },
      '& h3 + p': { marginTop: { base: '2', md: '3' }, color: 'fg.muted' },
      '& > li > a': {
        gridColumn: { md: '2' },
        placeSelf: 'start',
        marginTop: { base: '2', md: '0' },
      },
    },
    duration: {
      // On a phone a line above the name, which is larger there.
      fontFamily: { base: 'body', md: 'heading' },
      fontSize: { base: 'sm', md: '3xl' },
      fontWeight: { base: 600, md: 400 },
      lineHeight: 1,
      letterSpacing: '-0.015em',
      color: 'brand',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '&::first-letter': { textTransform: 'uppercase' },
    },
    features: {
      gridColumn: { md: '2', lg: '3' },
      gridRow: { lg: 'span 2' },
      '& li': { position: 'relative', paddingBlock: '1', paddingInlineStart: '1.5rem' },
      '& li::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '1.05em',
        width: '0.75rem',
        borderTop: '1.5px solid {colors.brand}',
      },
    },
  },
});
