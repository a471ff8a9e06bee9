import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A notification on the raised panel, told apart by its icon and edge. The custom properties are the machine's. */
export const toastRecipe = defineSlotRecipe({
  slots: ['region', 'root', 'icon', 'text', 'close'],
  base: {
    // Below the header, whose menu button they would cover.
    region: { '&[data-side=top]': { marginTop: '{sizes.header}' } },
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: '3',
      width: 'min(27rem, calc(100vw - 2rem))',
      height: 'var(--height)',
      padding: '{spacing.3} {spacing.3} {spacing.4} {spacing.4}',
      color: 'fg',
      bg: 'bg.raised',
      border: '1px solid {colors.hairline}',
      borderRadius: 'md',
      boxShadow: 'floating',
      fontSize: 'sm',
      lineHeight: 1.45,
      overflowWrap: 'anywhere',
      touchAction: 'pan-y',
      // A selection would be dragged instead of the notification.
      userSelect: 'none',
      translate: 'calc(var(--x) + var(--swipe, 0px)) var(--y)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      transition: 'translate 200ms ease-out, opacity 200ms',
      '&[data-swiping]': { transition: 'none' },
      _print: { display: 'none' },
    },
    icon: { display: 'flex', marginTop: '0.625rem' },
    text: {
      paddingTop: '0.5625rem',
      '& [data-part=title]': { fontWeight: 600, fontSize: 'md', lineHeight: 1.3 },
      '& [data-part=description]': { color: 'fg.muted', marginTop: '1' },
    },
    close: {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'target',
      minHeight: 'target',
      color: 'fg.muted',
      borderRadius: 'sm',
      '&:hover': { color: 'fg', bg: 'bg.panel' },
    },
  },
  variants: {
    kind: {
      success: { root: { borderInlineStart: '4px solid {colors.brand}' }, icon: { color: 'brand' } },
      error: { root: { borderInlineStart: '4px solid {colors.danger}' }, icon: { color: 'danger' } },
    },
  },
});
