import { defineSlotRecipe } from '#src/theme/recipe.ts';
import { plate } from '#src/theme/shared-styles.ts';

const narrow = '@media screen and (width < 48rem)';
const wide = '@media print, screen and (width >= 48rem)';

const open = { contentVisibility: 'visible', display: 'block' } as const;
/** A column as high as its card, so that its last part can stand at the bottom. */
const column = { display: 'flex', flexDirection: 'column', flexGrow: 1 } as const;

/** Sheets with a tab; on narrow screens the mark stands beside the name, and what the role does is folded. */
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
      gap: { base: '6', md: '0 {spacing.6}' },
    },
    card: {
      display: 'grid',
      gridTemplateColumns: { base: '7.5rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
      // Tabs, marks, names and texts of a row of cards stand on common lines.
      gridRow: { md: 'span 4' },
      gridTemplateRows: { md: 'subgrid' },
      marginBottom: { md: '10' },
      position: 'relative',
      isolation: 'isolate',
      '& > *': { gridColumn: '1 / -1' },
      breakInside: 'avoid',
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
    tab: {
      justifySelf: 'start',
      height: '2.25rem',
      paddingInline: '{spacing.4} {spacing.10}',
      fontSize: 'xs',
      lineHeight: '2.25rem',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      bg: 'brand.quiet',
      borderStartStartRadius: 'sm',
      clipPath: 'polygon(0 0, calc(100% - 1.5rem) 0, 100% 100%, 0 100%)',
      '& b': {
        fontWeight: 700,
        color: 'fg',
        marginInlineEnd: '0.375rem',
      },
    },
    pictures: {
      display: 'flex',
      alignItems: 'center',
      gap: '5',
      padding: { base: '3', md: '{spacing.5} {spacing.6}' },
      overflow: 'hidden',
      bg: 'brand.quiet',
      // The border shows where forced colours drop the background.
      border: '1px solid {colors.brand.quiet}',
      borderStartEndRadius: { md: 'sm' },
      '& > img': { flexShrink: 0 },
    },
    /** Up to the edges of its plate. */
    photo: {
      marginBlock: 'calc(-1 * {spacing.5})',
      marginInline: 'auto calc(-1 * {spacing.6})',
      alignSelf: 'stretch',
      width: '116px',
      height: 'auto',
      objectFit: 'cover',
    },
    caption: { fontSize: 'xs', lineHeight: 1.45, maxWidth: '17em', [narrow]: { display: 'none' } },
    head: {
      display: 'grid',
      gap: '1',
      justifyItems: 'start',
      alignContent: { base: 'center', md: 'start' },
      padding: { base: '{spacing.3} {spacing.4}', md: '{spacing.5} {spacing.6} 0' },
      '& h3': {
        fontFamily: 'heading',
        fontSize: { base: 'lg', md: 'xl' },
        fontWeight: 520,
        lineHeight: 1.15,
      },
      '& sup': { color: 'fg.muted', fontFamily: 'body', marginInlineStart: '0.1em', lineHeight: 0 },
      '& > p': { fontSize: 'sm', fontWeight: 600, lineHeight: 1.35, color: 'brand' },
      '& > a': { fontSize: 'sm' },
    },
    role: {
      padding: { base: '0 {spacing.4} {spacing.2}', md: '{spacing.3} {spacing.6} {spacing.5}' },
      fontSize: 'sm',
      '& > p': { color: 'fg.muted', lineHeight: 1.55 },
      '& > :is(ul, div)': { marginTop: '4' },
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
      '& summary': {
        display: 'flex',
        alignItems: 'center',
        minHeight: 'target',
        fontWeight: 600,
        color: 'brand',
        borderTop: '1px solid {colors.hairline}',
        '&::after': { content: '"+"', marginInlineStart: 'auto', fontSize: 'xl', fontWeight: 400 },
      },
      '&[open] summary::after': { content: '"–"' },
      // The role is unfolded where there is room, and on paper; a browser whose styles can't open it keeps the button.
      '@supports selector(::details-content)': {
        [wide]: { ...column, '& summary': { display: 'none' }, '&::details-content': { ...open, ...column } },
      },
    },
    brief: {
      padding: { base: '{spacing.3} {spacing.4} {spacing.4}', md: '{spacing.3} {spacing.6} {spacing.6}' },
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
    /** Whose profile it is: the lead's card is a plate. */
    of: {
      advisor: {},
      lead: {
        card: {
          ...plate,
          bg: 'transparent',
          '&::before': { bg: { base: 'bg.plate', _print: 'transparent' } },
        },
      },
    },
    /** What stands above the name: the mark alone stands beside it on narrow screens. */
    shows: {
      person: {},
      mark: {
        card: {
          [narrow]: { '& > div': { gridColumn: '1', '& + div': { gridColumn: '2' } } },
        },
      },
    },
  },
});
