/** The look of an explanation, as a popover or a tooltip. */
export const explanationStyles = {
  maxWidth: 'min(17rem, 90vw)',
  padding: '{spacing.3} {spacing.4}',
  border: '1px solid {colors.control}',
  borderRadius: 'sm',
  bg: 'bg.raised',
  color: 'fg',
  fontSize: 'sm',
  lineHeight: 1.5,
  boxShadow: 'floating',
} as const;
