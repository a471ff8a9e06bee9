import type { Point } from '../plots/path.ts';

/** How a part of a mark is painted: a line or an area, in the text's colour or the brand's. */
type Paint =
  'line' | 'route' | 'area' | 'route-area' | 'tint' | 'ground' | 'gap' | 'lead' | 'end' | 'end-ring';

const round = (value: number) => +value.toFixed(1);

export const path = (paint: Paint, data: string) => `<path class="${paint}" d="${data}"/>`;

/** The data of a line through points, `Z` at its end for a closed one. */
export const through = (points: readonly Point[], end: 'Z' | '' = '') =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${end}`;

export const circle = (paint: Paint, [x, y]: Point, radius: number) =>
  `<circle class="${paint}" cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;

/** The point a part of the way from one to another. */
export const between = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [
  x + (toX - x) * part,
  y + (toY - y) * part,
];

/** The point at an angle, in degrees, on a circle. */
export const onCircle = ([x, y]: Point, radius: number, degrees: number): Point => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** A curve, level at both ends, from one point to another. */
export const levelCurve = ([x, y]: Point, [toX, toY]: Point) => {
  const middle = round((x + toX) / 2);
  return `M${round(x)} ${round(y)}C${middle} ${round(y)} ${middle} ${round(toY)} ${round(toX)} ${round(toY)}`;
};
