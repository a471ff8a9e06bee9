import { contentColumn, headerBreakpoint } from '#src/theme/shared-styles.ts';
import { defineSlotRecipe } from '#src/theme/recipe.ts';

const narrow = `@media (width < ${headerBreakpoint})`;
const wide = `@media (width >= ${headerBreakpoint})`;
/** Printed without its dark plate. */
const dark = { colorScheme: 'dark', bg: 'bg.plate', color: 'fg' } as const;
/** Space on both sides of an entry: as much as the bar has. */
const entryGap = 'clamp(0.375rem, 2.4vw - 1.2rem, 0.875rem)';
const edge = 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)';

/** The fixed top navigation, its dropdowns and the main menu of narrow screens. */
export const headerRecipe = defineSlotRecipe({
  slots: [
    'root',
    'bar',
    'logo',
    'hamburger',
    'menu',
    'list',
    'item',
    'link',
    'dropdown',
    'toggle',
    'panel',
    'aside',
    'cards',
    'card',
    'overview',
    'consultation',
    'reply',
  ],
  base: {
    root: {
      position: 'fixed',
      top: 0,
      insetInline: 0,
      zIndex: 1,
      bg: 'bg',
      borderBottom: '1px solid {colors.hairline}',
      // The focus ring is drawn inside, because links and buttons are as high as the bar at the window's edge.
      '& li :focus-visible': { outlineOffset: '-4px' },
      // On paper the logo stays, as a letterhead.
      _print: { position: 'static', '& button, & [popover]': { display: 'none' } },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: { base: '0.375rem', md: '6' },
      height: 'header',
      _print: { height: 'auto', paddingBlock: '2' },
      ...contentColumn,
    },
    logo: {
      display: 'block',
      flexShrink: 0,
      paddingBlock: '2px',
      '& img': { width: 'clamp(120px, 46vw - 60px, 180px)', height: '40px' },
    },
    hamburger: {
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      borderRadius: 'sm',
      flexShrink: 0,
      order: 2,
      border: '1px solid {colors.control}',
      color: 'fg',
      bg: 'bg',
      [wide]: { display: 'none' },
      '&:has(+ :popover-open) path': {
        transformOrigin: '12px 8px',
        transform: 'translateY(4px) rotate(45deg)',
        '& + path': { transformOrigin: '12px 16px', transform: 'translateY(-4px) rotate(-45deg)' },
      },
    },
    menu: {
      color: 'fg',
      bg: 'bg',
      border: 0,
      [narrow]: {
        position: 'fixed',
        inset: '{sizes.header} 0 0',
        width: '100%',
        height: 'auto',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        padding: '{spacing.2} {spacing.gutter} 0',
        '&:popover-open': { display: 'flex', flexDirection: 'column' },
      },
      [wide]: {
        display: 'flex',
        position: 'static',
        alignItems: 'center',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        padding: 0,
        margin: '0 0 0 auto',
      },
    },
    // Wide screens don't need the last entry: the button beside it leads to the same page.
    list: { [wide]: { display: 'flex', '& > :last-child': { display: 'none' } } },
    item: {
      position: 'relative',
      [narrow]: { borderBottom: '1px solid {colors.hairline}' },
      [wide]: { position: 'static', display: 'flex' },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      flexGrow: 1,
      fontWeight: 500,
      color: 'fg',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      '&[data-active]': {
        color: 'brand',
        textDecorationLine: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.3em',
      },
      [narrow]: { minHeight: '4rem', fontFamily: 'heading', fontSize: '2xl' },
      [wide]: {
        minHeight: 'header',
        fontSize: 'sm',
        paddingInline: entryGap,
        // Under the word alone: where the visitor is, and whose dropdown is open.
        '&[data-active], &:has(+ [open])': {
          textDecorationLine: 'underline',
          textDecorationThickness: '2px',
          textUnderlineOffset: '1.85em',
        },
        // The chevron belongs to the word before it.
        '&:has(+ details)': { paddingInlineEnd: '2px' },
      },
    },
    dropdown: {
      '&[open] summary svg': { rotate: '180deg' },
      // Without the boot script dropdowns open on hover and focus, and stand open on narrow screens.
      'html:not([data-script]) &': { [narrow]: { '&::details-content': { contentVisibility: 'visible' } } },
      'html:not([data-script]) li:is(:hover, :focus-within) > &': {
        '&::details-content': { contentVisibility: 'visible' },
      },
    },
    toggle: {
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      color: 'fg.muted',
      '& svg': { transition: 'rotate 150ms' },
      [narrow]: { position: 'absolute', top: '2', insetInlineEnd: 0 },
      [wide]: { placeItems: 'center start', width: `calc(18px + ${entryGap})`, height: 'header' },
    },
    panel: {
      [narrow]: {
        marginBottom: '5',
        borderInlineStart: '2px solid {colors.brand}',
        paddingInlineStart: '4',
      },
      [wide]: {
        ...dark,
        position: 'absolute',
        // Covers the bar's own rule, so that a pointer never leaves the entry on its way down.
        top: '{sizes.header}',
        insetInline: 0,
        display: 'grid',
        gridTemplateColumns: `calc(${edge} + 16rem) 1fr`,
        gridTemplateRows: '1fr auto',
        // Dims the page behind the menu.
        '&::after': {
          content: '""',
          position: 'absolute',
          top: '100%',
          width: '100%',
          height: '100vh',
          bg: 'rgb(7 19 27 / 0.6)',
          pointerEvents: 'none',
        },
      },
    },
    aside: {
      fontSize: 'sm',
      [narrow]: { paddingBlock: '3' },
      [wide]: { padding: `{spacing.8} {spacing.6} 0 ${edge}`, '& > p': { paddingBottom: '4' } },
      '& > p': { fontFamily: 'heading', fontSize: 'xl', lineHeight: 1.15, paddingBottom: '1' },
    },
    cards: {
      [wide]: {
        gridArea: '1 / 2 / 3',
        display: 'grid',
        gridTemplateColumns: 'repeat(4, 1fr)',
        paddingInlineEnd: edge,
        colorScheme: 'light dark',
        bg: 'bg',
      },
    },
    card: {
      display: 'flex',
      flexDirection: 'column',
      color: 'fg',
      fontSize: 'sm',
      lineHeight: 1.45,
      textDecoration: 'none',
      '&[aria-current] strong': { textDecorationLine: 'underline', textDecorationThickness: '2px' },
      '& span': { color: 'fg.muted' },
      '& b': { color: 'brand', '&::after': { content: '"\\a0→" / ""' } },
      [narrow]: { gap: '1', paddingBlock: '3', '& strong': { fontSize: 'md' } },
      [wide]: {
        gap: '3',
        height: '100%',
        // The last line stands beside the link to the overview.
        padding: '{spacing.8} {spacing.4} {spacing.6} {spacing.5}',
        borderInlineStart: '1px solid {colors.hairline}',
        '&:hover': { bg: 'brand.quiet' },
        '& strong': {
          fontFamily: 'heading',
          fontSize: 'xl',
          fontWeight: 520,
          lineHeight: 1.15,
          // One line or two, the summaries begin at one height.
          minHeight: '2lh',
        },
        '& b': { marginTop: 'auto' },
      },
    },
    overview: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      fontSize: 'sm',
      fontWeight: 600,
      textDecoration: 'none',
      [wide]: { padding: `{spacing.4} 0 {spacing.6} ${edge}` },
    },
    // Before the hamburger on narrow screens, and of its words the offer alone.
    consultation: {
      // Gives way to the hamburger where text is larger than the bar.
      [narrow]: { order: 1, marginInlineStart: 'auto', minWidth: 0, overflow: 'hidden' },
      [wide]: { marginInlineStart: '-3', flexShrink: 0 },
      '& > span': { [narrow]: { srOnly: true } },
    },
    reply: {
      [narrow]: {
        ...dark,
        flexGrow: 1,
        display: 'grid',
        alignContent: 'end',
        marginInline: 'calc(-1 * {spacing.gutter})',
        padding: '{spacing.6} {spacing.gutter} {spacing.8}',
        '& b': { fontFamily: 'heading', fontSize: '5xl', fontWeight: 520, lineHeight: 1.2 },
        '& a': { paddingBlock: '3' },
      },
      [wide]: { display: 'none' },
    },
  },
});
