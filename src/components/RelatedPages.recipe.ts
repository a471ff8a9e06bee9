import { contentColumn, plate } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** Where to read on, as one line of the page's end: three columns, each one link. */
export const relatedPagesRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'list'],
  base: {
    root: { ...plate, _print: { display: 'none' } },
    inner: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 10fr)' },
      gap: { base: '1', md: '{spacing.4} {spacing.8}' },
      alignItems: 'baseline',
      ...contentColumn,
      paddingBlock: { base: '0 {spacing.4}', md: '{spacing.6} {spacing.12}' },
      '& h2': {
        fontFamily: 'body',
        fontSize: { base: 'sm', md: 'md' },
        fontWeight: 400,
        letterSpacing: 0,
        color: 'fg.muted',
      },
    },
    list: {
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
      gap: { md: '{spacing.5} {spacing.8}' },
      '& li': {
        position: 'relative',
        display: 'grid',
        alignContent: 'start',
        gap: { md: '1' },
        mdDown: { borderTop: '1px solid {colors.hairline}', paddingBlock: '2' },
      },
      '& a': { fontWeight: 600, color: 'fg', justifySelf: 'start', textDecorationColor: '{colors.brand}' },
      // A click anywhere in the column follows its link.
      '& a::after': { content: '""', position: 'absolute', inset: 0 },
      '& span': { fontSize: 'sm', color: 'fg.muted', lineHeight: 1.45 },
    },
  },
});
