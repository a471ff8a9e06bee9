/** The label of a control or the legend of a group. */
export const labelStyles = {
  display: 'block',
  fontWeight: 600,
  lineHeight: 1.35,
  marginBottom: '1',
  padding: 0,
} as const;

/** A control in which a visitor writes or chooses, whatever its kind. */
export const controlStyles = {
  display: 'block',
  width: '100%',
  minHeight: '3rem',
  padding: '{spacing.2} {spacing.3}',
  font: 'inherit',
  lineHeight: 1.4,
  color: 'fg',
  backgroundColor: 'bg.raised',
  border: '1px solid {colors.control}',
  borderRadius: 'sm',
  '&:hover': { borderColor: 'fg.muted' },
  '&:focus-visible': { outlineOffset: '1px', borderRadius: 'sm' },
  '&[aria-invalid]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
} as const;
