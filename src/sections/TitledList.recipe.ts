import { defineRecipe } from '#src/theme/recipe.ts';

const hairline = '1px solid {colors.hairline}';

/** Every arrangement of titled texts. */
export const titledListRecipe = defineRecipe({
  variants: {
    layout: {
      // Ruled rows: the title on four columns, the text on eight. On paper they stand beside each other.
      rows: {
        borderTop: hairline,
        _print: {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
          columnGap: '6',
        },
        '& > li': {
          display: 'grid',
          gridTemplateColumns: { base: '1fr', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
          gap: { base: '{spacing.1} 0', md: '{spacing.1} {spacing.12}' },
          borderBottom: hairline,
          paddingBlock: { base: '5', md: '6' },
          _print: { gridTemplateColumns: '1fr', alignContent: 'start', border: 0, paddingBlock: '2' },
        },
        '& p': { color: 'fg.muted', maxWidth: { base: 'measure', _print: 'none' } },
      },
      // Ruled rows, the title in the display face.
      display: {
        '& li': {
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gap: '{spacing.2} {spacing.12}',
          alignItems: 'baseline',
          borderTop: '1px solid {colors.control}',
          paddingBlock: '6',
        },
        '& h3': {
          gridRow: { md: 'span 2' },
          fontFamily: 'heading',
          fontSize: '3xl',
          fontWeight: 520,
          lineHeight: 1.1,
        },
        '& p': { color: 'fg.muted', maxWidth: 'measure' },
        // What an entry leads to, under its text.
        '& p + p': { gridColumn: { md: '2' } },
      },
      // Entries one below the other, each under a rule.
      ruled: {
        '& li': { borderTop: hairline, paddingBlock: '5' },
        '& li:last-child': { paddingBottom: '0' },
        '& p': { marginTop: '1', color: 'fg.muted' },
      },
      // Three columns, each under a rule of its own.
      columns: {
        display: 'grid',
        gap: { base: '6', md: '12' },
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
        '& li': { borderTop: '2px solid {colors.fg}', paddingTop: '4' },
        '& p': { marginTop: '2', color: 'fg.muted' },
      },
    },
  },
  defaultVariants: { layout: 'rows' },
});
