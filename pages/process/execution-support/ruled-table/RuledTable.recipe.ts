import { defineRecipe } from '#src/theme/recipe.ts';

/** A table between hairlines; on narrow screens each row folds into a block, its labels beside its cells. */
export const ruledTableRecipe = defineRecipe({
  base: {
    width: '100%',
    textAlign: 'start',
    borderBottom: '1px solid {colors.hairline}',
    '& thead': { srOnly: { base: true, md: false } },
    '& thead th': {
      paddingBottom: '3',
      fontSize: 'xs',
      fontWeight: 600,
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
      color: 'brand',
    },
    '& tbody tr': {
      display: { base: 'block', md: 'table-row' },
      borderTop: '1px solid {colors.hairline}',
      paddingBlock: { base: '5', md: '0' },
    },
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', paddingInlineEnd: { md: '8' } },
    '& tbody th, & td': { display: { base: 'block', md: 'table-cell' }, paddingBlock: { md: '5' } },
    '& tbody th': { fontSize: 'lg', fontWeight: 600, lineHeight: 1.3, width: { md: '25%' } },
    '& td': {
      color: 'fg.muted',
      width: { md: '37.5%' },
      marginTop: { base: '2', md: '0' },
      _before: {
        content: 'attr(data-label)',
        display: { base: 'block', md: 'none' },
        fontSize: 'sm',
        fontWeight: 600,
        color: 'fg',
      },
    },
  },
});
