import { defineSlotRecipe } from '../recipe.ts';

/** A notification on the raised panel, told apart by its icon and edge. Chakra's toaster sets the custom properties. */
export const toastRecipe = defineSlotRecipe({
  className: 'c-toast',
  slots: ['root', 'indicator', 'text', 'title', 'description', 'closeTrigger'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: '3',
      width: 'min(27rem, calc(100vw - 2rem))',
      height: 'var(--height)',
      // The header's menu button stays free, however large the text.
      maxHeight: 'calc(100dvh - {sizes.header} - 3rem)',
      overflowY: 'auto',
      padding: '{spacing.3} {spacing.3} {spacing.4} {spacing.4}',
      color: 'fg',
      bg: 'bg.raised',
      border: '1px solid {colors.hairline}',
      borderRadius: 'sm',
      boxShadow: 'floating',
      fontSize: 'sm',
      lineHeight: 1.45,
      overflowWrap: 'anywhere',
      touchAction: 'pan-y',
      // No selection, which would be dragged instead of the notification.
      userSelect: 'none',
      translate: 'calc(var(--x) + var(--swipe, 0px)) var(--y)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      transition: 'translate 200ms ease-out, opacity 200ms',
      '&[data-swiping]': { transition: 'none' },
      borderInlineStart: '4px solid {colors.brand}',
      '&[data-type=error]': { borderInlineStartColor: 'danger' },
      _print: { display: 'none' },
    },
    indicator: {
      display: 'flex',
      marginTop: '0.625rem',
      color: 'brand',
      '[data-type=error] > &': { color: 'danger' },
    },
    text: { paddingTop: '0.5625rem' },
    title: { fontWeight: 600, fontSize: 'md', lineHeight: 1.3 },
    description: { color: 'fg.muted', marginTop: '1' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'target',
      minHeight: 'target',
      color: 'fg.muted',
      borderRadius: 'sm',
      '&:hover': { color: 'fg', bg: 'bg.panel' },
    },
  },
});
