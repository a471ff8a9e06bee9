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
    '& .outline': { stroke: 'brand' },
    '& g text': { fill: 'brand' },
  },
});

/** The key of the slide: its numbers in circles. */
export const slideKeyRecipe = defineRecipe({
  base: {
    borderTop: '1px solid {colors.hairline}',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      gap: '{spacing.1} {spacing.4}',
      paddingBlock: { base: '5', _print: '2' },
      borderBottom: '1px solid {colors.hairline}',
    },
    '& li > span': {
      display: 'grid',
      placeItems: 'center',
      gridRow: 'span 2',
      width: '2rem',
      height: '2rem',
      borderRadius: 'full',
      border: '1.5px solid {colors.brand}',
      color: 'brand',
      fontSize: 'sm',
      fontWeight: 600,
    },
    '& p': { color: 'fg.muted' },
  },
});
