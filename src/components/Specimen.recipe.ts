import { contentEdge } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The sheet's edge, another under it, and the desk's shade. */
const pageEdges =
  '0 0 0 1px {colors.hairline}, 5px 5px 0 {colors.bg.raised}, 5px 5px 0 1px {colors.hairline}, 0 20px 40px -10px rgb(16 36 47 / 0.34)';

/**
 * Pages of documents on a desk, over the full width and cropped by it: the first lies under the second. On paper they
 * are whole and stand one below the other.
 */
export const specimenRecipe = defineSlotRecipe({
  slots: ['root', 'sheet', 'redacted'],
  base: {
    root: {
      '@media screen': {
        lg: {
          // The sheets lie in one cell, which is as high as the higher of them.
          display: 'grid',
          paddingTop: '1.5rem',
          overflow: 'hidden',
          // The margin below is negative, so that the next band covers the desk's lower edge.
          margin: 'auto calc(50% - 50vw) calc(-1 * {spacing.band})',
        },
      },
    },
    sheet: {
      // Documents are white in both schemes.
      colorScheme: 'light',
      bg: 'bg.raised',
      color: 'fg',
      fontSize: '0.875rem',
      lineHeight: 1.36,
      '@media screen': {
        padding: { base: '1rem 0.75rem 1.25rem', lg: '1.75rem 2.5rem' },
        boxShadow: pageEdges,
        // A white sheet would be too bright among the colours of the dark scheme.
        '@media (prefers-color-scheme: dark)': { filter: 'brightness(0.86) sepia(0.12)' },
        lgDown: { '& + &': { marginTop: '-1rem', marginInline: '1rem -0.25rem' } },
        lg: {
          rotate: '-0.4deg',
          // Turned as one picture: letter by letter, small type loses its line.
          willChange: 'transform',
          gridArea: '1 / 1',
          // The text stands on the content's left edge, the sheet comes from beyond it.
          marginInlineStart: `calc(${contentEdge} - 4rem)`,
          width: `calc(50% + 8rem - ${contentEdge})`,
          // Turned, it would show its lower corner.
          marginBottom: '-2rem',
          paddingBlockEnd: '5rem',
          paddingInline: '4rem 3.5rem',
          '&:only-child': { width: 'calc(100% + 4rem)', paddingInlineEnd: `calc(2 * ${contentEdge})` },
          // Covers nothing of the first but its margin.
          '& + &': {
            rotate: '0.5deg',
            alignSelf: 'start',
            width: 'min(38rem, 50% - 1rem)',
            margin: '5.5rem 0 4rem calc(50% + 2rem)',
            padding: '1.75rem 2.5rem 4rem',
          },
        },
        // On a phone a row folds into a block.
        mdDown: {
          fontSize: '0.8125rem',
          '& [data-folds]': {
            '& thead': { srOnly: true },
            '& :is(tr, th, td)': { display: 'block' },
            '& tr': { paddingBlock: '2' },
            '& td::before': { content: 'attr(data-column) ":\u00a0"', color: 'fg.muted' },
          },
        },
      },
      '& > :first-child': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: { base: '2', md: '5' },
        fontSize: { mdDown: '0.75rem' },
        paddingBottom: '2',
        borderBottom: '2px solid {colors.fg}',
        color: 'fg.muted',
        '& > :last-child': { whiteSpace: 'nowrap' },
      },
      '& h3': {
        fontFamily: 'heading',
        fontSize: '2rem',
        fontWeight: 520,
        marginBlock: '{spacing.5} {spacing.2}',
        _print: { fontSize: 'xl' },
      },
      '& table': {
        width: '100%',
        marginTop: { base: '4', _print: '0' },
        borderCollapse: 'collapse',
        '& :is(th, td)': {
          textAlign: 'start',
          verticalAlign: 'top',
          padding: {
            base: '0.125rem 0.625rem 0.125rem 0',
            md: '0.5rem 0.875rem 0.5rem 0',
            _print: '0.2rem 0.875rem 0.2rem 0',
          },
        },
        '& tr': { borderBottom: '1px solid {colors.hairline}' },
      },
      '& :is(b, th)': { fontWeight: 600 },
      '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: 'fg.muted' },
      '& em': {
        display: 'block',
        marginBlock: '1',
        fontFamily: 'heading',
        fontStyle: 'normal',
        fontSize: '1.0625rem',
        fontWeight: 520,
        lineHeight: 1.16,
        color: 'accent',
        rotate: '-2deg',
      },
    },
    // The bar is drawn as a border, which paper and forced colours keep.
    redacted: {
      display: 'inline-block',
      borderTop: '1em solid {colors.fg}',
      height: 0,
      overflow: 'hidden',
      verticalAlign: '-0.14em',
    },
  },
});
