import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** A native box with its words, the whole of it a target. */
export const checkboxRecipe = defineSlotRecipe({
  className: 'c-checkbox',
  slots: ['root', 'control', 'group'],
  base: {
    group: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))',
      columnGap: '4',
    },
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      lineHeight: 1.4,
      cursor: 'pointer',
      '&:hover': { color: 'brand' },
    },
    control: {
      width: '1.375rem',
      height: '1.375rem',
      margin: 0,
      accentColor: '{colors.brand}',
      cursor: 'inherit',
      '&:focus-visible': { outline: '3px solid {colors.brand}', outlineOffset: '2px' },
    },
  },
});
