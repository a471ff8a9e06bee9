import { defineSlotRecipe, definitionOf } from '#src/theme/recipe.ts';
import { buttonRecipe } from '#src/theme/recipes/button.recipe.ts';

const button = definitionOf(buttonRecipe);
const narrow = '@media (width < 70rem)';
const wide = '@media (width >= 70rem)';
/** A dropdown is open by its button, or, without the boot script, by hover and focus. */
const openPanel = '[aria-expanded=true] + &, html:not([data-script]) li:is(:hover, :focus-within) > &';

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
    'toggle',
    'panel',
    'cards',
    'card',
    'action',
    'overview',
    'consultation',
  ],
  base: {
    root: {
      position: 'fixed',
      top: 0,
      insetInline: 0,
      zIndex: 1,
      bg: 'bg',
      borderBottom: '1px solid {colors.hairline}',
      // On paper the logo stays, as a letterhead.
      _print: { position: 'static', '& button, & [popover]': { display: 'none' } },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      height: 'header',
      _print: { height: 'auto', paddingBlock: '2' },
      maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
      marginInline: 'auto',
      paddingInline: 'gutter',
    },
    logo: {
      display: 'block',
      flexShrink: 0,
      paddingBlock: '2px',
      '& img': { width: '180px', height: '40px' },
    },
    hamburger: {
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      borderRadius: 'sm',
      border: '1px solid {colors.control}',
      color: 'fg',
      bg: 'bg',
      [wide]: { display: 'none' },
      // The three bars become a cross while the menu is open.
      '& path': { transition: 'transform 150ms', transformBox: 'fill-box', transformOrigin: 'center' },
      '&:has(+ :popover-open) path': {
        '&:first-of-type': { transform: 'translateY(7px) rotate(45deg)' },
        '&:nth-of-type(2)': { transform: 'scaleX(0)' },
        '&:last-of-type': { transform: 'translateY(-7px) rotate(-45deg)' },
      },
    },
    menu: {
      color: 'fg',
      bg: 'bg',
      [narrow]: {
        position: 'fixed',
        inset: '{sizes.header} 0 0 0',
        width: '100%',
        height: 'auto',
        maxHeight: 'calc(100dvh - {sizes.header})',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        paddingInline: 'gutter',
        paddingBlock: '{spacing.4} {spacing.12}',
        border: 0,
      },
      [wide]: {
        display: 'flex',
        position: 'static',
        alignItems: 'center',
        gap: '2',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        border: 0,
        padding: 0,
        margin: 0,
      },
    },
    list: { [wide]: { display: 'flex', alignItems: 'center', gap: '1' } },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      [narrow]: { borderBottom: '1px solid {colors.hairline}' },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '3.25rem', xl: 'header' },
      paddingInline: { xl: '2' },
      fontSize: { base: 'lg', xl: 'sm' },
      fontWeight: 500,
      color: 'fg',
      textDecoration: 'none',
      flexGrow: { base: 1, xl: 0 },
      whiteSpace: 'nowrap',
      // As high as the bar: a ring around it would leave the window.
      '&:focus-visible': { outlineOffset: { xl: '-6px' } },
      '&[aria-current=page], &[data-active]': {
        color: 'brand',
        boxShadow: { xl: 'inset 0 -2px {colors.brand}' },
        fontWeight: { base: 700, xl: 500 },
      },
    },
    toggle: {
      display: 'grid',
      placeItems: 'center',
      width: { base: 'target', xl: '1.75rem' },
      height: { base: 'target', xl: 'header' },
      '&:focus-visible': { outlineOffset: { xl: '-6px' } },
      color: 'fg.muted',
      borderRadius: 'sm',
      '& svg': { transition: 'rotate 150ms' },
      '&[aria-expanded=true] svg': { rotate: '180deg' },
      // Without the boot script the dropdowns of narrow screens stand open, and the button would do nothing.
      'html:not([data-script]) &': { [narrow]: { display: 'none' } },
    },
    panel: {
      [narrow]: {
        width: '100%',
        paddingBottom: '2',
        'html[data-script] [aria-expanded=false] + &': { display: 'none' },
      },
      [wide]: {
        position: 'absolute',
        // Covers the bar's own rule, so that a pointer never leaves the entry on its way down.
        top: '{sizes.header}',
        insetInline: 0,
        visibility: 'hidden',
        opacity: 0,
        // While it fades out under a resting pointer it must not be pointed at, or it would open again.
        pointerEvents: 'none',
        bg: 'bg',
        borderBlock: '1px solid {colors.hairline}',
        boxShadow: 'floating',
        // The shadow falls on the page and not on the bar above.
        clipPath: 'inset(0 0 -3rem)',
        paddingTop: '6',
        paddingInline: 'max({spacing.gutter}, calc((100vw - {sizes.content}) / 2))',
        transition: 'opacity 150ms, visibility 150ms',
        // Visible at once, because the arrow keys move focus into it as it opens.
        [openPanel]: {
          visibility: 'visible',
          opacity: 1,
          pointerEvents: 'auto',
          transition: 'opacity 150ms',
        },
      },
      '& > p': {
        fontSize: 'xs',
        fontWeight: 600,
        letterSpacing: '0.08em',
        textTransform: 'uppercase',
        color: 'fg.muted',
      },
    },
    cards: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' },
      columnGap: { base: '6', xl: '0' },
      paddingBlock: { base: '2', xl: '{spacing.4} {spacing.6}' },
    },
    card: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'start',
      gap: '1',
      paddingBlock: { base: '4', xl: '0' },
      paddingInline: { xl: '6' },
      borderTop: { base: '1px solid {colors.hairline}', xl: '0' },
      '&:first-of-type': { paddingInlineStart: { xl: '0' } },
      '& + li': { borderInlineStart: { xl: '1px solid {colors.hairline}' } },
      '& strong': { fontWeight: 600 },
      '& span': { fontSize: 'sm', color: 'fg.muted', lineHeight: 1.45, marginBottom: '3' },
    },
    action: {
      ...button.base,
      ...button.variants?.variant.outline,
      ...button.variants?.size.sm,
      marginTop: 'auto',
    },
    overview: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '3.25rem',
      borderTop: '1px solid {colors.hairline}',
      fontSize: 'sm',
      fontWeight: 600,
      textDecoration: 'none',
    },
    consultation: {
      ...button.base,
      ...button.variants?.variant.solid,
      ...button.variants?.size.sm,
      marginTop: { base: '6', xl: 0 },
      marginInlineStart: { xl: '3' },
      width: { base: '100%', xl: 'auto' },
    },
  },
});
