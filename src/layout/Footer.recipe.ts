import { contentColumn, plate } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The foot of the page's last plate: five link columns, the company's address and legal line. */
export const footerRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'nav', 'columns', 'legal'],
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
      paddingBlock: { base: '0 {spacing.6}', md: '0 {spacing.8}' },
      _print: { padding: '0' },
    },
    nav: { borderTop: { md: '1px solid {colors.hairline}' }, _print: { display: 'none' } },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr) 10rem' },
      gap: { base: '6', lg: '0' },
      paddingBlock: { base: '2', md: '{spacing.10} 0' },
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
    legal: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.1} {spacing.8}',
      justifyContent: 'space-between',
      borderTop: '1px solid {colors.hairline}',
      marginTop: { md: '10' },
      paddingTop: { base: '3', md: '6' },
      _print: { marginTop: '4', paddingTop: '3' },
      color: 'fg.muted',
      '& address': { fontStyle: 'normal', '& a': { paddingBlock: '3' } },
      '& ul': { display: 'flex', gap: '6', flexWrap: 'wrap', _print: { display: 'none' } },
    },
  },
});
