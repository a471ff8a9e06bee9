import { defineRecipe } from '#src/theme/recipe.ts';

/** Numbered columns parted by hairlines; their parts share rows, so that titles and links line up. */
export const pathChooserRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    borderTop: '2px solid {colors.fg}',
    '& > li': {
      display: 'grid',
      // On narrow screens the number stands beside its title; on wide screens the parts share rows.
      gridTemplateColumns: { base: '2rem minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
      gridRow: { lg: 'span 4' },
      gridTemplateRows: { lg: 'subgrid' },
      rowGap: '4',
      justifyItems: 'start',
      alignContent: 'start',
      paddingBlock: '6',
      borderBottom: { base: '1px solid {colors.hairline}', lg: 'none' },
      paddingInline: { lg: '8' },
      '&:first-of-type': { paddingInlineStart: '0' },
      '&:last-of-type': { paddingInlineEnd: '0' },
    },
    '& > li + li': { borderInlineStart: { lg: '1px solid {colors.hairline}' } },
    '& > li > :not(span)': { gridColumn: { base: 2, lg: 1 } },
    '& > li > span': {
      fontFamily: 'heading',
      fontSize: '3xl',
      lineHeight: 1,
      color: 'brand',
      fontVariantNumeric: 'lining-nums',
    },
    '& div': { display: 'grid', gap: '3', alignContent: 'start', color: 'fg.muted' },
    '& ul': { display: 'grid', gap: '1', listStyle: 'disc', paddingInlineStart: '1.25rem' },
  },
});
