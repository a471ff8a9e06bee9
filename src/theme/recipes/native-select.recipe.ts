import { defineSlotRecipe } from '../recipe.ts';
import { controlStyles } from './form-styles.ts';

/** One choice out of a list, in the browser's own control with our arrow. */
export const nativeSelectRecipe = defineSlotRecipe({
  className: 'c-select',
  slots: ['field'],
  base: {
    field: {
      ...controlStyles,
      appearance: 'none',
      paddingInlineEnd: '10',
      textOverflow: 'ellipsis',
      backgroundImage:
        'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
      backgroundPosition: 'right 1.09rem center, right 0.75rem center',
      backgroundSize: '0.36rem 0.36rem',
      backgroundRepeat: 'no-repeat',
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
  },
});
