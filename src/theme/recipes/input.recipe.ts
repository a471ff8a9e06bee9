import { defineRecipe } from '../recipe.ts';
import { controlStyles } from './form-styles.ts';

/** One line of text, or a date. */
export const inputRecipe = defineRecipe({ className: 'c-input', base: controlStyles });
