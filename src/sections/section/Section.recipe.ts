import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A full-bleed band with its heading; `aside` sets the heading on four columns beside the body. */
export const sectionRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'heading', 'eyebrow', 'intro', 'body'],
  base: {
    // Printed pages are hand-outs: the rhythm of the screen would spend half of the paper.
    root: { paddingBlock: 'band', _print: { paddingBlock: '4' } },
    inner: {
      display: 'grid',
      gap: { base: '8', md: '12' },
      maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
      marginInline: 'auto',
      paddingInline: 'gutter',
      _print: { gap: '4' },
    },
    heading: { display: 'grid', gap: '3', alignContent: 'start', maxWidth: '44rem' },
    eyebrow: {
      fontSize: 'xs',
      fontWeight: 600,
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
      color: 'brand',
    },
    intro: { fontSize: 'lg', lineHeight: 1.5, color: 'fg.muted', maxWidth: 'measure' },
    body: { minWidth: 0, display: 'grid', gap: '8' },
  },
  variants: {
    tone: {
      paper: {},
      mist: { root: { bg: 'bg.panel' } },
    },
    layout: {
      stacked: {},
      aside: {
        inner: {
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
          columnGap: '16',
        },
      },
    },
  },
  defaultVariants: { tone: 'paper', layout: 'stacked' },
});
