import { contentColumn } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

const hairline = '1px solid {colors.hairline}';

/** The ways in as rows: a heading on four columns, what each side brings on eight. */
export const entryMatrixRecipe = defineSlotRecipe({
  slots: ['root', 'entry', 'heading', 'sides'],
  base: {
    root: { bg: 'bg.panel', paddingBlock: 'band', '& > div': contentColumn },
    entry: {
      display: 'grid',
      gridTemplateColumns: { lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
      gap: { base: '{spacing.2} 0', md: '{spacing.6} {spacing.12}' },
      borderTop: '2px solid {colors.fg}',
      paddingTop: '4',
      paddingBottom: { md: '6' },
      _print: { breakInside: 'avoid' },
      // The one that a link led to.
      '&:target': { borderColor: 'brand', boxShadow: '0 -2px {colors.brand}' },
    },
    heading: {
      '& > h2': { marginBlock: '{spacing.1} {spacing.2}', fontSize: '2xl', lineHeight: 1.15 },
      '& > h2 + p': { color: 'fg.muted' },
    },
    sides: {
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))', _print: 'repeat(3, minmax(0, 1fr))' },
      gap: { base: '0', md: '0 {spacing.8}', _print: '0 {spacing.6}' },
      '& > div': { paddingBlock: { base: '3', md: '0' }, borderTop: { base: hairline, md: 'none' } },
      '& dt': { marginBottom: '2', fontSize: 'sm', fontWeight: 600, color: 'brand' },
      '& dd': { color: 'fg.muted' },
    },
  },
});
