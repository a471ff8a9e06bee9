import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** A screen of its own, in place of the whole page. */
export const errorScreenRecipe = defineSlotRecipe({
  slots: ['root', 'text'],
  base: {
    root: {
      minHeight: '100dvh',
      display: 'grid',
      alignContent: 'center',
      gap: '6',
      paddingInline: 'gutter',
      maxWidth: 'content',
      marginInline: 'auto',
    },
    text: {
      maxWidth: 'measure',
    },
  },
});
