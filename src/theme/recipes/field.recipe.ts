import { defineSlotRecipe } from '../recipe.ts';
import { labelStyles } from './form-styles.ts';

/** A control with its label, hint and message. */
export const fieldRecipe = defineSlotRecipe({
  className: 'c-field',
  slots: ['label', 'helperText', 'errorText', 'requiredIndicator', 'count'],
  base: {
    label: {
      ...labelStyles,
      '& small': { fontSize: 'inherit', fontWeight: 400, color: 'fg.muted' },
    },
    requiredIndicator: { color: 'danger', fontWeight: 600 },
    helperText: {
      fontSize: 'sm',
      lineHeight: 1.45,
      color: 'fg.muted',
      marginBlock: '{spacing.1} {spacing.2}',
      maxWidth: 'measure',
    },
    errorText: { color: 'danger', fontSize: 'sm', fontWeight: 600, lineHeight: 1.4, marginTop: '2' },
    count: {
      fontSize: 'sm',
      color: 'fg.muted',
      marginTop: '1',
      fontVariantNumeric: 'tabular-nums',
      '&[data-over]': { color: 'danger', fontWeight: 600 },
    },
  },
});
