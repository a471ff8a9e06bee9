import { defineSlotRecipe } from '#src/theme/recipe.ts';

/**
 * Rows of a mark, a name and a title, which unfold, on narrow screens; sheets with a tab on wide ones.
 */
export const teamCardsRecipe = defineSlotRecipe({
  slots: ['root', 'card', 'tab', 'pictures', 'photo', 'caption', 'head', 'role', 'brief', 'phases'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      },
      gap: { md: '0 {spacing.6}' },
    },
    card: {
      '--rows': '2',
      display: 'grid',
      gridTemplateColumns: { base: '4rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
      columnGap: '4',
      borderTop: { base: '1px solid {colors.hairline}', md: '0' },
      paddingBlock: { base: '0.625rem', md: '0' },
      '& > *': { gridColumn: { base: '2', md: '1' } },
      '& > :nth-child(n + 4)': { gridColumn: '1 / -1' },
      md: {
        // Tabs, marks, names and texts of a row of cards stand on common lines.
        gridRow: 'span 4',
        gridTemplateRows: 'subgrid',
        marginBottom: '10',
        position: 'relative',
        isolation: 'isolate',
        // The sheet below the tab, and the edges of those behind it.
        '&::before': {
          content: '""',
          position: 'absolute',
          zIndex: -1,
          inset: '2.25rem 0 0',
          bg: 'bg.raised',
          border: '1px solid {colors.hairline}',
          borderRadius: '0 {radii.sm} {radii.sm} {radii.sm}',
          boxShadow: '0 5px 0 -2px {colors.bg.raised}, 0 5px 0 -1px {colors.hairline}',
        },
      },
    },
    tab: {
      gridRow: { mdDown: '1' },
      fontSize: 'xs',
      lineHeight: { base: 1.3, md: '2.25rem' },
      color: 'fg.muted',
      md: {
        justifySelf: 'start',
        height: '2.25rem',
        paddingInline: '{spacing.4} {spacing.10}',
        whiteSpace: 'nowrap',
        bg: 'brand.quiet',
        borderStartStartRadius: 'sm',
        clipPath: 'polygon(0 0, calc(100% - 1.5rem) 0, 100% 100%, 0 100%)',
      },
      '& b': { marginInlineEnd: '0.375rem' },
    },
    pictures: {
      display: 'flex',
      alignItems: 'center',
      gap: '5',
      overflow: 'hidden',
      bg: 'brand.quiet',
      // The border shows where forced colours drop the background.
      border: '1px solid {colors.brand.quiet}',
      padding: { md: '{spacing.5} {spacing.6}' },
      borderStartEndRadius: { md: 'sm' },
      '& > img': { flexShrink: 0 },
      mdDown: {
        gridArea: '1 / 1 / span 2',
        alignSelf: 'start',
        '& > img': { width: '100%', height: 'auto' },
      },
    },
    /** Up to the edges of its plate. */
    photo: {
      md: {
        marginBlock: 'calc(-1 * {spacing.5})',
        marginInline: 'auto calc(-1 * {spacing.6})',
        alignSelf: 'stretch',
        width: '116px',
        height: 'auto',
        objectFit: 'cover',
      },
    },
    caption: { fontSize: 'xs', lineHeight: 1.45, maxWidth: '17em', mdDown: { display: 'none' } },
    head: {
      display: 'grid',
      gridRow: { mdDown: '2' },
      gap: { md: '1' },
      justifyItems: 'start',
      alignContent: 'start',
      padding: { base: '0 {spacing.6} 0 0', md: '{spacing.5} {spacing.6} 0' },
      '& h3': {
        fontFamily: 'heading',
        fontSize: { base: 'md', md: 'xl' },
        fontWeight: 520,
        lineHeight: 1.15,
      },
      '& sup': { color: 'fg.muted', fontFamily: 'body', marginInlineStart: '0.1em', lineHeight: 0 },
      '& > p': { fontSize: { base: 'xs', md: 'sm' }, fontWeight: 600, lineHeight: 1.35, color: 'brand' },
      // Above the button that is the row.
      '& > a': { fontSize: 'sm', zIndex: 2 },
    },
    role: {
      padding: { md: '{spacing.3} {spacing.6} {spacing.5}' },
      fontSize: 'sm',
      '& > p': {
        color: 'fg.muted',
        lineHeight: 1.55,
        scrollMarginTop: '22rem',
        paddingTop: { base: '3', md: '0' },
      },
      '& > :is(ul, div, dl)': { marginTop: '4' },
      '& > ul > li': {
        borderTop: '1px solid {colors.hairline}',
        paddingBlock: '0.375rem',
        lineHeight: 1.4,
        fontWeight: 500,
      },
      '& > ol': {
        marginTop: { base: '5', md: 'auto' },
        paddingTop: { md: '5' },
        paddingBottom: { base: '3', md: '0' },
      },
    },
    brief: {
      padding: { base: '{spacing.3} 0', md: '{spacing.3} {spacing.6} {spacing.6}' },
      fontSize: 'sm',
      lineHeight: 1.55,
      color: 'fg.muted',
    },
    // Four stretches side by side, each with its words below.
    phases: {
      '--y': '6px',
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: '0.375rem',
      '& > li': {
        paddingTop: '1.25rem',
        _print: { paddingTop: '1rem' },
        fontSize: '0.75rem',
        lineHeight: 1.3,
        color: 'fg.muted',
        '& b': { display: 'block', fontSize: 'xs', fontWeight: 600 },
      },
      '& > :not([data-part=none]) b': { color: 'fg' },
    },
  },
  variants: {
    /** Whose profile it is: the lead's sheet is a plate. */
    of: {
      advisor: {},
      lead: {
        card: { md: { colorScheme: 'dark', color: 'fg', '&::before': { bg: 'bg.plate' } } },
      },
    },
    /** What stands beside the name on narrow screens: the mark, or the photo of a person. */
    shows: {
      mark: {},
      person: { pictures: { mdDown: { '& > :first-child': { display: 'none' } } } },
    },
  },
});
