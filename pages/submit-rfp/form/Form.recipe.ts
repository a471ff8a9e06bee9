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

/** The form on eight columns under the notice of confidentiality, another notice on four. */
export const formAndNoticeRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
    gap: { base: '6', md: '{spacing.12} {spacing.16}' },
    alignItems: 'start',
    '& > div:first-child': { display: 'grid', gap: { base: '4', md: '8' }, minWidth: 0 },
    '& > div:last-child': {
      position: { lg: 'sticky' },
      top: 'calc({sizes.header} + {spacing.6})',
    },
  },
});
