import { defineRecipe } from '#src/theme/recipe.ts';

/** The drawing and the reasons in equal columns on wide screens. */
export const accelerationRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'minmax(0, 6fr) minmax(0, 6fr)' },
    gap: '{spacing.10} {spacing.16}',
    alignItems: 'center',
    '& li': { borderTop: '1px solid {colors.hairline}', paddingBlock: '4' },
    '& p': { color: 'fg.muted' },
  },
});
