import { defineSlotRecipe } from '../recipe.ts';
import { labelStyles } from './form-styles.ts';

/** A group of checkboxes with its legend. */
export const fieldsetRecipe = defineSlotRecipe({
  className: 'c-fieldset',
  slots: ['root', 'legend'],
  base: { root: { border: 0, margin: 0, padding: 0 }, legend: labelStyles },
});
