import { contentColumn } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** Between navigation and footer, in place of a page. */
export const errorScreenRecipe = defineSlotRecipe({
  slots: ['root', 'text'],
  base: {
    root: {
      minHeight: '70dvh',
      display: 'grid',
      alignContent: 'center',
      gap: '6',
      ...contentColumn,
      paddingBlock: 'band',
    },
    text: { maxWidth: 'measure' },
  },
});
