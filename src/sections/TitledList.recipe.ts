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
      // Ruled columns that end in a link each; the links stand on one line.
      ledger: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
        gap: '{spacing.8} {spacing.12}',
        '& > li': {
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: '3',
          borderTop: '1px solid {colors.control}',
          paddingTop: '5',
          color: 'fg.muted',
        },
        '& h3': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 520, lineHeight: 1.15 },
        '& > li > :is(p, ul) + :last-child': { marginTop: 'auto' },
        // An entry that leads to a place on the same page is but its title on paper: that place is printed too.
        '& > li:has([href^="#"])': { _print: { flexDirection: 'row', alignItems: 'baseline' } },
        '& > li:has([href^="#"]) > :not(h3, span)': { _print: { display: 'none' } },
        '& > li > span': { fontFamily: 'heading', fontSize: '3xl', lineHeight: 1 },
      },
      // Two columns with a hairline between them, each text in the display face.
      pair: {
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        gap: '10',
        '& > li + li': {
          borderInlineStart: { md: hairline },
          borderTop: { base: hairline, md: '0' },
          paddingInlineStart: { md: '10' },
          paddingTop: { base: '10', md: '0' },
        },
        '& h3': { color: 'brand', fontSize: 'md' },
        '& p': {
          marginBlock: '{spacing.2} {spacing.6}',
          fontFamily: 'heading',
          fontSize: '2xl',
          lineHeight: 1.2,
        },
        '& ul li': { borderTop: hairline, paddingBlock: '3', color: 'fg.muted' },
      },
    },
  },
  defaultVariants: { layout: 'rows' },
});
