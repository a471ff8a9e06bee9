import { defineSlotRecipe } from '../recipe.ts';

/** A native checkbox with its label, all of it a target. */
export const checkboxRecipe = defineSlotRecipe({
  className: 'c-checkbox',
  slots: ['root', 'control', 'group'],
  base: {
    group: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        md: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))',
      },
      gap: '{spacing.1} {spacing.4}',
    },
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      fontSize: { base: 'sm', md: 'md' },
      lineHeight: { base: 1.25, md: 1.4 },
      cursor: 'pointer',
      '&:hover': { color: 'brand' },
    },
    control: {
      width: '1.375rem',
      height: '1.375rem',
      margin: 0,
      display: 'grid',
      placeItems: 'center',
      appearance: 'none',
      bg: 'bg.raised',
      border: '1px solid {colors.control}',
      borderRadius: '4px',
      cursor: 'inherit',
      '&:checked': { bg: 'brand', borderColor: 'brand' },
      '&:checked::before': {
        content: '""',
        width: '0.8rem',
        height: '0.8rem',
        bg: 'brand.contrast',
        clipPath: 'polygon(14% 44%, 0 60%, 40% 95%, 100% 20%, 84% 8%, 38% 66%)',
      },
      '@media (forced-colors: active)': { appearance: 'auto' },
      '&:focus-visible': { outline: '3px solid {colors.brand}', outlineOffset: '2px' },
    },
  },
});
