import { contentColumn } from '#src/theme/shared-styles.ts';
import { defineRecipe } from '#src/theme/recipe.ts';

/** A table of contents: groups named on the left, each page with its address set to the right edge. */
export const pageListRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '12',
    ...contentColumn,
    paddingBlock: 'clamp(2.5rem, 1.5rem + 4vw, 5rem)',
    '& > section': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 9fr)' },
      gap: '{spacing.3} {spacing.12}',
      borderTop: '2px solid {colors.fg}',
      paddingTop: '4',
    },
    '& h2': { fontSize: 'xl', paddingTop: '2' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      columnGap: '8',
      alignItems: 'baseline',
      paddingBlock: '3',
      '&:first-of-type': { paddingTop: '0' },
      '& + li': { borderTop: '1px solid {colors.hairline}' },
    },
    '& a': { justifySelf: 'start', fontWeight: 600, paddingBlock: '0.5625rem' },
    '& span': { color: 'fg.muted', gridColumn: '1' },
    // Addresses stand where a book has page numbers; narrow screens have no room for them.
    '& code': {
      display: { base: 'none', md: 'block' },
      fontSize: 'sm',
      fontFamily: 'inherit',
      color: 'fg.muted',
      gridArea: '1 / 2',
      _print: { display: 'none' },
    },
  },
});
