import { defineSlotRecipe } from '../recipe.ts';
import { explanationStyles } from '../shared-styles.ts';

/** The words of an explanation beside the button that asks for it. */
export const tooltipRecipe = defineSlotRecipe({
  className: 'c-tooltip',
  slots: ['content'],
  base: { content: explanationStyles },
});
