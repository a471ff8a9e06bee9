import { defineRecipe } from '#src/theme/recipe.ts';

/** A heading under a rule, and steps without the space after the last. */
export const stepSummaryRecipe = defineRecipe({
  base: {
    borderTop: '2px solid {colors.fg}',
    paddingTop: { base: '2', md: '5' },
    '& h2': { fontSize: 'xl', marginBottom: { md: '5' } },
    // The heading is the row that the fold covers.
    mdDown: {
      display: 'grid',
      '& h2': { gridArea: '1 / 1', placeSelf: 'center start', paddingInlineEnd: '8' },
    },
    '& h3': { fontSize: 'lg' },
    '& li:last-child': { paddingBottom: '0' },
  },
});
