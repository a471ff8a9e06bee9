import { defineRecipe } from '#src/theme/recipe.ts';

/** A heading under a rule, and steps without the space after the last. */
export const stepSummaryRecipe = defineRecipe({
  base: {
    borderTop: '2px solid {colors.fg}',
    paddingTop: '5',
    '& h2': { fontSize: 'xl', marginBottom: '5' },
    '& h3': { fontSize: 'lg' },
    '& li:last-child': { paddingBottom: '0' },
  },
});

/** The form on eight columns, its notices on four. */
export const formAndNoticesRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
    gap: '{spacing.12} {spacing.16}',
    alignItems: 'start',
    '& > div:last-of-type': {
      display: 'grid',
      gap: '6',
      position: { lg: 'sticky' },
      top: 'calc({sizes.header} + {spacing.6})',
    },
  },
});
