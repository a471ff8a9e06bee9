import { defineRecipe } from '#src/theme/recipe.ts';

/** Out of the window until it has focus. */
export const skipLinkRecipe = defineRecipe({
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 2,
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'brand',
    color: 'brand.contrast',
    borderRadius: 'sm',
    transform: 'translateY(-200%)',
    _print: { display: 'none' },
    '&:focus': { transform: 'none' },
    '&:hover': { color: 'brand.contrast' },
  },
});
