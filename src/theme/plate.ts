/**
 * Styles of a plate: a strip that is dark in both schemes and holds the colours of the dark one. On paper it is paper.
 */
export const plate = {
  colorScheme: { base: 'dark', _print: 'light' },
  bg: { base: 'bg.plate', _print: 'transparent' },
  // Said again: what is inherited was computed outside.
  color: 'fg',
} as const;
