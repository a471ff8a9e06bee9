import { contentColumn, contentEdge } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

/** The banner at the top of a page: text on seven columns, a figure on five. */
export const heroRecipe = defineSlotRecipe({
  slots: ['root', 'inner', 'text', 'eyebrow', 'lead', 'actions', 'evidence', 'figure', 'line'],
  base: {
    root: { borderBottom: '1px solid {colors.hairline}' },
    inner: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
      columnGap: '16',
      rowGap: { base: '8', lg: '5' },
      alignItems: 'center',
      ...contentColumn,
      paddingBlock: 'clamp(1.25rem, 1rem + 0.75vw, 1.5rem) clamp(2rem, 1rem + 3vw, 3.5rem)',
      '& > nav': { gridColumn: '1 / -1', _print: { display: 'none' } },
      _print: { paddingBlock: '4' },
    },
    text: {
      display: 'grid',
      gap: { base: '4', md: '6' },
      alignSelf: 'start',
      justifyItems: 'start',
      maxWidth: '46rem',
    },
    eyebrow: {
      fontSize: 'xs',
      fontWeight: 600,
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
      color: 'brand',
      textWrap: 'balance',
    },
    lead: { fontSize: 'lg', lineHeight: 1.5, color: 'fg.muted', maxWidth: 'measure' },
    actions: {
      display: { base: 'grid', sm: 'flex' },
      flexWrap: 'wrap',
      gap: '3',
      width: '100%',
      _print: { display: 'none' },
    },
    evidence: {
      display: { base: 'grid', sm: 'flex' },
      gridTemplateColumns: 'max-content 1fr',
      gap: { base: '{spacing.2} {spacing.3}', sm: '{spacing.4} {spacing.10}' },
      borderTop: '1px solid {colors.hairline}',
      paddingTop: '4',
      width: '100%',
      '& > div': {
        // On phones the figures stand in one column, what they measure in another.
        display: { base: 'grid', sm: 'flex' },
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        alignItems: 'baseline',
        flexDirection: 'column',
      },
      '& dt': { fontSize: 'sm', color: 'fg.muted', lineHeight: 1.35, maxWidth: '14rem' },
      '& dd': {
        fontFamily: 'heading',
        order: -1,
        fontSize: { base: 'lg', sm: 'xl' },
        whiteSpace: 'nowrap',
        fontWeight: 520,
        lineHeight: 1.3,
      },
      // A capital at the start: claims are written for the middle of a sentence.
      '& dd::first-letter': { textTransform: 'uppercase' },
    },
    figure: { minWidth: 0 },
    line: { gridColumn: '1 / -1', paddingTop: '4' },
  },
  variants: {
    layout: {
      // The hero has the columns of the plot below it, whose main event stands at 56 % of the plot.
      plot: {
        root: { border: 0 },
        inner: {
          maxWidth: 'none',
          paddingInlineStart: `calc(${contentEdge})`,
          paddingBlock: 'clamp(1.25rem, 1rem + 0.75vw, 1.5rem) clamp(1.5rem, 1rem + 2vw, 2.5rem)',
          rowGap: { base: '6', lg: '5' },
          gridTemplateColumns: { lg: 'calc((100% + {spacing.gutter}) * 0.56 - 1rem) minmax(0, 1fr)' },
          alignItems: 'stretch',
        },
        text: { alignContent: 'start', maxWidth: '40rem' },
        // On narrow screens what it says of the plot stands beside the plot.
        figure: { order: { base: 1, lg: 0 } },
        line: {
          gridColumn: { lg: '1' },
          maxWidth: '40rem',
          paddingTop: { base: '0', lg: '4', _print: '4' },
        },
      },
      figure: {},
      // Without a figure the lead and the next step stand beside the title.
      split: {
        text: {
          lg: {
            gridColumn: '1 / -1',
            maxWidth: 'none',
            gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
            columnGap: '16',
            '& > *': { gridColumn: '1' },
            '& > h1 + p': { gridColumn: '2', alignSelf: 'end' },
          },
        },
      },
    },
  },
  defaultVariants: { layout: 'figure' },
});
