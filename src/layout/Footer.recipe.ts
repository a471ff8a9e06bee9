import { contentColumn, plate } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** Of wide screens: each list of links stands under a milestone. */
const columns = 'repeat(4, 1fr) 10rem';

/** The foot of the page's last plate: the line of milestones, five link columns, the company's address and legal line. */
export const footerRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'line', 'columns', 'column', 'legal'],
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
      paddingBlock: '{spacing.12} {spacing.8}',
      _print: { padding: '0' },
    },
    line: { '& ol': { lg: { gridTemplateColumns: columns } }, _print: { display: 'none' } },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: columns },
      gap: { base: '8', lg: '0' },
      marginTop: '16',
      _print: { display: 'none' },
    },
    column: {
      '& h2': {
        fontFamily: 'body',
        fontSize: 'xs',
        fontWeight: 500,
        letterSpacing: 0,
        color: 'fg.muted',
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
      gap: '{spacing.2} {spacing.8}',
      justifyContent: 'space-between',
      borderTop: '1px solid {colors.hairline}',
      marginTop: '10',
      paddingTop: '6',
      _print: { marginTop: '4', paddingTop: '3' },
      color: 'fg.muted',
      '& address': { fontStyle: 'normal', '& a': { paddingBlock: '3' } },
      '& ul': { display: 'flex', gap: '6', flexWrap: 'wrap', _print: { display: 'none' } },
    },
  },
});
