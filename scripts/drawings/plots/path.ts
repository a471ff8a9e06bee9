/** A point of a drawing, in its units. */
export type Point = readonly [x: number, y: number];

const join = (numbers: readonly number[]) =>
  numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');

/** The path of a line through the points: whole numbers, each relative to the one before, which compresses best. */
export function pathOf(points: readonly Point[]): string {
  const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [first = [0, 0], ...others] = rounded;
  const steps = others.map(([x, y], index) => {
    const [beforeX, beforeY] = rounded[index] ?? first;
    return [x - beforeX, y - beforeY];
  });
  return `M${join(first)}l${join(steps.flat())}`;
}

/**
 * The fewest of the points whose line stays within `tolerance` of all of them (Ramer, Douglas and Peucker; distance
 * taken along y, as fits a curve over x).
 */
export function thin(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const chord = (x: number) => first[1] + ((last[1] - first[1]) * (x - first[0])) / (last[0] - first[0]);
  const distances = points.map(([x, y]) => Math.abs(y - chord(x)));
  const furthest = Math.max(...distances);
  if (furthest <= tolerance) return [first, last];
  const at = distances.indexOf(furthest);
  return [...thin(points.slice(0, at + 1), tolerance).slice(0, -1), ...thin(points.slice(at), tolerance)];
}
