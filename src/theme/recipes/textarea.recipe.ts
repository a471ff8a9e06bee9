import { defineRecipe } from '../recipe.ts';
import { controlStyles } from './form-styles.ts';

/** Several lines of text; grows with its text. */
export const textareaRecipe = defineRecipe({
  className: 'c-textarea',
  base: { ...controlStyles, resize: 'vertical', fieldSizing: 'content', maxHeight: '32rem' },
  variants: { size: { sm: { minHeight: '5.5rem' }, md: { minHeight: '9rem' } } },
  defaultVariants: { size: 'md' },
});
