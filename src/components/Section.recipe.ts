import { contentColumn, plate } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** A full-bleed band with its heading; `aside` sets the heading on four columns beside the body. */
export const sectionRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'heading', 'eyebrow', 'intro', 'body'],
  base: {
    root: { paddingBlock: 'band' },
    inner: {
      display: 'grid',
      gap: { base: '6', md: '12' },
      ...contentColumn,
      // A block on paper, where a page break would push the rows of a grid into what follows.
      _print: { display: 'block' },
    },
    heading: {
      display: 'grid',
      gap: '3',
      alignContent: 'start',
      maxWidth: '44rem',
      _print: { gap: '1', maxWidth: 'none', breakInside: 'avoid', breakAfter: 'avoid', marginBottom: '3' },
    },
    eyebrow: {
      fontSize: 'xs',
      fontWeight: 600,
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
      color: 'brand',
    },
    intro: {
      fontSize: 'lg',
      lineHeight: 1.5,
      color: 'fg.muted',
      maxWidth: { base: 'measure', _print: 'none' },
    },
    body: {
      minWidth: 0,
      display: 'grid',
      gap: { base: '4', md: '8' },
      _print: { display: 'block', '& > * + *': { marginTop: '2' } },
    },
  },
  variants: {
    tone: {
      plain: {},
      pale: { root: { bg: 'bg.panel' } },
      plate: {
        root: {
          ...plate,
          // The heading is styled from the root, because its own class is the same for every tone.
          '& > div > :first-child': {
            maxWidth: '52rem',
            '& > h2': {
              fontSize: { base: '3xl', md: 'var(--plate-title, {fontSizes.5xl})' },
              lineHeight: 1.02,
            },
          },
        },
      },
    },
    weight: {
      normal: {},
      // A quiet band stands closer and has a smaller heading: the page says it in passing.
      quiet: {
        root: {
          paddingBlock: { base: '12', md: '16' },
          '& > div > :first-child > h2': { fontSize: '2xl', lineHeight: 1.15 },
        },
      },
    },
    layout: {
      stacked: {},
      aside: {
        inner: {
          // The title of a plate is smaller here, because the body beside it says more.
          '--plate-title': '{fontSizes.3xl}',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
        },
      },
    },
  },
  defaultVariants: { tone: 'plain', weight: 'normal', layout: 'stacked' },
});
