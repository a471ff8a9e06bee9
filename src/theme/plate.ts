/**
 * Styles of a plate: a strip that is dark in both schemes and has the colours of the dark one; in print it has no
 * background.
 */
export const plate = {
  colorScheme: { base: 'dark', _print: 'light' },
  bg: { base: 'bg.plate', _print: 'transparent' },
  // Set again, because the inherited colour was computed in the scheme outside the plate.
  color: 'fg',
} as const;
