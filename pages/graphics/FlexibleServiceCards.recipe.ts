import { defineRecipe } from '#src/theme/recipe.ts';

/** Cards of equal height whose parts line up from card to card. */
export const flexibleServiceCardsRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '{spacing.12} {spacing.8}',
    '& > li': {
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      rowGap: '3',
      alignItems: 'start',
    },
    '& > li > p:first-of-type': { color: 'fg.muted' },
    '& h3': { marginTop: '2' },
    '& li ul': { listStyle: 'disc', paddingInlineStart: '1.25rem', color: 'fg.muted' },
  },
});

/** Numbered squares in a line, the covered ones filled. */
export const stepStripRecipe = defineRecipe({
  base: {
    maxWidth: '22rem',
    '& rect': { fill: 'transparent', stroke: 'control' },
    '& text': { fontSize: '13px', fontWeight: 600, fill: 'fg.muted' },
    '& .on rect': { fill: 'brand', stroke: 'brand' },
    '& .on text': { fill: 'brand.contrast' },
  },
});
