import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The footer: five link columns over the company's address and legal line. */
export const footerRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'columns', 'column', 'legal'],
  base: {
    root: {
      bg: 'bg.panel',
      borderTop: '1px solid {colors.hairline}',
      fontSize: 'sm',
      breakInside: 'avoid',
      _print: { border: 0, fontSize: 'xs' },
    },
    inner: {
      maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
      marginInline: 'auto',
      paddingInline: 'gutter',
      paddingBlock: '{spacing.16} {spacing.8}',
      _print: { padding: '0' },
    },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' },
      gap: '8',
      _print: { display: 'none' },
    },
    column: {
      '& h2': {
        fontFamily: 'body',
        fontSize: 'xs',
        fontWeight: 600,
        letterSpacing: '0.08em',
        textTransform: 'uppercase',
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
