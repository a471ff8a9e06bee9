import { defineRecipe } from '#src/theme/recipe.ts';

/** A ruled table; on phones each row becomes a block whose cells carry their column's name. */
export const comparisonTableRecipe = defineRecipe({
  base: {
    display: { base: 'block', md: 'table' },
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    borderTop: '2px solid {colors.fg}',
    '& tbody': { display: { base: 'block', md: 'table-row-group' } },
    '& tr': { display: { base: 'block', md: 'table-row' }, borderBottom: '1px solid {colors.hairline}' },
    '& tbody tr': { paddingBlock: { base: '4', md: '0' } },
    '& th, & td': {
      display: { base: 'block', md: 'table-cell' },
      textAlign: 'start',
      verticalAlign: 'top',
      padding: { md: '{spacing.5} {spacing.8} {spacing.5} 0' },
    },
    '& thead': {
      position: { base: 'absolute', md: 'static' },
      clipPath: { base: 'inset(50%)', md: 'none' },
      '& th': { fontSize: 'sm', fontWeight: 600, color: 'fg.muted', paddingBlock: '3' },
    },
    '& tbody th': { fontSize: 'lg', fontWeight: 600, lineHeight: 1.3, width: { md: '22%' } },
    '& td': {
      color: 'fg.muted',
      marginTop: { base: '1', md: '3' },
      '&::before': {
        content: 'attr(data-column) ":\u00a0"',
        display: { md: 'none' },
        fontSize: 'sm',
        fontWeight: 600,
        color: 'brand',
      },
    },
  },
});
