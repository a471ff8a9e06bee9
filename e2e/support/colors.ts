/** Returns a color of the palette (`#RRGGBB`) as browsers compute it. */
export const toRgb = (color: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).join(', ')})`;
