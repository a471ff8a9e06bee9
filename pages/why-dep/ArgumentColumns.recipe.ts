import { contentEdge, plate } from '#src/theme/shared-styles.ts';
import { defineRecipe } from '#src/theme/recipe.ts';

/** Three sections set as the columns of a journal page, parted by hairlines, on the page's plate. */
export const argumentColumnsRecipe = defineRecipe({
  base: {
    ...plate,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    paddingInline: `calc(${contentEdge})`,
    paddingBlock: 'band',
    '& > section': {
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      rowGap: '4',
      borderTop: '2px solid {colors.fg}',
      paddingTop: '4',
      paddingBottom: { base: '10', lg: '0' },
      paddingInline: { lg: '8' },
      '&:first-of-type': { paddingInlineStart: '0' },
      '&:last-of-type': { paddingInlineEnd: '0', paddingBottom: '0' },
      '& + section': { borderInlineStart: { lg: '1px solid {colors.hairline}' } },
    },
    '& h2': { fontSize: '3xl', lineHeight: 1.06 },
    '& h2 + p': { fontSize: 'lg', lineHeight: 1.45 },
    '& h2 ~ p + p': { color: 'fg.muted' },
    '& li': { borderTop: '1px solid {colors.hairline}', paddingBlock: '2' },
  },
});
