import { createNoise } from '../noise.ts';
import { circle, path, through } from './shapes.ts';
import type { Point } from '../plots/path.ts';

/** Points of a curve at every half unit. */
const sample = (from: number, to: number, yOf: (x: number) => number): Point[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, index) => {
    const x = from + index / 2;
    return [x, yOf(x)];
  });

/** Peaks of two crystal forms: degrees two theta (Cu Kα) and height relative to the largest. */
const forms = {
  first: [
    [7.9, 0.55],
    [12.4, 1],
    [15.8, 0.34],
    [18.7, 0.72],
    [21.2, 0.28],
    [23.6, 0.5],
    [26.4, 0.3],
    [30.1, 0.14],
  ],
  second: [
    [9.6, 1],
    [13.7, 0.3],
    [16.9, 0.62],
    [20, 0.86],
    [24.9, 0.36],
    [28.2, 0.24],
  ],
} as const;

/** Pseudo-Voigt peaks 0.7 degrees wide at half their height, on the scatter that falls off with the angle. */
export function diffractionMark(): string {
  const halfWidth = 0.35;
  const pattern = (peaks: readonly (readonly [number, number])[], base: number, scale: number) =>
    through(
      sample(8, 90, (x) => {
        const angle = 5 + ((x - 8) / 82) * 30;
        const intensity = peaks.reduce(
          (sum, [position, height]) => {
            const offset = ((angle - position) / halfWidth) ** 2;
            return sum + height * (0.65 / (1 + offset) + 0.35 * Math.exp(-Math.LN2 * offset));
          },
          0.1 * Math.exp((5 - angle) / 5),
        );
        return base - scale * intensity;
      }),
    );
  return [
    path('line', pattern(forms.first, 78, 33)),
    path('route', pattern(forms.second, 38, 31)),
    path('line', 'M8 86H90M8 86V91M21.7 86V90M35.3 86V91M49 86V90M62.7 86V91M76.3 86V90M90 86V91'),
  ].join('');
}

/**
 * A related-substances chromatogram at the scale of its impurities: the main peak leaves it at the top. A peak is a
 * Gaussian whose back is wider than its front.
 */
export function chromatogramMark(): string {
  const base = 78;
  /** Retention, standard deviation and height in units of the drawing. */
  const peaks = [
    { at: 33, deviation: 1.5, tailing: 1.2, height: 5 },
    { at: 47, deviation: 1.5, tailing: 1.45, height: 4000 },
    { at: 67, deviation: 1.9, tailing: 1.3, height: 22 },
    { at: 79, deviation: 1.9, tailing: 1.2, height: 3 },
  ];
  const threshold = 11;
  const trace = (x: number) =>
    base -
    peaks.reduce((sum, { at, deviation, tailing, height }) => {
      const width = x < at ? deviation : deviation * tailing;
      return sum + height * Math.exp(-0.5 * ((x - at) / width) ** 2);
    }, 0);
  const top = 5;
  const points = sample(8, 90, trace);
  const [rising, falling] = [
    points.filter(([x, y]) => x <= 47 && y >= top),
    points.filter(([x, y]) => x > 47 && y >= top),
  ];
  const edge = points.filter(([, y]) => y < top).map(([x]) => x);
  const impurity = points.filter(([x]) => x >= 61 && x <= 75);
  return [
    path('route-area', `${through(impurity)}Z`),
    path('line', through([...rising, [Math.min(...edge), top]])),
    path('line', through([[Math.max(...edge), top], ...falling])),
    path('route', `M8 ${base - threshold}H90`).replace('/>', ' stroke-dasharray="4 5"/>'),
    path('line', 'M8 86H90M8 86V91M28.5 86V90M49 86V91M69.5 86V90M90 86V91'),
  ].join('');
}

/** Cells by two fluorescent markers, on logarithmic axes: most have neither, the gate holds those that have both. */
export function cytometry(): string {
  const deviate = createNoise(7);
  const cells: Point[] = [];
  /** Adds cells of a population: bivariate normal, drawn where no other one is. */
  const populate = (count: number, [x, y]: Point, spread: number, correlation: number) => {
    const drawn: Point[] = [];
    while (drawn.length < count) {
      const [first, second] = [deviate(), deviate()];
      const cell: Point = [
        x + spread * first,
        y - spread * (correlation * first + Math.sqrt(1 - correlation ** 2) * second),
      ];
      const isFree = cells.every(([otherX, otherY]) => Math.hypot(cell[0] - otherX, cell[1] - otherY) > 3.2);
      if (!isFree || cell[0] < 14 || cell[0] > 90 || cell[1] < 8 || cell[1] > 82) continue;
      cells.push(cell);
      drawn.push(cell);
    }
    return drawn;
  };
  const dots = (points: readonly Point[], paint: 'area' | 'route-area') =>
    points.map((point) => circle(paint, point, 1.2)).join('');
  return [
    path('line', 'M10 6V86H92M10 22H6M10 43H6M10 64H6M31 86V90M52 86V90M73 86V90'),
    dots(populate(44, [31, 64], 8.5, 0.25), 'area'),
    dots(populate(26, [69, 28], 5.4, 0.4), 'route-area'),
    dots(populate(5, [66, 67], 8, 0), 'area'),
    dots(populate(4, [30, 30], 6.5, 0), 'area'),
    path('route', 'M49 31L58 11L85 5L91 26L75 49L52 47Z'),
  ].join('');
}
