import { contentEdge as edge, plate } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';
import { setTokens } from '#src/theme/tokens.ts';

/**
 * A plot on a plate over the full width: it begins at the content's left edge and bleeds off the right one. From `lg`
 * the figures stand on it; on narrower screens it shows the part that matters, and the figures follow.
 */
export const plotStripRecipe = defineSlotRecipe({
  slots: ['root', 'headline', 'drawing', 'facts', 'note'],
  base: {
    root: {
      ...plate,
      position: 'relative',
      overflowX: { lg: 'clip' },
      // What rises out of the plate doesn't cover what can be clicked.
      pointerEvents: 'none',
      '& :is(dl, figcaption)': { pointerEvents: 'auto' },
      _print: { borderBlock: '1px solid {colors.control}', breakInside: 'avoid' },
    },
    headline: { padding: '{spacing.6} {spacing.gutter} {spacing.2}' },
    drawing: {
      position: 'relative',
      overflow: { base: 'hidden', lg: 'visible', _print: 'hidden' },
      height: { base: '354px', _print: '224px' },
      '& > svg': {
        position: 'absolute',
        height: '354px',
        width: `calc(100% - ${edge})`,
        insetInlineStart: edge,
        overflow: 'visible',
        fill: 'none',
        _print: { top: '-130px' },
      },
      '& > svg + svg': { marginInlineStart: '-12px' },
      // Forced colours leave drawings as they are.
      '@media (forced-colors: active)': setTokens({
        'colors.fg.muted': 'CanvasText',
        'colors.brand': 'CanvasText',
        'colors.brand.quiet': 'Canvas',
        'colors.accent': 'Highlight',
      }),
      // The plot says which of its parts have a stroke and how wide; their colours are the page's.
      '& .muted': { fill: 'fg.muted' },
      '& .plain': { fill: 'fg' },
      '& .brand': { fill: 'brand' },
      '& .line': { stroke: 'brand' },
      '& .quiet': { stroke: 'fg.muted' },
      '& .area': { stroke: 'brand', fill: 'brand.quiet' },
      '& .rule': { stroke: 'control' },
      // The plot's one mark and its label are amber.
      '& .mark': { stroke: 'accent' },
      '& .accent': { fill: 'accent' },
      // Paper is narrow, and shows the labels of narrow screens.
      '& .wide': { lgDown: { display: 'none' }, _print: { display: 'none' } },
      '& .narrow': { lg: { display: 'none' }, _print: { display: 'inline' } },
      // The part that rises into the hero has the colours of the page there, not the plate's.
      '& .above': { colorScheme: 'light dark', lgDown: { display: 'none' }, _print: { display: 'none' } },
    },
    facts: {
      display: 'grid',
      gap: '3',
      padding: '{spacing.4} {spacing.gutter} {spacing.6}',
      lg: {
        position: 'absolute',
        inset: '1.25rem 0 auto',
        gridTemplateColumns: 'calc((100% + {spacing.gutter}) * 0.56 + 3rem) minmax(0, 1fr)',
        gap: 0,
        padding: `0 {spacing.gutter} 0 calc(${edge})`,
      },
      _print: { position: 'static', padding: '{spacing.2} 0', gridTemplateColumns: '1fr 1fr' },
      '& > div': { display: 'flex', flexDirection: 'column-reverse' },
      '& dt': { fontSize: 'sm', lineHeight: 1.35, color: 'fg.muted' },
      '& dd': {
        fontFamily: 'heading',
        // From `lg` two figures stand side by side, each in half the width.
        fontSize: {
          base: '2.25rem',
          lg: 'min({fontSizes.figure}, 6.4vw)',
          _print: '2.5rem',
        },
        fontWeight: 520,
        lineHeight: 1,
        letterSpacing: '-0.03em',
        marginInlineStart: '-0.03em',
        paddingBottom: '2',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'lining-nums',
      },
      // A capital at the start: claims are written for the middle of a sentence.
      '& dd::first-letter': { textTransform: 'uppercase' },
    },
    note: {
      fontSize: 'xs',
      color: 'fg.muted',
      padding: '0 {spacing.gutter} {spacing.6}',
      lg: { position: 'absolute', top: '10rem', insetInlineStart: 0, paddingInlineStart: `calc(${edge})` },
      _print: { position: 'static', padding: '0 0 {spacing.2}' },
    },
  },
  variants: {
    layout: {
      // The note stands under the second figure, and all of it clear of the plate's edge.
      fluid: {
        root: { paddingTop: { lg: '6' } },
        facts: { lg: { top: '2.75rem' } },
        note: {
          lg: { top: '11.5rem', paddingInlineStart: `calc(${edge} + (100% - ${edge}) * 0.56 + 3rem)` },
        },
        drawing: {
          lgDown: {
            height: '224px',
            '& > svg': { top: '-130px', width: 'calc(100% - 2 * {spacing.gutter})' },
          },
        },
      },
      // The headline, beside it the figures and the note, and the plot below them.
      headed: {
        root: {
          lg: {
            display: 'grid',
            gridTemplateColumns: 'calc(56% + 3rem) minmax(0, 1fr)',
            gridTemplateRows: 'auto 1fr',
            padding: `{spacing.8} 0 0 calc(${edge})`,
          },
        },
        headline: {
          lg: {
            gridRow: 'span 2',
            padding: '0 {spacing.12} {spacing.4} 0',
            '& strong': { maxWidth: '34rem' },
          },
        },
        facts: {
          gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          gap: { base: '4', lg: '8' },
          lg: { position: 'static', padding: '0 {spacing.gutter} 0 0' },
          '& dt': { maxWidth: { lg: '12rem' } },
          '& dd': { fontSize: { base: 'min({fontSizes.3xl}, 7vw)', lg: 'min({fontSizes.3xl}, 2.6vw)' } },
        },
        note: { lg: { position: 'static', padding: '{spacing.3} {spacing.gutter} 0 0' } },
        drawing: {
          height: { base: '258px', _print: '258px' },
          gridArea: { lg: '3 / 1 / 4 / -1' },
          '& > svg': {
            top: { base: '-96px', _print: '-96px' },
            width: { lg: '100%', lgDown: 'calc(100% - 2 * {spacing.gutter})' },
            insetInlineStart: { base: edge, lg: '0' },
          },
        },
      },
      low: {
        drawing: { height: '210px', '& > svg': { top: '-140px' } },
        note: { lg: { top: '1.5rem' }, lgDown: { paddingTop: '4' } },
      },
      // On narrow screens a unit of time is 100 px wide, and the plot is moved so that its main peak and mark stand
      // beside the scale, which stays where it is.
      crop: {
        drawing: {
          lgDown: {
            height: '310px',
            '& > svg': {
              top: '-44px',
              width: '1500px',
              insetInlineStart: 'calc(min(222px, 100% - 150px) - 991px)',
            },
            '& > svg + svg': { insetInlineStart: '2.75rem' },
          },
          _print: {
            '& > svg': { width: '750px' },
            '& > svg + svg': { insetInlineStart: '2.25rem' },
          },
        },
      },
    },
  },
  defaultVariants: { layout: 'fluid' },
});
