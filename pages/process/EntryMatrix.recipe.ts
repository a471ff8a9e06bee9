import { contentColumn } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The ways in as columns whose rows stand at one height on wide screens, one below the other on narrow ones. */
export const entryMatrixRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'entry', 'actions'],
  base: {
    root: { paddingBlock: 'band' },
    inner: {
      ...contentColumn,
      display: 'grid',
      gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
      gap: { base: '{spacing.10} 0', lg: '0 {spacing.12}', _print: '{spacing.4} {spacing.6}' },
    },
    entry: {
      display: 'grid',
      alignContent: 'start',
      borderTop: '2px solid {colors.fg}',
      paddingTop: '4',
      // Heading, what each side brings, what comes of it, links.
      lg: { '--fold': 'contents', gridRow: 'span 5', gridTemplateRows: 'subgrid' },
      _print: { breakInside: 'avoid' },
      // The one that a link led to.
      '&:target': { borderColor: 'brand', boxShadow: '0 -2px {colors.brand}' },
      '& > div:first-child': { paddingBottom: { base: '3', md: '6' } },
      '& h2': { fontSize: '2xl', lineHeight: 1.15 },
      '& ul': { lg: { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
    },
    actions: { display: 'grid', alignContent: 'start', justifyItems: 'start', paddingTop: '2' },
  },
});
