import { defineSlotRecipe } from '#src/theme/recipe.ts';
import { contentEdge } from '../trace/content-edge.ts';

/** A page's thickness: two more sheets under it, each with its edge. */
const pageEdges =
  '0 0 0 1px {colors.hairline}, 4px 4px 0 {colors.bg.raised}, 4px 4px 0 1px {colors.hairline}, 8px 8px 0 {colors.bg.raised}, 8px 8px 0 1px {colors.hairline}, 0 30px 60px -10px rgb(16 36 47 / 0.34)';

/**
 * Pages of documents on a desk, over the full width and cropped by it: the first lies under the second. On paper they
 * are whole and stand one below the other.
 */
export const specimenRecipe = defineSlotRecipe({
  slots: ['root', 'sheet', 'redacted'],
  base: {
    root: {
      '@media screen': {
        position: 'relative',
        overflow: 'clip',
        height: { base: '54rem', lg: '41rem' },
        marginInline: 'calc(50% - 50vw)',
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
        position: 'absolute',
        top: '1.5rem',
        insetInlineStart: {
          base: '{spacing.gutter}',
          lg: `calc(${contentEdge} - 2.5rem)`,
        },
        width: { base: '44rem', lg: '58rem' },
        minHeight: '60rem',
        padding: '1.75rem 2.5rem',
        rotate: '-0.8deg',
        boxShadow: pageEdges,
        '& + &': {
          top: { base: '34rem', lg: '20rem' },
          insetInlineStart: { base: '3.5rem', lg: 'max(50% + 8rem, 100% - 34rem)' },
          width: '40rem',
          rotate: '0.6deg',
        },
      },
      '& > :first-child': {
        display: 'flex',
        justifyContent: { md: 'space-between' },
        gap: '5',
        paddingBottom: '2',
        borderBottom: '2px solid {colors.fg}',
        whiteSpace: 'nowrap',
        color: 'fg.muted',
      },
      '& h3': {
        fontFamily: 'heading',
        fontSize: '2rem',
        fontWeight: 520,
        marginBlock: '{spacing.5} {spacing.2}',
      },
      '& table': {
        width: '100%',
        marginTop: '4',
        '& :is(th, td)': {
          textAlign: 'start',
          verticalAlign: 'top',
          padding: '0.5rem 0.875rem 0.5rem 0',
          borderBottom: '1px solid {colors.hairline}',
        },
      },
      '& :is(b, th)': { fontWeight: 600 },
      '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: 'fg.muted' },
      '& em': {
        display: 'block',
        marginTop: '1',
        font: "italic 400 1.125rem/1.16 'Palatino Linotype', Palatino, 'URW Palladio L', Georgia, serif",
        color: 'accent',
        rotate: '-2deg',
      },
    },
    // A bar that is all border: it stays on paper and with forced colours.
    redacted: {
      display: 'inline-block',
      borderTop: '1em solid {colors.fg}',
      height: 0,
      overflow: 'hidden',
      verticalAlign: '-0.14em',
    },
  },
});
