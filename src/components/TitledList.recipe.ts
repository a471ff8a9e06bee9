import { defineRecipe } from '#src/theme/recipe.ts';

const hairline = '1px solid {colors.hairline}';

/** Every arrangement of titled texts. */
export const titledListRecipe = defineRecipe({
  variants: {
    folds: {
      no: {},
      // The title is the row that the fold covers, clear of the fold's mark.
      yes: { mdDown: { '& h3': { gridArea: '1 / 1', paddingInlineEnd: '8' } } },
    },
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
          paddingBlock: { base: '4', md: '6' },
          _print: { gridTemplateColumns: '1fr', alignContent: 'start', border: 0, paddingBlock: '2' },
        },
        '& p': { color: 'fg.muted', maxWidth: { base: 'measure', _print: 'none' } },
      },
      // Ruled rows, the title in the display face.
      display: {
        '& li': {
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gap: '{spacing.2} {spacing.12}',
          alignItems: 'baseline',
          borderTop: '1px solid {colors.control}',
          paddingBlock: { base: '3', md: '6' },
        },
        '& h3': {
          gridRow: { md: 'span 2' },
          fontFamily: 'heading',
          fontSize: { base: 'xl', md: '2xl' },
          fontWeight: 520,
          lineHeight: 1.1,
        },
        '& p': { color: 'fg.muted', maxWidth: 'measure' },
        // What an entry leads to, under its text.
        '& p + p': { gridColumn: { md: '2' } },
      },
      // Entries that are links as a whole: ruled rows, or three columns where there is room.
      links: {
        display: { md: 'grid' },
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
        columnGap: '8',
        '& > li': {
          position: 'relative',
          borderTop: '1px solid {colors.control}',
          paddingBlock: { base: '3', md: '5' },
          // On a phone the link shares the title's line.
          mdDown: {
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            columnGap: '4',
            alignItems: 'baseline',
          },
        },
        '& p': { gridColumn: '1 / -1', color: 'fg.muted' },
        '& p + p': {
          gridArea: '1 / 2',
          padding: { base: '0', md: '{spacing.2} 0 0' },
          fontSize: { base: 'sm', md: 'md' },
        },
        '& a::after': { content: '""', position: 'absolute', inset: 0 },
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
  defaultVariants: { layout: 'rows', folds: 'no' },
});
