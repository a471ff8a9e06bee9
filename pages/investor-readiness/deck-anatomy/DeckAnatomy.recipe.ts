import { defineRecipe } from '#src/theme/recipe.ts';

/** The slide stays in sight while its parts are read; numbers on the slide and in the list look alike. */
export const deckAnatomyRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 6fr)' },
    gap: '{spacing.8} {spacing.16}',
    alignItems: 'start',
    '& figure': {
      margin: '0',
      maxWidth: 'none',
      position: { lg: 'sticky' },
      top: 'calc({sizes.header} + {spacing.8})',
    },
    '& svg': { bg: 'bg.raised', boxShadow: 'floating', _print: { boxShadow: 'none' } },
    '& .mark': { fill: 'bg', stroke: 'brand', strokeWidth: '1.5' },
    '& g text': { fill: 'brand' },
  },
});
