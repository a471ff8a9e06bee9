import { contentColumn, plate } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The foot of the page's last plate: the company's address beside five link columns, and the legal line. */
export const footerRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'nav', 'columns', 'address', 'legal'],
  base: {
    root: {
      ...plate,
      // An overlap, because plates that meet at a fraction of a pixel would let the page show between them.
      marginTop: '-1px',
      fontSize: 'sm',
      breakInside: 'avoid',
      _print: { border: 0, fontSize: 'xs' },
    },
    inner: {
      ...contentColumn,
      // The address stands in the column of the heading of the related pages above.
      display: { lg: 'grid', _print: 'block' },
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 10fr)',
      columnGap: '8',
      paddingBlock: { base: '0 {spacing.6}', md: '0 {spacing.8}' },
      _print: { padding: '0' },
    },
    nav: {
      borderTop: { md: '1px solid {colors.hairline}' },
      gridColumn: '2',
      _print: { display: 'none' },
    },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(5, auto)' },
      justifyContent: 'space-between',
      gap: { base: '6', lg: '0' },
      paddingBlock: { base: '2', md: '10' },
      '& h2': {
        fontFamily: 'body',
        fontSize: 'sm',
        fontWeight: 600,
        letterSpacing: 0,
        color: 'brand',
        marginBottom: '2',
      },
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'target',
        color: 'fg',
        textDecoration: 'none',
        lineHeight: 1.3,
      },
      '& a:hover': { textDecoration: 'underline', color: 'brand' },
    },
    address: {
      gridArea: { lg: '1 / 1' },
      fontStyle: 'normal',
      color: 'fg.muted',
      paddingTop: { base: '3', lg: '10' },
      borderTop: { base: '1px solid {colors.hairline}', _print: 0 },
      '& a': { display: { lg: 'block' }, paddingBlock: '3' },
    },
    legal: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.1} {spacing.8}',
      justifyContent: 'space-between',
      borderTop: { md: '1px solid {colors.hairline}' },
      paddingTop: { md: '6' },
      _print: { marginTop: '4', paddingTop: '3' },
      color: 'fg.muted',
      '& ul': { display: 'flex', gap: '6', flexWrap: 'wrap', _print: { display: 'none' } },
    },
  },
});
