import { defineRecipe } from '#src/theme/recipe.ts';

/** A raised box under a rule in the brand’s colour. */
export const infoBoxRecipe = defineRecipe({
  base: {
    borderTop: '2px solid {colors.brand}',
    bg: 'bg.raised',
    padding: '6',
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    '& > p': { color: 'fg.muted' },
    '& > a': {
      justifySelf: 'start',
      display: 'inline-grid',
      alignItems: 'center',
      minHeight: 'target',
      fontWeight: 600,
    },
  },
});
