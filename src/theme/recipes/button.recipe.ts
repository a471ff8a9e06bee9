import { defineRecipe } from '../recipe.ts';
import { headerBreakpoint } from '../shared-styles.ts';

/** Links and buttons that ask for the next step: one solid per view, the others outlined. */
export const buttonRecipe = defineRecipe({
  className: 'c-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    paddingInline: '6',
    paddingBlock: '2',
    borderRadius: 'sm',
    border: '1px solid {colors.brand}',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    transition: 'background-color 150ms, color 150ms',
    // Printed as a link with its address.
    _print: { display: 'block', border: 0, padding: '0', minHeight: '0', textAlign: 'start' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'brand',
        color: 'brand.contrast',
        '&:hover': { bg: 'brand.hover', color: 'brand.contrast' },
      },
      outline: {
        bg: 'transparent',
        color: 'brand',
        '&:hover': { bg: 'brand.quiet', color: 'brand.hover' },
      },
    },
    size: {
      sm: { fontSize: 'sm', paddingInline: '4' },
      /** In the top navigation. */
      bar: {
        fontSize: 'sm',
        paddingInline: '4',
        gap: '1',
        [`@media (width < ${headerBreakpoint})`]: { fontSize: 'xs', lineHeight: 1.2, paddingInline: '2' },
      },
      md: { fontSize: 'md', minHeight: '3.25rem' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
