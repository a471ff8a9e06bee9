import { contentColumn } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** A spread of two facing pages: the challenges on the band itself, the solution on a raised sheet. */
export const challengeSolutionRecipe = defineSlotRecipe({
  slots: ['root', 'inner'],
  base: {
    root: { paddingBlock: 'band' },
    inner: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
      gap: '{spacing.12} {spacing.16}',
      ...contentColumn,
      '& > section': { display: 'grid', gap: '6', alignContent: 'start', paddingTop: { lg: '10' } },
      '& > section + section': {
        bg: 'bg.raised',
        borderTop: '2px solid {colors.brand}',
        padding: { base: '6', lg: '10' },
        '& h3': { color: 'brand' },
      },
    },
  },
});
