import { contentColumn, plate } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/**
 * The page's end begins: one heading, one sentence, one or two next steps; related pages and footer go on with its
 * plate.
 */
export const callToActionRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'heading', 'next', 'actions'],
  base: {
    root: { ...plate, paddingBlock: 'band', _print: { display: 'none' } },
    inner: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
      gap: '{spacing.8} {spacing.16}',
      alignItems: 'end',
      ...contentColumn,
    },
    heading: { fontSize: '4xl', lineHeight: 1.06 },
    next: { display: 'grid', gap: '6', '& p': { fontSize: 'lg', lineHeight: 1.5, color: 'fg.muted' } },
    // One below the other on wide screens, so that long labels have their width.
    actions: { display: 'flex', flexWrap: 'wrap', flexDirection: { lg: 'column' }, gap: '3' },
  },
});
